import type { StoryDefault } from '@ladle/react';
import { trackingTranslate } from '#i18n/tracking.ts';
import { trackingMachine } from '#machines/tracking.ts';
import type { TrackingState, TrackingView } from '#machines/tracking-view.ts';
import { requestStatus } from '#schemas/request-status.ts';
import { storiesOf } from '#tests/stories/machine-stories.tsx';
import { formsIn } from './forms.ts';
import { pair, sent, taken, values } from './story-data.ts';
import { TrackedRequestView } from './TrackedRequestView.tsx';

export default { title: 'Machines / tracking' } satisfies StoryDefault;

const inState = storiesOf({
  machine: trackingMachine,
  show: ({ snapshot, language }) => (
    <div className="wrap py-8">
      <TrackedRequestView
        parts={{
          id: `tracking-${language}`,
          t: trackingTranslate(language),
          forms: formsIn(language),
          phone: '023 0000 8866',
          view: { ...snapshot.context, state: snapshot.value === 'starting' ? 'asking' : snapshot.value },
          send: () => {},
        }}
        moved={false}
        preload={() => {}}
      />
    </div>
  ),
});

const at = (state: TrackingState, rest: Partial<TrackingView> = {}) =>
  inState(state, () => ({ start: state, pair, ...rest }));
const begun = taken(requestStatus.contacted);

export const Asking = at('asking', { pair: { reference: '', phone: '' } });
export const Finding = at('finding');
export const NotFound = at('notFound', { trouble: { kind: 'notFound' } });
export const Limited = at('limited', { trouble: { kind: 'limited', retryAfter: 1500 } });
export const Refused = at('refused', {
  trouble: { kind: 'rejected', errors: { reference: 'invalid', phone: 'required' } },
});
export const Failed = at('failed', { trouble: { kind: 'failed' } });
export const Found = at('found', { request: sent });
export const Confirming = at('confirming', { request: sent });
export const Withdrawing = at('withdrawing', { request: sent });
export const Withdrawn = at('withdrawn', { request: taken(requestStatus.withdrawn) });
export const Amending = at('amending', { request: sent });
export const Saving = at('saving', { request: sent, values });
/** The venue acted before the change arrived. */
export const Closed = at('closed', { request: begun, trouble: { kind: 'closed', request: begun } });
