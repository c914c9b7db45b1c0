import { Aside } from './Aside.tsx';
import { AskForm } from './AskForm.tsx';
import { type Tracked, TrackedProvider } from './context.ts';
import { FoundRequest } from './FoundRequest.tsx';

interface FollowedProps {
  title?: string | undefined;
  intro?: string | undefined;
  parts: Tracked;
  /** Something was done since the page opened, so that what takes the place of it gets the focus. */
  moved: boolean;
  /** Called when the form is first used. */
  preload: () => void;
}

/** What following a request shows in each of its states. */
export const Followed = ({ title, intro, parts, moved, preload }: FollowedProps) => (
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
