import type { trackingMachine } from '#machines/tracking.ts';
import type { TrackedRequest, TrackingOutcome } from '#schemas/request-tracking.ts';
import { nothing, oracleOf } from '../model/oracle.ts';

/** `docs/decisions/007`: who may track a request, and what can be changed after the venue has acted on it. */
const following = 'decisions 7';

const blankPair = { reference: '', phone: '' };
export const pair = { reference: '7K3M9-Q2XTA', phone: '8866' };
const otherPair = { reference: '9PQR2-K7M3X', phone: '1234' };
const typed = { exhibitionName: '茶博会' };
const typedAnew = { exhibitionName: '春季茶博会' };

/** A request as its applicant sees it: new, taken up by the venue, withdrawn. */
export const fresh: TrackedRequest = {
  reference: pair.reference,
  kind: 'exhibition',
  status: 0,
  createdAt: '2026-11-21T01:00:00.000Z',
  answerBy: '2026-11-22T01:00:00.000Z',
  askedAt: '2026-11-21T02:00:00.000Z',
  timeZone: 'Asia/Shanghai',
  canChange: true,
  values: { exhibitionName: '茶叶展', mobilePhone: '13800008866' },
};
export const taken: TrackedRequest = { ...fresh, status: 1, canChange: false };
export const withdrawn: TrackedRequest = { ...fresh, status: 4, canChange: false };
/** The phone number is another one; the following calls are verified with it. */
const answered: TrackedRequest = { ...fresh, values: { mobilePhone: '13900001234' } };
const newPair = { ...pair, phone: '13900001234' };

const unknown = { kind: 'notFound' } as const;
const limited = { kind: 'limited', retryAfter: 60 } as const;
const unreadable = { kind: 'rejected', errors: { phone: 'invalid' } } as const;
const failed = { kind: 'failed' } as const;
const tooLate: TrackingOutcome = { kind: 'closed', request: taken };

const nothingFound = { request: undefined, trouble: undefined, values: undefined, saved: false };
const blank = { ...nothingFound, start: 'asking', pair: blankPair } as const;
const asked = { ...blank, pair };
const shown = { ...asked, request: fresh };

const calls = (call: string, rest: object = {}) => ({ actor: 'makeCall', input: { call, pair, ...rest } });

/** No call is pending. */
const noAnswers = {
  'the request arrives': nothing(following),
  'the request is not found': nothing(following),
  'the rate limit is exceeded': nothing(following),
  'the server refuses it': nothing(following),
  'the venue has acted first': nothing(following),
  'the server fails': nothing(following),
  'the network is lost': nothing(following),
};
const ignored = {
  'another pair is typed': nothing(following),
  'amend is clicked': nothing(following),
  'an amendment is sent': nothing('BOOK-07'),
  'withdraw is clicked': nothing(following),
  'it is confirmed': nothing('BOOK-07'),
  'it is cancelled': nothing(following),
  'another request is started': nothing(following),
};

/** The two fields, with or without a message. */
const fields = {
  ...ignored,
  ...noAnswers,
  'another pair is typed': {
    rule: following,
    to: 'finding',
    changes: { ...nothingFound, pair: otherPair },
    asks: calls('find', { pair: otherPair }),
  },
};
const anew = { rule: following, to: 'asking', changes: { ...nothingFound, pair: blankPair } };
/** A request that can no longer be changed. */
const closed = { ...ignored, ...noAnswers, 'another request is started': anew };
const forgotten = { trouble: undefined, values: undefined, saved: false };
/** A request that the venue has not acted on. */
const open = {
  ...closed,
  'amend is clicked': { rule: following, to: 'amending', changes: forgotten },
  'withdraw is clicked': { rule: following, to: 'confirming', changes: forgotten },
};
const question = {
  ...ignored,
  ...noAnswers,
  'it is confirmed': {
    rule: following,
    to: 'withdrawing',
    changes: { trouble: undefined },
    asks: calls('withdraw'),
  },
  'it is cancelled': { rule: following, to: 'found', changes: forgotten },
};
const form = {
  ...ignored,
  ...noAnswers,
  'an amendment is sent': {
    rule: following,
    to: 'saving',
    changes: { values: typedAnew, trouble: undefined },
    asks: calls('amend', { values: typedAnew }),
  },
  'it is cancelled': { rule: following, to: 'found', changes: forgotten },
};

/** The current request, if a change came too late. */
const cameLate = {
  rule: following,
  to: 'closed',
  changes: { request: taken, trouble: tooLate, values: undefined },
};
/** A change that failed: back to the state before it, with the typed values, for a retry. */
const notMade = (to: string) => ({
  ...ignored,
  'the request is not found': { rule: 'BOOK-07', to, changes: { trouble: unknown } },
  'the rate limit is exceeded': { rule: 'BOOK-07', to, changes: { trouble: limited } },
  'the server refuses it': { rule: 'BOOK-07', to, changes: { trouble: unreadable } },
  'the venue has acted first': cameLate,
  'the server fails': { rule: 'BOOK-07', to, changes: { trouble: failed } },
  'the network is lost': { rule: 'BOOK-07', to, changes: { trouble: failed } },
});
const nowSo = { request: answered, trouble: undefined, values: undefined };

/** The page of a form post without scripts, which starts in the state that the post led to. */
const startsAt = <State extends string, View extends object>(state: State, view: View) => ({
  rule: 'decisions 6',
  input: { ...view, state },
  state,
  context: { ...view, start: state },
});

/**
 * Decisions, 7: a request is found by its reference and phone; it can be amended and withdrawn until the venue acts on
 * it.
 */
export const trackingOracle = oracleOf<typeof trackingMachine>()({
  starts: {
    'with the two fields': startsAt('asking', { pair: blankPair }),
    'with a wrong pair': startsAt('notFound', { pair, trouble: unknown }),
    'after the rate limit': startsAt('limited', { pair, trouble: limited }),
    'with an invalid pair': startsAt('refused', { pair, trouble: unreadable }),
    'with a failure': startsAt('failed', { pair, trouble: failed }),
    'with a request': startsAt('found', { pair, request: fresh }),
    'with a request that the venue has acted on': startsAt('found', { pair, request: taken }),
    'with a withdrawn request': startsAt('withdrawn', { pair, request: withdrawn }),
    'with a change after the venue acted': startsAt('closed', { pair, request: taken, trouble: tooLate }),
    'with a refused amendment': startsAt('amending', {
      pair,
      request: fresh,
      trouble: unreadable,
      values: typed,
    }),
    'with a state without its call': { ...startsAt('finding', { pair: blankPair }), state: 'asking' },
  },
  situations: {
    'no pair was entered': { state: 'asking', context: blank },
    'the request was not found': { state: 'notFound', context: { ...asked, trouble: unknown } },
    'the rate limit was exceeded': { state: 'limited', context: { ...asked, trouble: limited } },
    'the pair is invalid': { state: 'refused', context: { ...asked, trouble: unreadable } },
    'the lookup failed': { state: 'failed', context: { ...asked, trouble: failed } },
    'the lookup is running': { state: 'finding', context: asked },
    'the request is shown': { state: 'found', context: shown },
    'the request was just amended': { state: 'found', context: { ...shown, saved: true } },
    'a withdrawal without scripts failed': { state: 'found', context: { ...shown, trouble: failed } },
    'the venue has acted on it': { state: 'found', context: { ...shown, request: taken } },
    'the withdrawal awaits confirmation': { state: 'confirming', context: shown },
    'a withdrawal failed': { state: 'confirming', context: { ...shown, trouble: failed } },
    'the withdrawal is being sent': { state: 'withdrawing', context: shown },
    'the request is withdrawn': { state: 'withdrawn', context: { ...shown, request: withdrawn } },
    'the request is being edited': { state: 'amending', context: shown },
    'an amendment was refused': {
      state: 'amending',
      context: { ...shown, trouble: unreadable, values: typed },
    },
    'the amendment is being sent': { state: 'saving', context: { ...shown, values: typed } },
    'a change came after the venue acted': {
      state: 'closed',
      context: { ...shown, request: taken, trouble: tooLate },
    },
  },
  happenings: {
    'another pair is typed': { type: 'find', ...otherPair },
    'amend is clicked': { type: 'amend' },
    'an amendment is sent': { type: 'save', values: typedAnew },
    'withdraw is clicked': { type: 'withdraw' },
    'it is confirmed': { type: 'confirm' },
    'it is cancelled': { type: 'cancel' },
    'another request is started': { type: 'another' },
    'the request arrives': { answers: 'makeCall', output: { kind: 'found', request: answered } },
    'the request is not found': { answers: 'makeCall', output: unknown },
    'the rate limit is exceeded': { answers: 'makeCall', output: limited },
    'the server refuses it': { answers: 'makeCall', output: unreadable },
    'the venue has acted first': { answers: 'makeCall', output: tooLate },
    'the server fails': { answers: 'makeCall', output: failed },
    'the network is lost': { breaks: 'makeCall', error: new Error('offline') },
  },
  table: {
    'no pair was entered': fields,
    'the request was not found': fields,
    'the rate limit was exceeded': fields,
    'the pair is invalid': fields,
    'the lookup failed': fields,
    'the lookup is running': {
      ...ignored,
      'the request arrives': { rule: following, to: 'found', changes: nowSo },
      'the request is not found': { rule: following, to: 'notFound', changes: { trouble: unknown } },
      'the rate limit is exceeded': { rule: following, to: 'limited', changes: { trouble: limited } },
      'the server refuses it': { rule: following, to: 'refused', changes: { trouble: unreadable } },
      'the venue has acted first': cameLate,
      'the server fails': { rule: following, to: 'failed', changes: { trouble: failed } },
      'the network is lost': { rule: following, to: 'failed', changes: { trouble: failed } },
    },
    'the request is shown': open,
    'the request was just amended': open,
    'a withdrawal without scripts failed': open,
    'the venue has acted on it': closed,
    'the withdrawal awaits confirmation': question,
    'a withdrawal failed': question,
    'the withdrawal is being sent': {
      ...notMade('confirming'),
      'the request arrives': { rule: following, to: 'withdrawn', changes: nowSo },
    },
    'the request is withdrawn': closed,
    'the request is being edited': form,
    'an amendment was refused': form,
    'the amendment is being sent': {
      ...notMade('amending'),
      'the request arrives': {
        rule: following,
        to: 'found',
        changes: { ...nowSo, saved: true, pair: newPair },
      },
    },
    'a change came after the venue acted': closed,
  },
});
