/** As long as the library shows it; most file systems take 255 bytes, which is 85 Chinese signs. */
const longest = 120;

/** Slashes, what Windows forbids, control signs, and signs that turn the direction of writing and so hide an ending. */
const forbidden = /[/\\:*?"<>|\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** Names of devices, with or without an ending. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/** Whether a file may be called so wherever somebody saves it. */
export const isSafeFileName = (name: string): boolean =>
  name.length > 0 &&
  [...name].length <= longest &&
  name.isWellFormed() &&
  name === name.trim() &&
  !/^\.|\.$/.test(name) &&
  !forbidden.test(name) &&
  !reserved.test(name);
