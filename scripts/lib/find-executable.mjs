import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Whether a file is there and may be run. */
export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Where a program stands in PATH, by the first of its names that is there.
 * @param {string[]} names
 * @param {string} path
 * @returns {string[]} every match, in the order of the names
 */
export const inPath = (names, path = process.env.PATH ?? '') =>
  names.flatMap((name) =>
    path
      .split(delimiter)
      .filter(Boolean)
      .map((folder) => join(folder, name))
      .filter(isExecutable),
  );
