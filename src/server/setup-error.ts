/**
 * The program cannot start, and the operator can fix the cause. The message is one sentence with the problem
 * and its remedy, and is printed alone; `cause` holds the technical error, if any.
 */
export class SetupError extends Error {
  override readonly name = 'SetupError';
}
