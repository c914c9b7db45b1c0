import type { TrackingCall } from '#schemas/request-tracking.ts';
import { useTracked } from './context.ts';

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
