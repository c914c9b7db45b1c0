import { fill } from '#i18n/fill.ts';
import { Icon } from '#ui/Icon.tsx';
import { useTracked } from './context.ts';
import { PhoneLink } from './PhoneLink.tsx';
import { TrackingError } from './TrackingError.tsx';

/** Result of the last change: stored, too late, or failed. */
export function Notice() {
  const { texts, view, phone } = useTracked();
  const { change, message } = texts;
  const { state, saved, trouble } = view;
  const done = state === 'withdrawn' ? change.withdrawn : saved && change.saved;
  if (trouble?.kind === 'closed')
    return (
      <div role="alert" className="mt-6 rounded bg-warning-surface px-5 py-4 text-sm text-warning">
        <p>{change.closed}</p>
        {phone && <PhoneLink phone={phone} />}
      </div>
    );
  return (
    <>
      <div role="status">
        {done && (
          <p className="mt-6 flex items-center gap-3.5 rounded bg-success-surface px-5 py-4 text-sm text-success">
            <Icon name="check" />
            {done}
          </p>
        )}
      </div>
      {/* An open confirmation shows the message itself. */}
      {state === 'found' && trouble && (
        <TrackingError
          text={
            trouble.kind === 'limited'
              ? fill(message.limited, { minutes: Math.ceil(trouble.retryAfter / 60) })
              : trouble.kind === 'rejected'
                ? change.rejected
                : message[trouble.kind]
          }
        />
      )}
    </>
  );
}
