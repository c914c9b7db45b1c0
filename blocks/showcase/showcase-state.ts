/** What the view shows of the machine. */
export interface ShowcaseState {
  /** The item shown. */
  index: number;
  /** Items move on by themselves, or would if nothing held them: the button shows pause. */
  playing: boolean;
  /** The time of the item shown is passing. */
  running: boolean;
}

/** Before the machine is there. */
export const asleep: ShowcaseState = { index: 0, playing: true, running: false };
