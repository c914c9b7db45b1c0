import type { TrackingCall } from '#schemas/request-tracking.ts';
import { useTracked } from './context.ts';

/** What a form of this block sends besides its fields when it is posted without scripts. */
export function Hidden({ call }: { call: TrackingCall }) {
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
