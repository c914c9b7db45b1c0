/**
 * The program cannot start, and whoever starts it can repair that: the message is one sentence with what is wrong and
 * what to do. `main.ts` prints the message alone; the technical error, where there is one, is the `cause`.
 */
export class SetupError extends Error {
  override readonly name = 'SetupError';
}
