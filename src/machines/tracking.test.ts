import { describe, expect, it } from 'vitest';
import type { TrackingOutcome } from '#schemas/request-tracking.ts';
import { proveMachine } from '#tests/machines/model/prove.ts';
import {
  pair,
  fresh as request,
  taken,
  trackingOracle,
  withdrawn,
} from '#tests/machines/oracles/tracking.oracle.ts';
import { startTracking, type TrackingAsked, trackingMachine } from './tracking.ts';
import { type PostedTracking, type TrackingView, viewOfPost } from './tracking-view.ts';

proveMachine(trackingMachine, trackingOracle);

const found: TrackingOutcome = { kind: 'found', request };

const values = { content: 'typed' };
const tooMany: TrackingOutcome = { kind: 'limited', retryAfter: 60 };

const asking: TrackingView = { state: 'asking', pair: { reference: '', phone: '' } };

/**
 * A machine whose calls return these results in order; `step` sends an event and returns the views it led through.
 */
function start(outcomes: TrackingOutcome[], from: TrackingView = asking) {
  const asked: TrackingAsked[] = [];
  const views: TrackingView[] = [];
  const send = startTracking(from, {
    onView: (view) => views.push(view),
    makeCall: async (call) => {
      asked.push(call);
      const outcome = outcomes.shift();
      if (outcome === undefined) throw new Error('offline');
      return outcome;
    },
  });
  const step = async (...[event]: Parameters<typeof send>) => {
    const before = views.length;
    send(event);
    await new Promise((resolve) => setTimeout(resolve));
    return views.slice(before);
  };
  return { asked, step, views };
}

describe('a running tracking machine', () => {
  it('makes the injected calls, reports every step, and treats an exception as a failure', async () => {
    const { asked, step, views } = start([found]);
    expect(views).toEqual([asking]);
    expect(await step({ type: 'find', ...pair })).toMatchObject([
      { state: 'finding', pair },
      { state: 'found', pair, request },
    ]);
    await step({ type: 'withdraw' });
    expect(await step({ type: 'confirm' })).toMatchObject([
      { state: 'withdrawing' },
      { state: 'confirming', trouble: { kind: 'failed' } },
    ]);
    expect(asked).toEqual([
      { call: 'find', pair },
      { call: 'withdraw', pair },
    ]);
    expect(views.filter((view) => 'start' in view)).toEqual([]);
  });

  it.each<[string, Omit<PostedTracking, 'pair'>, TrackingView['state']]>([
    ['a request that was found', { call: 'find', outcome: found }, 'found'],
    ['one that was not', { call: 'find', outcome: { kind: 'notFound' } }, 'notFound'],
    ['an amendment', { call: 'amend', outcome: found }, 'found'],
    [
      'a refused amendment',
      { call: 'amend', outcome: { kind: 'rejected', errors: {} }, request },
      'amending',
    ],
    ['an amendment during an outage', { call: 'amend', outcome: { kind: 'failed' }, values }, 'amending'],
    ['an amendment after too many attempts', { call: 'amend', outcome: tooMany, values }, 'amending'],
    ['an empty amendment during an outage', { call: 'amend', outcome: { kind: 'failed' } }, 'failed'],
    ['a refused pair', { call: 'amend', outcome: { kind: 'rejected', errors: {} } }, 'refused'],
    ['a withdrawal', { call: 'withdraw', outcome: { kind: 'found', request: withdrawn } }, 'withdrawn'],
    ['a withdrawal that failed', { call: 'withdraw', outcome: { kind: 'failed' }, request }, 'found'],
    [
      'a withdrawal that came late',
      { call: 'withdraw', outcome: { kind: 'closed', request: taken } },
      'closed',
    ],
  ])('begins where a post without scripts left the page: %s', (_name, posted, state) => {
    const view = viewOfPost({ ...posted, pair });
    expect(view.state).toBe(state);
    expect(start([], view).views.at(-1)).toMatchObject(JSON.parse(JSON.stringify(view)));
    if (posted.call === 'amend' && state === 'found') expect(view.pair.phone).toBe('13800008866');
  });
});
