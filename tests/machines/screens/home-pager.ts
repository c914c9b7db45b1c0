import type { SnapshotFrom } from 'xstate';
import { homePagerMachine } from '#machines/home-pager.ts';
import { stateName } from '../model/states.ts';
import { type Hands, screenOf } from '../screen.ts';

type At = SnapshotFrom<typeof homePagerMachine>;

const lock = { type: 'xstate.after.lock.homePager.paging.moving' };
const rest = { type: 'xstate.after.rest.homePager.paging.coasting' };
const wheel = (delta: number) => ({ type: 'wheel', delta, atEdge: true }) as const;
const step = { type: 'step', direction: 1, atEdge: true } as const;

/** One turn of a wheel with momentum in px, and the time until the next turn in ms. */
const turn = 100;
const pause = 40;
/** So many turns that the momentum ends after the section has arrived; all of them are one gesture. */
const turns = 15;

const is = ({ value }: At, state: 'off' | 'paging.settled' | 'paging.moving' | 'paging.coasting') =>
  stateName(value) === state;
const isSettled = (at: At) => is(at, 'paging.settled');
const rests = (at: At) => isSettled(at) || is(at, 'off');
/** The first or second section is visible, and nothing moves. */
const settledAt = (at: At, section: 0 | 1) =>
  isSettled(at) && at.context.active === section && !at.context.overSchedule;

/**
 * Turns a wheel with momentum until its section has arrived.
 * @param last a turn during the momentum, in px
 */
async function runOut({ pointAway, wheel: turnBy, wait }: Hands, direction: 1 | -1, last?: number) {
  await pointAway();
  // Sends each turn without waiting for the previous one. Otherwise, on a busy machine, the momentum ends between them.
  const turned: Promise<void>[] = [];
  for (let count = 0; count < turns; count += 1) {
    turned.push(turnBy(direction * turn));
    // The section starts to move when the browser has handled the first turn, and only then does its time count.
    if (count === 0) await turned[0];
    await wait(pause);
  }
  if (last !== undefined) turned.push(turnBy(last));
  await Promise.all(turned);
}

/** Index of the second section, or of the first if the second is visible. */
const elsewhere = ({ active }: At['context']) => (active === 1 ? 0 : 1);
const stop = ['#hero button', '#vr a'] as const;

/** Focuses with a visible focus, as Tab does. */
async function focusIn({ focusAway, key, css }: Hands, section: number) {
  await focusAway();
  await key('a');
  await css(stop[section] ?? 'footer a').focus();
}

const mark = ({ css }: Hands, section: number) => css('nav[data-marks] a', section);

async function isActive(hands: Hands, { context: { active } }: At) {
  await hands.css('[data-active]', active).has('data-active', 'true');
  await mark(hands, active).has('aria-current', 'true');
}

/** Rules HOME-01a to HOME-04: home pages by sections, one per gesture. */
export const homePagerScreen = screenOf<typeof homePagerMachine>({
  machine: homePagerMachine,
  starts: { home: { path: '/' } },
  moves: {
    'the wheel is turned up at the beginning': {
      event: (at) => (settledAt(at, 0) ? wheel(-turn) : undefined),
      act: async ({ pointAway, wheel: turnBy }) => {
        await pointAway();
        await turnBy(-turn);
      },
    },
    'the wheel is turned down': {
      event: (at) => (settledAt(at, 0) ? wheel(turn) : undefined),
      act: async ({ pointAway, wheel: turnBy }) => {
        await pointAway();
        await turnBy(turn);
      },
    },
    'the wheel is turned and has momentum': {
      event: (at) => (settledAt(at, 0) ? [wheel(turn), wheel(turn), lock, wheel(turn), rest] : undefined),
      act: (hands) => runOut(hands, 1),
    },
    'the wheel is turned back during its momentum': {
      event: (at) => (settledAt(at, 0) ? [wheel(turn), lock, wheel(turn), wheel(-turn)] : undefined),
      act: (hands) => runOut(hands, 1, -turn),
    },
    'the wheel is turned harder during its momentum, at the beginning': {
      event: (at) => (settledAt(at, 1) ? [wheel(-turn), lock, wheel(-turn), wheel(-3 * turn)] : undefined),
      act: (hands) => runOut(hands, -1, -3 * turn),
    },
    'the section has arrived': {
      event: (at) => (is(at, 'paging.moving') ? lock : undefined),
      act: async () => {},
    },
    'the wheel has paused': {
      event: (at) => (is(at, 'paging.coasting') ? rest : undefined),
      act: async () => {},
    },
    'the wheel is turned over the schedule': {
      event: (at) =>
        rests(at) && !at.context.overSchedule ? [{ type: 'enterSchedule' }, wheel(turn)] : undefined,
      act: async ({ css, wheel: turnBy }) => {
        await css('[data-block=schedule]').hover();
        await turnBy(turn);
      },
    },
    'the wheel is turned beside the schedule again': {
      event: (at) =>
        rests(at) && at.context.overSchedule ? [{ type: 'leaveSchedule' }, wheel(turn)] : undefined,
      act: async ({ pointAway, wheel: turnBy }) => {
        await pointAway();
        await turnBy(turn);
      },
    },
    'a key is pressed twice': {
      event: (at) => (settledAt(at, 0) ? [step, step] : undefined),
      act: async ({ key }) => {
        await key('PageDown');
        await key('PageDown');
      },
    },
    'a step has no target': {
      event: (at) => (isSettled(at) ? { type: 'step', direction: 1, atEdge: false } : undefined),
      sent: 'The browser handles a key or a swipe without a target section.',
    },
    'the marker of another section is clicked': {
      event: (at) => (rests(at) ? { type: 'jump', section: elsewhere(at.context) } : undefined),
      act: (hands, { context }) => mark(hands, elsewhere(context)).click(),
    },
    'the marker of the visible section is clicked': {
      event: (at) => (rests(at) ? { type: 'jump', section: at.context.active } : undefined),
      act: (hands, { context }) => mark(hands, context.active).click(),
    },
    'the focus enters another section': {
      event: (at) => (isSettled(at) ? { type: 'focus', section: elsewhere(at.context) } : undefined),
      act: (hands, { context }) => focusIn(hands, elsewhere(context)),
    },
    'the focus enters the visible section': {
      event: (at) =>
        isSettled(at) && at.context.active < stop.length
          ? { type: 'focus', section: at.context.active }
          : undefined,
      act: (hands, { context }) => focusIn(hands, context.active),
    },
    'something else scrolls the page': {
      event: (at) => {
        const { active, count } = at.context;
        return rests(at) ? { type: 'arrive', section: active === 0 ? count - 1 : 0 } : undefined;
      },
      act: ({ css }, { context: { active } }) => css(active === 0 ? 'main ~ footer' : '#hero').hover(),
    },
    'a section passes by': {
      event: (at) => (is(at, 'paging.moving') ? { type: 'arrive', section: 2 } : undefined),
      sent: 'During a turn only the pager scrolls, and sections in between are not reported.',
    },
    'motion is reduced': {
      event: (at) => (isSettled(at) ? { type: 'disable' } : undefined),
      act: ({ reduceMotion }) => reduceMotion(true),
    },
    'motion is allowed again': {
      event: (at) => (is(at, 'off') ? { type: 'enable' } : undefined),
      act: ({ reduceMotion }) => reduceMotion(false),
    },
  },
  shows: {
    off: isActive,
    'paging.settled': isActive,
    'paging.moving': isActive,
    'paging.coasting': isActive,
  },
});
