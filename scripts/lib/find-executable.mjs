import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** True if a file exists and is executable. */
export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Finds a program in PATH by its names.
 *
 * @param {string[]} names
 *
 * @param {string} path
 *
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
