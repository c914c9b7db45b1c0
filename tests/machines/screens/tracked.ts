import type { FormState } from '#blocks/define.ts';
import { taken as changed, pair, sent } from '#blocks/tracking/story-data.ts';
import type { PostedTracking } from '#machines/tracking-view.ts';
import { requestStatus } from '#schemas/request-status.ts';

/** A tracked request, as calls and form posts without scripts return it. */

export { pair };
export const fresh = sent;
export const taken = changed(requestStatus.contacted);
export const withdrawn = changed(requestStatus.withdrawn);

const brought = (tracking: Omit<PostedTracking, 'pair'>): FormState => ({
  values: { ...pair },
  errors: {},
  outcome: tracking.outcome.kind === 'found' ? 'sent' : 'rejected',
  tracking: { ...tracking, pair },
});

export const posts = {
  'a wrong pair': brought({ call: 'find', outcome: { kind: 'notFound' } }),
  'too many tries': brought({ call: 'find', outcome: { kind: 'limited', retryAfter: 60 } }),
  'a pair that cannot be read': brought({
    call: 'find',
    outcome: { kind: 'rejected', errors: { phone: 'invalid' } },
  }),
  'a failure': brought({ call: 'find', outcome: { kind: 'failed' } }),
  'a request': brought({ call: 'find', outcome: { kind: 'found', request: fresh } }),
  'a request that is withdrawn': brought({
    call: 'withdraw',
    outcome: { kind: 'found', request: withdrawn },
  }),
  'a change that came late': brought({ call: 'amend', outcome: { kind: 'closed', request: taken } }),
  'a refused amendment': brought({
    call: 'amend',
    request: fresh,
    outcome: { kind: 'rejected', errors: { remark: 'too_long' } },
  }),
} as const satisfies Readonly<Record<string, FormState>>;
