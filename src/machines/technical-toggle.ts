import { setup } from 'xstate';

export interface TechnicalToggleInput {
  /** Whether there is a floor plan to show. */
  hasPlan: boolean;
  /** Whether there are pictures of the venue info. */
  hasInfo: boolean;
}

export type TechnicalToggleEvent = { type: 'toggle' } | { type: 'showPlan' } | { type: 'showInfo' };

/**
 * Toggles one technical parameter between its floor plan (0) and its venue info (1) (specification, section 4; rule
 * TECH-01). It starts with the plan, or with the info if a hall has no plan; an absent side cannot be chosen.
 */
export const technicalToggleMachine = setup({
  types: {} as { context: TechnicalToggleInput; events: TechnicalToggleEvent; input: TechnicalToggleInput },
  guards: {
    hasPlan: ({ context }) => context.hasPlan,
    hasInfo: ({ context }) => context.hasInfo,
    hasOnlyInfo: ({ context }) => context.hasInfo && !context.hasPlan,
  },
}).createMachine({
  id: 'technicalToggle',
  description: 'Shows the floor plan or the venue information of one technical parameter.',
  context: ({ input }) => input,
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'hasOnlyInfo', target: 'info' }, { target: 'plan' }] },
    plan: {
      on: {
        toggle: { guard: 'hasInfo', target: 'info' },
        showInfo: { guard: 'hasInfo', target: 'info' },
      },
    },
    info: {
      on: {
        toggle: { guard: 'hasPlan', target: 'plan' },
        showPlan: { guard: 'hasPlan', target: 'plan' },
      },
    },
  },
});
