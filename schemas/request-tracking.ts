import * as z from 'zod';
import type { CreateCallName } from './calls.ts';
import { requestStatus } from './request-status.ts';
import { readProof, readReference } from './request-verification.ts';

/** Calls for tracking a request. Only this server has them; existing backends do not. */
export const trackingCalls = ['find', 'amend', 'withdraw'] as const;
export type TrackingCall = (typeof trackingCalls)[number];

/** Maximum time until the venue answers a booking, in milliseconds (rule BOOK-08). */
export const answerTime = 24 * 60 * 60_000;

/** Kinds of requests by their create call. */
export const requestKinds = {
  createExhibitionBooking: 'exhibition',
  createMeetingBooking: 'meeting',
  createSuggestion: 'suggestion',
} as const satisfies Record<CreateCallName, string>;
export type RequestKind = (typeof requestKinds)[CreateCallName];

const readBy = (read: (text: string) => string | undefined, max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .transform((text, context) => {
      const value = read(text);
      if (value !== undefined) return value;
      context.addIssue({ code: 'custom', message: 'cannot be read' });
      return z.NEVER;
    });

/** Normalised to the stored form. */
const pair = {
  reference: readBy(readReference, 40),
  /** Last four digits of the phone number, or other contact data (`readProof`). */
  phone: readBy(readProof, 120),
};
export const findRequestSchema = z.object(pair);
/** `values` are the fields of the request's form and validated like a new request. */
export const amendRequestSchema = z.object({ ...pair, values: z.record(z.string(), z.unknown()) });

export type ApplicantPair = z.output<typeof findRequestSchema>;

/** A request for its applicant: `data` of all three calls. */
export const trackedRequestSchema = z.object({
  reference: z.string(),
  kind: z.enum(Object.values(requestKinds)),
  status: z.enum(requestStatus),
  /** ISO 8601. */
  createdAt: z.iso.datetime(),
  /** Deadline for the venue's answer. Absent for suggestions. */
  answerBy: z.iso.datetime().optional(),
  /** Server time of the answer, from which the remaining time is computed. */
  askedAt: z.iso.datetime(),
  /** Time of the last change of status or values. Absent if there is none. */
  changedAt: z.iso.datetime().optional(),
  /** Time zone of the venue, for displaying times. */
  timeZone: z.string(),
  /** True if the request may be amended and withdrawn. */
  canChange: z.boolean(),
  /** Submitted values by field name. */
  values: z.record(z.string(), z.string()),
});
export type TrackedRequest = z.output<typeof trackedRequestSchema>;

/**
 * Outcome of a tracking call.
 * - `found`: the current request, also after an amendment or a withdrawal.
 * - `notFound`: no request matches both; does not reveal whether the reference exists.
 * - `limited`: too many failed attempts; try again after `retryAfter` seconds.
 * - `closed`: the venue has already acted; `request` is the current state.
 * - `rejected`: invalid reference, contact data or values, with a code per field.
 */
export type TrackingOutcome =
  | { kind: 'found'; request: TrackedRequest }
  | { kind: 'notFound' }
  | { kind: 'limited'; retryAfter: number }
  | { kind: 'closed'; request: TrackedRequest }
  | { kind: 'rejected'; errors: Readonly<Record<string, string>> }
  | { kind: 'failed' };
