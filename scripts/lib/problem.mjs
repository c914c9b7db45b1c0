/** A failure that the reader can repair: one line of cause, one of remedy, no stack. */
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
 * Runs a script's work. Problems end it with their one line, anything else with its stack; the exit code is 1
 * then, otherwise what the work returned (nothing means 0).
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
