import { Aside } from './Aside.tsx';
import { AskForm } from './AskForm.tsx';
import { type Tracked, TrackedProvider } from './context.ts';
import { FoundRequest } from './FoundRequest.tsx';

interface TrackedRequestViewProps {
  title?: string | undefined;
  intro?: string | undefined;
  parts: Tracked;
  /** True after the first action on the page: the part that replaces another then takes the focus. */
  moved: boolean;
  /** Called when the form is first used. */
  preload: () => void;
}

/** The request with its actions, or the form that asks for reference and phone. */
export const TrackedRequestView = ({ title, intro, parts, moved, preload }: TrackedRequestViewProps) => (
  <TrackedProvider value={parts}>
    {parts.view.request ? (
      <FoundRequest request={parts.view.request} arrived={moved} />
    ) : (
      <div className="grid gap-x-gutter gap-y-12 md:grid-cols-12">
        <AskForm title={title} intro={intro} again={moved} preload={preload} />
        <Aside />
      </div>
    )}
  </TrackedProvider>
);
