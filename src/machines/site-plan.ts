import { assign, setup } from 'xstate';

/** Metres from the upper left corner of a level. */
export interface PlanPoint {
  x: number;
  y: number;
}

/** What the visitor looks at; it is in the address. */
export interface PlanPlace {
  level: string;
  /** Layers that are on. */
  layers: readonly string[];
  /** Id of the chosen space. */
  space: string | undefined;
}

/** A plan that opens. */
export interface SitePlanInput extends PlanPlace {
  /** Spaces of each level that can be chosen. */
  levels: Readonly<Record<string, readonly string[]>>;
}

export interface SitePlanContext extends SitePlanInput {
  /** Ends of the measured line. */
  from: PlanPoint | undefined;
  to: PlanPoint | undefined;
}

export type SitePlanEvent =
  | { type: 'level'; level: string }
  | { type: 'layer'; layer: string }
  | { type: 'space'; space: string }
  /** Takes the ruler, or puts it away. */
  | { type: 'measure' }
  /** Sets an end of the measured line. */
  | { type: 'point'; at: PlanPoint }
  /** Gives up the measured line, then the ruler. */
  | { type: 'clear' }
  /** The page was opened at another address, also by going back or forward. */
  | { type: 'go'; place: PlanPlace };

/**
 * The plan of a building (rule BLDG-02): its level, its layers, the chosen space, and the ruler. Zoom and position are
 * those of a scroll container, not of this machine. The effect `share` is injected; it puts the place into the address.
 */
export const sitePlanMachine = setup({
  types: {} as { context: SitePlanContext; events: SitePlanEvent; input: SitePlanInput },
  guards: {
    isOtherLevel: ({ context }, level: string) =>
      level !== context.level && Object.hasOwn(context.levels, level),
    isOtherSpace: ({ context: { level, levels, space } }, next: string) =>
      next !== space && levels[level]?.includes(next) === true,
  },
  actions: {
    share: (_, _place: { place: PlanPlace }) => {},
    goTo: assign((_, place: PlanPlace) => place),
    keepFrom: assign((_, from: PlanPoint) => ({ from, to: undefined })),
    keepTo: assign((_, to: PlanPoint) => ({ to })),
    forget: assign({ from: undefined, to: undefined }),
  },
}).createMachine({
  id: 'sitePlan',
  description: 'Shows a level of the building with its layers, a chosen space, and a ruler.',
  context: ({ input }) => ({ ...input, from: undefined, to: undefined }),
  initial: 'looking',
  on: {
    level: {
      guard: { type: 'isOtherLevel', params: ({ event }) => event.level },
      target: '.looking',
      actions: [
        {
          type: 'goTo',
          params: ({ context, event }) => ({ level: event.level, layers: context.layers, space: undefined }),
        },
        'forget',
        { type: 'share', params: ({ context }) => ({ place: placeOf(context) }) },
      ],
    },
    layer: {
      actions: [
        {
          type: 'goTo',
          params: ({ context, event }) => ({
            ...placeOf(context),
            layers: toggled(context.layers, event.layer),
          }),
        },
        { type: 'share', params: ({ context }) => ({ place: placeOf(context) }) },
      ],
    },
    space: {
      guard: { type: 'isOtherSpace', params: ({ event }) => event.space },
      actions: [
        { type: 'goTo', params: ({ context, event }) => ({ ...placeOf(context), space: event.space }) },
        { type: 'share', params: ({ context }) => ({ place: placeOf(context) }) },
      ],
    },
    go: {
      target: '.looking',
      actions: [{ type: 'goTo', params: ({ event }) => event.place }, 'forget'],
    },
  },
  states: {
    looking: { on: { measure: 'measuring' } },
    measuring: {
      initial: 'first',
      on: { measure: { target: 'looking', actions: 'forget' } },
      states: {
        first: {
          on: {
            point: { target: 'second', actions: { type: 'keepFrom', params: ({ event }) => event.at } },
            clear: '#sitePlan.looking',
          },
        },
        second: {
          on: {
            point: { target: 'done', actions: { type: 'keepTo', params: ({ event }) => event.at } },
            clear: { target: 'first', actions: 'forget' },
          },
        },
        done: {
          on: {
            point: { target: 'second', actions: { type: 'keepFrom', params: ({ event }) => event.at } },
            clear: { target: 'first', actions: 'forget' },
          },
        },
      },
    },
  },
});

const placeOf = ({ level, layers, space }: PlanPlace): PlanPlace => ({ level, layers, space });

const toggled = (layers: readonly string[], layer: string): string[] =>
  layers.includes(layer) ? layers.filter((one) => one !== layer) : [...layers, layer];
