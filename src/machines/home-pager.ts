import { assign, type SnapshotFrom, setup } from 'xstate';
import type { Direction } from './pager-key.ts';

/** How long a gesture blocks others, in ms; also the duration of the scroll to a section. */
export const pagerLock = 400;

/** Pause of the wheel that ends a gesture, in ms. */
const wheelRest = 120;

/** A wheel that turns so much harder than it did since, in px, is a new gesture and not the old one running out. */
const freshPush = 20;

export interface HomePagerContext {
  /** Sections of the page. */
  count: number;
  /** The one on the screen: what moves in it may move (rule HOME-03). */
  active: number;
  /** The pointer was moved onto the schedule, and is over it. */
  overSchedule: boolean;
  /** The weakest turn of the wheel since it moved a section, in px and signed; 0 after any other gesture. */
  momentum: number;
}

/**
 * The scroll position in the direction of a gesture. `atEdge`: the section on the screen cannot scroll further that
 * way; a taller section scrolls first. `short`: the page has stopped between two sections, before the current one,
 * which is aligned first.
 */
interface Position {
  atEdge: boolean;
  short?: boolean;
}

export type HomePagerEvent =
  | ({ type: 'wheel'; delta: number } & Position)
  /** A swipe or a key. */
  | ({ type: 'step'; direction: Direction } & Position)
  /** To one section: Home, End, or a mark at the edge. */
  | { type: 'jump'; section: number }
  /** Tab brought the focus into a section. */
  | { type: 'focus'; section: number }
  /** The page was scrolled by something else, and this section is on the screen now. */
  | { type: 'arrive'; section: number }
  | { type: 'enterSchedule' | 'leaveSchedule' }
  /** Whether the screen is large enough and motion is allowed: a slide show then, otherwise an ordinary page. */
  | { type: 'enable' | 'disable' };

/** @returns true if the pager handles a gesture: the view then prevents native scrolling */
export const takesGesture = (
  snapshot: SnapshotFrom<typeof homePagerMachine>,
  event: Extract<HomePagerEvent, { type: 'wheel' | 'step' }>,
): boolean => snapshot.matches({ paging: 'moving' }) || snapshot.can(event);

const directionOf = (delta: number): Direction => (delta < 0 ? -1 : 1);

const isSection = ({ count }: HomePagerContext, section: number) => section >= 0 && section < count;

const isFresh = ({ momentum }: HomePagerContext, delta: number) =>
  momentum === 0 ||
  directionOf(delta) !== directionOf(momentum) ||
  Math.abs(delta) > Math.abs(momentum) + freshPush;

type WheelTurn = Extract<HomePagerEvent, { type: 'wheel' }>;
type Step = Extract<HomePagerEvent, { type: 'step' }>;

/** The section that a gesture brings. */
const target = ({ active }: HomePagerContext, direction: Direction, { short }: Position) =>
  short ? active : active + direction;

const canLeave = (context: HomePagerContext, direction: Direction, position: Position) =>
  (position.short || position.atEdge) && isSection(context, target(context, direction, position));

const pages = (context: HomePagerContext, turn: WheelTurn) =>
  !context.overSchedule && canLeave(context, directionOf(turn.delta), turn);

/**
 * The home page as a slide show of its sections (rules HOME-01a to HOME-04), or an ordinary page while it is off. One
 * gesture moves one section: other gestures are ignored for 400 ms, and then the momentum of the wheel is consumed.
 * Over the schedule and beyond the first and last section the browser handles the wheel. The effect `scrollTo` is
 * injected.
 */
export const homePagerMachine = setup({
  types: {} as { context: HomePagerContext; events: HomePagerEvent; input: { count: number } },
  delays: { lock: pagerLock, rest: wheelRest },
  guards: {
    wheelPages: ({ context }, turn: WheelTurn) => pages(context, turn),
    freshWheelPages: ({ context }, turn: WheelTurn) => isFresh(context, turn.delta) && pages(context, turn),
    isFresh: ({ context }, delta: number) => isFresh(context, delta),
    stepPages: ({ context }, step: Step) => canLeave(context, step.direction, step),
    isOther: ({ context }, section: number) => isSection(context, section) && section !== context.active,
  },
  actions: {
    scrollTo: (_, _where: { section: number }) => {},
    activate: assign((_, section: number) => ({ active: section })),
    keepMomentum: assign((_, momentum: number) => ({ momentum })),
    weaken: assign(({ context }, delta: number) => ({
      momentum: Math.abs(delta) < Math.abs(context.momentum) ? delta : context.momentum,
    })),
    forgetMomentum: assign({ momentum: 0 }),
    enterSchedule: assign({ overSchedule: true }),
    leaveSchedule: assign({ overSchedule: false }),
  },
}).createMachine({
  id: 'homePager',
  description: 'Moves the home page by one section per gesture.',
  context: ({ input: { count } }) => ({ count, active: 0, overSchedule: false, momentum: 0 }),
  initial: 'off',
  on: {
    enterSchedule: { actions: 'enterSchedule' },
    leaveSchedule: { actions: 'leaveSchedule' },
  },
  states: {
    off: {
      on: {
        enable: 'paging',
        arrive: { actions: { type: 'activate', params: ({ event }) => event.section } },
        jump: {
          guard: { type: 'isOther', params: ({ event }) => event.section },
          actions: [
            { type: 'activate', params: ({ event }) => event.section },
            { type: 'scrollTo', params: ({ event }) => ({ section: event.section }) },
          ],
        },
      },
    },
    paging: {
      initial: 'settled',
      on: {
        disable: { target: 'off', actions: 'forgetMomentum' },
        // A focused section is shown at once: the focus must never be out of view.
        jump: {
          guard: { type: 'isOther', params: ({ event }) => event.section },
          target: '.moving',
          actions: [
            'forgetMomentum',
            { type: 'activate', params: ({ event }) => event.section },
            { type: 'scrollTo', params: ({ event }) => ({ section: event.section }) },
          ],
        },
        focus: {
          guard: { type: 'isOther', params: ({ event }) => event.section },
          target: '.moving',
          actions: [
            'forgetMomentum',
            { type: 'activate', params: ({ event }) => event.section },
            { type: 'scrollTo', params: ({ event }) => ({ section: event.section }) },
          ],
        },
        step: {
          guard: { type: 'stepPages', params: ({ event }) => event },
          target: '.moving',
          actions: [
            'forgetMomentum',
            { type: 'activate', params: ({ context, event }) => target(context, event.direction, event) },
            { type: 'scrollTo', params: ({ context }) => ({ section: context.active }) },
          ],
        },
        arrive: { actions: { type: 'activate', params: ({ event }) => event.section } },
      },
      states: {
        settled: {
          on: {
            wheel: {
              guard: { type: 'wheelPages', params: ({ event }) => event },
              target: 'moving',
              actions: [
                { type: 'keepMomentum', params: ({ event }) => event.delta },
                {
                  type: 'activate',
                  params: ({ context, event }) => target(context, directionOf(event.delta), event),
                },
                { type: 'scrollTo', params: ({ context }) => ({ section: context.active }) },
              ],
            },
          },
        },
        moving: {
          after: { lock: 'coasting' },
          on: {
            wheel: { actions: { type: 'keepMomentum', params: ({ event }) => event.delta } },
            step: {},
            // Sections that pass by on the way are not the target.
            arrive: {},
          },
        },
        coasting: {
          after: { rest: { target: 'settled', actions: 'forgetMomentum' } },
          on: {
            wheel: [
              {
                guard: { type: 'freshWheelPages', params: ({ event }) => event },
                target: 'moving',
                actions: [
                  { type: 'keepMomentum', params: ({ event }) => event.delta },
                  {
                    type: 'activate',
                    params: ({ context, event }) => target(context, directionOf(event.delta), event),
                  },
                  { type: 'scrollTo', params: ({ context }) => ({ section: context.active }) },
                ],
              },
              // A new turn that is not the pager's is the browser's from here on.
              {
                guard: { type: 'isFresh', params: ({ event }) => event.delta },
                target: 'settled',
                actions: 'forgetMomentum',
              },
              {
                target: 'coasting',
                reenter: true,
                actions: { type: 'weaken', params: ({ event }) => event.delta },
              },
            ],
          },
        },
      },
    },
  },
});
