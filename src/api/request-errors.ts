import type * as z from 'zod';
import { type SubmissionCode, submissionCodes } from '#schemas/submission.ts';

/** The error of a field, as in the envelope (`data: { errors: { field: code } }`). */
export type RequestErrorCode = 'required' | 'too_long' | 'invalid' | SubmissionCode;

/** Key of the error if the request as a whole is malformed. */
const wholeRequest = 'request';

/**
 * Reduces the issues of a refused request to codes. The interface has a text for each code (`form.error.*`).
 *
 * @returns the first code of each field; a malformed request as a whole has the key `request`
 */
export function requestErrors(issues: readonly z.core.$ZodIssue[]): Record<string, RequestErrorCode> {
  const errors: Record<string, RequestErrorCode> = {};
  for (const issue of issues) errors[String(issue.path[0] ?? wholeRequest)] ??= codeOf(issue);
  return errors;
}

function codeOf(issue: z.core.$ZodIssue): RequestErrorCode {
  // Our own issues carry their code (`schemas/submission.ts`).
  if (issue.code === 'custom') {
    const { code } = issue.params ?? {};
    return submissionCodes.find((known) => known === code) ?? 'invalid';
  }
  if (issue.code === 'too_big') return issue.origin === 'string' ? 'too_long' : 'invalid';
  if (issue.code === 'too_small') return issue.origin === 'string' ? 'required' : 'invalid';
  return isAbsent(issue) ? 'required' : 'invalid';
}

/** An issue does not hold its input; its message names the kind of it. */
const isAbsent = ({ code, message, path }: z.core.$ZodIssue): boolean =>
  path.length > 0 && code === 'invalid_type' && /received (undefined|null)$/.test(message);
