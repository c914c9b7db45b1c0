import type * as z from 'zod';

/** What is wrong with each field of a request, by its path: `drafts.0.entry.id`. */
export const fieldErrors = (error: z.ZodError): Record<string, string> =>
  Object.fromEntries(error.issues.map(({ path, message }) => [path.join('.') || 'request', message]));
