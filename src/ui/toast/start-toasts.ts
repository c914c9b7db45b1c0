import { createActor } from 'xstate';
import { inspected } from '#machines/inspection.ts';
import { shownToasts, toastQueueMachine } from '#machines/toast-queue.ts';
import type { UiClock } from '../clock.ts';
import { toastPlacement } from './place-toasts.ts';
import { ToastCard } from './ToastCard.tsx';
import type { LiveToasts, ShownToasts } from './toast.ts';

/**
 * Starts the toast machine.
 *
 * @param show receives the current toasts after every change
 */
export function startToasts(show: (shown: ShownToasts) => void, clock: UiClock): LiveToasts {
  const place = toastPlacement();
  const actor = createActor(toastQueueMachine, {
    ...inspected(),
    // The cancel function serves as the timer id.
    clock: {
      setTimeout: (action, milliseconds) => clock.after(milliseconds, action),
      clearTimeout: (callOff: () => void) => callOff(),
    },
  });
  actor.subscribe(({ context }) => show({ toasts: shownToasts(context), Card: ToastCard, place }));
  actor.start();
  let ids = 0;
  return {
    show: ({ kind, text }) => actor.send({ type: 'show', id: String(ids++), kind, text, at: clock.now() }),
    dismiss: (id) => actor.send({ type: 'dismiss', id, at: clock.now() }),
    hold: (by) => actor.send({ type: 'hold', by, at: clock.now() }),
    release: (by) => actor.send({ type: 'release', by, at: clock.now() }),
  };
}
