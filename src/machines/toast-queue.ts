import { assign, setup } from 'xstate';
import { toastDuration } from './toast-time.ts';

/** Toasts on the screen at once; the others wait for their turn. */
const mostShown = 3;

export type ToastKind = 'success' | 'info' | 'warning' | 'error';

export interface QueuedToast {
  id: string;
  kind: ToastKind;
  text: string;
  /** Of its time, in ms, as it was at `since`. */
  left: number;
}

/** Reasons to pause toasts: the pointer or the focus on them. */
export type ToastHold = 'hover' | 'focus';

export interface ToastQueueContext {
  /** Oldest first; the first three are on the screen. */
  toasts: readonly QueuedToast[];
  holds: readonly ToastHold[];
  /** When the times left were booked last, on the clock of the events. */
  since: number;
}

/** Every event carries `at`, its time in ms on any clock that runs evenly; `id` is a new one for every toast. */
export type ToastQueueEvent = { at: number } & (
  | { type: 'show'; id: string; kind: ToastKind; text: string }
  | { type: 'dismiss'; id: string }
  | { type: 'hold' | 'release'; by: ToastHold }
);

/** @returns the toasts on the screen, oldest first */
export const shownToasts = ({ toasts }: Pick<ToastQueueContext, 'toasts'>): readonly QueuedToast[] =>
  toasts.slice(0, mostShown);

/** When the first visible toast disappears, in ms after `since`. */
const untilNext = (context: ToastQueueContext): number =>
  Math.min(...shownToasts(context).map(({ left }) => left));

/** The toasts after some ms on the screen. */
const later = ({ toasts }: ToastQueueContext, passed: number): QueuedToast[] =>
  toasts.map((toast, index) =>
    index < mostShown ? { ...toast, left: Math.max(0, toast.left - passed) } : toast,
  );

/** One more toast, or the same message with its full time again where it is shown or waits already. */
function withToast(toasts: readonly QueuedToast[], { id, kind, text }: Omit<QueuedToast, 'left'>) {
  const repeats = (toast: QueuedToast) => toast.kind === kind && toast.text === text;
  return toasts.some(repeats)
    ? toasts.map((toast) => (repeats(toast) ? { ...toast, left: toastDuration } : toast))
    : [...toasts, { id, kind, text, left: toastDuration }];
}

/**
 * The toasts of a page: each is shown for 3000 ms, paused while a hold is active (rule ERR-03). The machine has no
 * clock: events carry the time, and a pause stores the remaining time.
 */
export const toastQueueMachine = setup({
  types: {} as { context: ToastQueueContext; events: ToastQueueEvent },
  delays: {
    untilNext: ({ context }) => untilNext(context),
  },
  guards: {
    isLastToast: ({ context }, id: string) => context.toasts.every((toast) => toast.id === id),
    isLastToGo: ({ context }) => later(context, untilNext(context)).every(({ left }) => left === 0),
    isLastHold: ({ context }, by: ToastHold) => context.holds.every((hold) => hold === by),
  },
  actions: {
    bookTime: assign(({ context }, at: number) => ({
      toasts: later(context, at - context.since),
      since: at,
    })),
    startClock: assign((_, at: number) => ({ since: at })),
    addToast: assign(({ context }, toast: Omit<QueuedToast, 'left'>) => ({
      toasts: withToast(context.toasts, toast),
    })),
    removeToast: assign(({ context }, id: string) => ({
      toasts: context.toasts.filter((toast) => toast.id !== id),
    })),
    removeFinished: assign(({ context }) => ({
      toasts: later(context, untilNext(context)).filter(({ left }) => left > 0),
      since: context.since + untilNext(context),
    })),
    addHold: assign(({ context }, by: ToastHold) => ({
      holds: context.holds.includes(by) ? context.holds : [...context.holds, by],
    })),
    removeHold: assign(({ context }, by: ToastHold) => ({
      holds: context.holds.filter((hold) => hold !== by),
    })),
    // A removed toast holds nothing: browsers may send no leave event for it.
    forgetAll: assign({ toasts: [], holds: [] }),
  },
}).createMachine({
  id: 'toastQueue',
  description: 'Shows each toast for its duration, which pauses while a toast has the pointer or the focus.',
  context: { toasts: [], holds: [], since: 0 },
  initial: 'empty',
  states: {
    empty: {
      on: {
        show: {
          target: 'running',
          actions: [
            { type: 'startClock', params: ({ event }) => event.at },
            { type: 'addToast', params: ({ event }) => event },
          ],
        },
      },
    },
    running: {
      after: {
        untilNext: [
          { guard: 'isLastToGo', target: 'empty', actions: 'forgetAll' },
          { target: 'running', reenter: true, actions: 'removeFinished' },
        ],
      },
      on: {
        show: {
          target: 'running',
          reenter: true,
          actions: [
            { type: 'bookTime', params: ({ event }) => event.at },
            { type: 'addToast', params: ({ event }) => event },
          ],
        },
        dismiss: [
          {
            guard: { type: 'isLastToast', params: ({ event }) => event.id },
            target: 'empty',
            actions: 'forgetAll',
          },
          {
            target: 'running',
            reenter: true,
            actions: [
              { type: 'bookTime', params: ({ event }) => event.at },
              { type: 'removeToast', params: ({ event }) => event.id },
            ],
          },
        ],
        hold: {
          target: 'held',
          actions: [
            { type: 'bookTime', params: ({ event }) => event.at },
            { type: 'addHold', params: ({ event }) => event.by },
          ],
        },
      },
    },
    held: {
      on: {
        show: { actions: { type: 'addToast', params: ({ event }) => event } },
        dismiss: [
          {
            guard: { type: 'isLastToast', params: ({ event }) => event.id },
            target: 'empty',
            actions: 'forgetAll',
          },
          { actions: { type: 'removeToast', params: ({ event }) => event.id } },
        ],
        hold: { actions: { type: 'addHold', params: ({ event }) => event.by } },
        release: [
          {
            guard: { type: 'isLastHold', params: ({ event }) => event.by },
            target: 'running',
            actions: [
              { type: 'removeHold', params: ({ event }) => event.by },
              { type: 'startClock', params: ({ event }) => event.at },
            ],
          },
          { actions: { type: 'removeHold', params: ({ event }) => event.by } },
        ],
      },
    },
  },
});
