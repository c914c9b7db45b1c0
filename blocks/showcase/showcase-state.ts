/** State of the machine, as the view needs it. */
export interface ShowcaseState {
  /** Index of the current item. */
  index: number;
  /** True if the items advance, or would without a hold; the button then shows pause. */
  playing: boolean;
  /** True while the interval of the current item runs. */
  running: boolean;
}

/** State before the machine is loaded. */
export const asleep: ShowcaseState = { index: 0, playing: true, running: false };
