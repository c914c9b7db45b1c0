/**
 * @param cause a caught value of any type
 * @returns the message of an `Error`; other values as text
 */
export const errorMessage = (cause: unknown): string =>
  cause instanceof Error ? cause.message : String(cause);
