// Without XState: gestures are recognised before the pager's machine is loaded.

/** Down or up. */
export type Direction = 1 | -1;

const keys: Readonly<Record<string, Direction>> = {
  ArrowDown: 1,
  PageDown: 1,
  ArrowUp: -1,
  PageUp: -1,
};

/** @returns the direction in which a key leads (rule HOME-01b); `undefined` for other keys */
export const pagerKey = (key: string, shift: boolean): Direction | undefined =>
  key === ' ' ? (shift ? -1 : 1) : keys[key];
