/** The strict form of the contract's envelope (decisions, section 3). */
export interface StrictEnvelope {
  resultCode: number;
  message: string;
  data: unknown;
}

export const envelope = ({ data, message }: { data: unknown; message: string }): StrictEnvelope => ({
  resultCode: 0,
  message,
  data: data ?? null,
});

/** A failure: a non-zero code, the message for the person, and a code for each refused field. */
export const refusal = (
  resultCode: number,
  message: string,
  errors?: Record<string, string>,
): StrictEnvelope => ({
  resultCode,
  message,
  data: errors ? { errors } : null,
});
