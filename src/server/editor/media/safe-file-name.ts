/** Characters; most file systems allow 255 bytes, which is 85 Chinese characters. */
const longest = 120;

/**
 * Slashes, characters forbidden on Windows, control characters, and direction overrides, which can hide an
 * extension.
 */
const forbidden = /[/\\:*?"<>|\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** Windows device names, with or without an extension. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/** Whether a name is valid on every common system. */
export const isSafeFileName = (name: string): boolean =>
  name.length > 0 &&
  [...name].length <= longest &&
  name.isWellFormed() &&
  name === name.trim() &&
  !/^\.|\.$/.test(name) &&
  !forbidden.test(name) &&
  !reserved.test(name);
