import { assign, fromCallback, setup } from 'xstate';

export interface ScrollLockContext {
  /** Who holds the page's scroll: overlays and dialogs, each by a name of its own. */
  holders: readonly string[];
}

export type ScrollLockEvent =
  | { type: 'hold' | 'release'; by: string }
  /** Whatever held it is gone: the page was left, or a view broke. */
  | { type: 'clear' };

/**
 * Keeps the page from scrolling while anybody holds it (rule LOAD-01): the first holder locks, the last one to let go
 * unlocks. Holding or letting go twice counts once. `lockScroll` is injected: it locks, and what it returns unlocks. It runs
 * as an actor and not as two effects, because an actor is cleaned up with its machine, whatever happened.
 */
export const scrollLockMachine = setup({
  types: {} as { context: ScrollLockContext; events: ScrollLockEvent },
  actors: {
    lockScroll: fromCallback(() => {
      throw new Error('scrollLockMachine: provide the actor lockScroll');
    }),
  },
  guards: {
    isLastHolder: ({ context }, by: string) => context.holders.every((holder) => holder === by),
  },
  actions: {
    addHolder: assign(({ context }, by: string) => ({
      holders: context.holders.includes(by) ? context.holders : [...context.holders, by],
    })),
    removeHolder: assign(({ context }, by: string) => ({
      holders: context.holders.filter((holder) => holder !== by),
    })),
    forgetHolders: assign({ holders: [] }),
  },
}).createMachine({
  id: 'scrollLock',
  description: 'Keeps the page from scrolling while anybody holds it.',
  context: { holders: [] },
  initial: 'free',
  states: {
    free: {
      on: {
        hold: { target: 'locked', actions: { type: 'addHolder', params: ({ event }) => event.by } },
      },
    },
    locked: {
      invoke: { id: 'lockScroll', src: 'lockScroll' },
      on: {
        hold: { actions: { type: 'addHolder', params: ({ event }) => event.by } },
        release: [
          {
            guard: { type: 'isLastHolder', params: ({ event }) => event.by },
            target: 'free',
            actions: { type: 'removeHolder', params: ({ event }) => event.by },
          },
          { actions: { type: 'removeHolder', params: ({ event }) => event.by } },
        ],
        clear: { target: 'free', actions: 'forgetHolders' },
      },
    },
  },
});
