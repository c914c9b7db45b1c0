import type { FormState } from '#blocks/define.ts';
import type { PostedTracking } from '#machines/tracking-view.ts';
import { exhibitionBookingExample } from '#schemas/booking-forms.ts';
import { requestStatus } from '#schemas/request-status.ts';
import type { TrackedRequest } from '#schemas/request-tracking.ts';

/** A request that is followed, as calls and posts without scripts bring it back. */

export const pair = { reference: '7K3M9-Q2XTA', phone: '8866' };
const { status: _status, ...values } = { ...exhibitionBookingExample, mobilePhone: '13800008866' };

export const fresh: TrackedRequest = {
  reference: pair.reference,
  kind: 'exhibition',
  status: requestStatus.new,
  createdAt: '2026-11-21T06:05:00.000Z',
  answerBy: '2026-11-22T06:05:00.000Z',
  askedAt: '2026-11-21T09:00:00.000Z',
  timeZone: 'Asia/Shanghai',
  canChange: true,
  values,
};
/** The venue has acted on it. */
export const taken: TrackedRequest = { ...fresh, status: requestStatus.contacted, canChange: false };
export const withdrawn: TrackedRequest = { ...fresh, status: requestStatus.withdrawn, canChange: false };

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
