import { describe, expect, it } from 'vitest';
import {
  type TrackedRequest,
  type TrackingOutcome,
  trackedRequestSchema,
} from '#schemas/request-tracking.ts';
import { startTracking, type TrackingAsked, trackingMachine } from './tracking.ts';
import { type PostedTracking, type TrackingView, viewOfPost } from './tracking-view.ts';

const pair = { reference: '7K3M9-Q2XTA', phone: '8866' };
const request: TrackedRequest = trackedRequestSchema.parse({
  reference: pair.reference,
  kind: 'exhibition',
  status: 0,
  createdAt: '2026-11-21T01:00:00.000Z',
  answerBy: '2026-11-22T01:00:00.000Z',
  askedAt: '2026-11-21T02:00:00.000Z',
  timeZone: 'Asia/Shanghai',
  canChange: true,
  values: { exhibitionName: 'Fair', mobilePhone: '13800008866' },
});
const taken: TrackedRequest = { ...request, status: 1, canChange: false };
const withdrawn: TrackedRequest = { ...request, status: 4, canChange: false };
const found: TrackingOutcome = { kind: 'found', request };

const asking: TrackingView = { state: 'asking', pair: { reference: '', phone: '' } };
const visited = new Set<string>();

/** A machine whose calls end in turn so; `step` sends an event and tells the states it led through. */
function start(outcomes: (TrackingOutcome | Error)[], from: TrackingView = asking) {
  const asked: TrackingAsked[] = [];
  const views: TrackingView[] = [];
  const send = startTracking(from, {
    onView: (view) => {
      views.push(view);
      visited.add(view.state);
    },
    makeCall: async (call) => {
      asked.push(call);
      const outcome = outcomes.shift();
      if (outcome === undefined || outcome instanceof Error) throw outcome ?? new Error('no outcome left');
      return outcome;
    },
  });
  const step = async (...[event]: Parameters<typeof send>) => {
    const before = views.length;
    send(event);
    await new Promise((resolve) => setTimeout(resolve));
    return views.slice(before).map(({ state }) => state);
  };
  const view = () => views.at(-1) ?? from;
  return { asked, step, view };
}

const find = { type: 'find', ...pair } as const;

describe('the tracking machine', () => {
  it('asks, finds, and is ready for another request', async () => {
    const { asked, step, view } = start([found]);
    expect(view()).toMatchObject(asking);
    expect(await step(find)).toEqual(['finding', 'found']);
    expect(asked).toEqual([{ call: 'find', pair }]);
    expect(view()).toMatchObject({ request, pair });
    expect(await step({ type: 'another' })).toEqual(['asking']);
    expect(view()).toEqual({
      ...asking,
      request: undefined,
      trouble: undefined,
      values: undefined,
      saved: false,
    });
  });

  it.each<[TrackingOutcome | Error, TrackingView['state']]>([
    [{ kind: 'notFound' }, 'notFound'],
    [{ kind: 'limited', retryAfter: 60 }, 'limited'],
    [{ kind: 'rejected', errors: { phone: 'invalid' } }, 'refused'],
    [{ kind: 'failed' }, 'failed'],
    [new Error('offline'), 'failed'],
  ])('keeps the pair after %j, and asks again', async (outcome, state) => {
    const { step, view } = start([outcome, found]);
    expect(await step(find)).toEqual(['finding', state]);
    expect(view()).toMatchObject({ pair, trouble: outcome instanceof Error ? { kind: 'failed' } : outcome });
    expect(await step(find)).toEqual(['finding', 'found']);
    expect(view().trouble).toBeUndefined();
  });

  it('ignores a second question while the first is on its way', async () => {
    const { asked, step } = start([found]);
    const first = step(find);
    await step(find);
    await first;
    expect(asked).toHaveLength(1);
  });

  it('withdraws after it was confirmed, and not when it was not', async () => {
    const { asked, step, view } = start([found, { kind: 'found', request: withdrawn }]);
    await step(find);
    expect(await step({ type: 'withdraw' })).toEqual(['confirming']);
    expect(await step({ type: 'cancel' })).toEqual(['found']);
    await step({ type: 'withdraw' });
    expect(await step({ type: 'confirm' })).toEqual(['withdrawing', 'withdrawn']);
    expect(view().request?.status).toBe(4);
    expect(asked.map(({ call }) => call)).toEqual(['find', 'withdraw']);
    expect(await step({ type: 'another' })).toEqual(['asking']);
  });

  it('stays at the question when a withdrawal does not arrive', async () => {
    const { step, view } = start([found, new Error('offline'), { kind: 'failed' }]);
    await step(find);
    await step({ type: 'withdraw' });
    expect(await step({ type: 'confirm' })).toEqual(['withdrawing', 'confirming']);
    expect(view().trouble).toEqual({ kind: 'failed' });
    expect(await step({ type: 'confirm' })).toEqual(['withdrawing', 'confirming']);
  });

  it.each([
    ['withdrawal', [{ type: 'withdraw' }, { type: 'confirm' }]],
    ['amendment', [{ type: 'amend' }, { type: 'save', values: { exhibitionName: 'Other' } }]],
  ] as const)(
    'shows the request as it stands when the venue was quicker than a %s',
    async (_name, events) => {
      const { step, view } = start([found, { kind: 'closed', request: taken }]);
      await step(find);
      for (const event of events) await step(event);
      expect(view()).toMatchObject({ state: 'closed', request: taken, trouble: { kind: 'closed' } });
      expect(await step({ type: 'another' })).toEqual(['asking']);
    },
  );

  it('amends, keeps what was typed until it is stored, and goes on with the new number', async () => {
    const values = { exhibitionName: 'Other', mobilePhone: '139 0000 1234' };
    const amended = { ...request, values: { ...values, mobilePhone: '13900001234' } };
    const errors = { exhibitionName: 'required' };
    const { asked, step, view } = start([
      found,
      { kind: 'rejected', errors },
      new Error('offline'),
      { kind: 'found', request: amended },
      { kind: 'found', request: withdrawn },
    ]);
    await step(find);
    expect(await step({ type: 'amend' })).toEqual(['amending']);
    expect(await step({ type: 'save', values })).toEqual(['saving', 'amending']);
    expect(view()).toMatchObject({ values, trouble: { errors } });
    expect(await step({ type: 'save', values })).toEqual(['saving', 'amending']);
    expect(view()).toMatchObject({ values, trouble: { kind: 'failed' } });
    expect(await step({ type: 'save', values })).toEqual(['saving', 'found']);
    expect(view()).toMatchObject({ request: amended, saved: true, trouble: undefined });
    await step({ type: 'withdraw' });
    expect(view().saved).toBe(false);
    await step({ type: 'confirm' });
    expect(asked.at(-1)).toEqual({ call: 'withdraw', pair: { ...pair, phone: '13900001234' } });
  });

  it('gives up an amendment', async () => {
    const { step, view } = start([found]);
    await step(find);
    await step({ type: 'amend' });
    expect(await step({ type: 'cancel' })).toEqual(['found']);
    expect(view().request).toEqual(request);
  });

  it('neither amends nor withdraws what the venue has acted on', async () => {
    const { step, view } = start([{ kind: 'found', request: taken }]);
    await step(find);
    await step({ type: 'amend' });
    await step({ type: 'withdraw' });
    expect(view().state).toBe('found');
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
    expect(start([], view).view()).toMatchObject(JSON.parse(JSON.stringify(view)));
    if (posted.call === 'amend' && state === 'found') expect(view.pair.phone).toBe('13800008866');
  });

  it('has no state that these tests have not been in', () => {
    const all = Object.keys(trackingMachine.config.states ?? {}).filter((state) => state !== 'starting');
    expect([...visited].sort()).toEqual(all.sort());
  });
});
