/** The message of a caught value, for a log or for a longer message. Only `Error` objects have one; anything else is converted to text. */
export const errorMessage = (cause: unknown): string =>
  cause instanceof Error ? cause.message : String(cause);
