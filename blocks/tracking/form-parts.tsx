import type { TrackingCall } from '#schemas/request-tracking.ts';
import { Icon } from '#ui/Icon.tsx';
import { useTracked } from './use-tracking.ts';

/** Hidden inputs of a form of this block, for a post without scripts. */
export function HiddenFields({ call }: { call: TrackingCall }) {
  const { id, view } = useTracked();
  return (
    <>
      <input type="hidden" name="_block" value={id} />
      <input type="hidden" name="_do" value={call} />
      {call !== 'find' && (
        <>
          <input type="hidden" name="reference" value={view.pair.reference} />
          <input type="hidden" name="phone" value={view.pair.phone} />
        </>
      )}
    </>
  );
}

/** Label of a button while its call runs. */
export const Pending = ({ text }: { text: string }) => (
  <>
    <span
      aria-hidden="true"
      className="size-4.5 animate-spin rounded-full border-2 border-white/40 border-t-white"
    />
    {text}
  </>
);

/** Announces an error at once. Without a text only the live region is rendered. */
export const TrackingError = ({ text }: { text: string | undefined }) => (
  <div role="alert">
    {text && (
      <p className="mt-6 flex items-center gap-3.5 rounded bg-danger-surface px-5 py-4 text-sm text-danger">
        <Icon name="warning" />
        {text}
      </p>
    )}
  </div>
);
