import { parseArgs } from 'node:util';

/** A failure that the user can fix: one line with the cause, one with the remedy, no stack trace. */
export class Problem extends Error {
  /**
   * @param {string} cause what failed, where, and what was expected
   * @param {string} remedy what to do about it
   */
  constructor(cause, remedy) {
    super(`${cause}. ${remedy}`);
    this.name = 'Problem';
  }
}

/**
 * Runs a script. A `Problem` prints its lines, any other error its stack trace; the exit code is then 1, otherwise the
 * returned one (0 for none).
 *
 * @param {() => Promise<number | void>} work
 */
export async function main(work) {
  try {
    process.exitCode = (await work()) ?? 0;
  } catch (error) {
    console.error(error instanceof Problem ? `✗ ${error.message}` : error);
    process.exitCode = 1;
  }
}

/**
 * Reads the arguments of a script. An option that it does not know ends the script with a line that names its options.
 *
 * @template {import('node:util').ParseArgsConfig} Config
 * @param {Config} config
 * @returns the result of Node's `parseArgs`
 */
export function readArguments(config) {
  try {
    return parseArgs(config);
  } catch (error) {
    const names = Object.keys(config.options ?? {}).map((name) => `--${name}`);
    const [cause] = error.message.split(/\. |\n/);
    console.error(
      `✗ ${cause}. ${names.length > 0 ? `The options are ${names.join(', ')}` : 'There are no options'}`,
    );
    process.exit(1);
  }
}
