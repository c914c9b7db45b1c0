import * as z from 'zod';
import type { CreateCallName } from './calls.ts';
import { requestStatus } from './request-status.ts';
import { readProof, readReference } from './request-verification.ts';

/** The calls by which an applicant follows a request. They are this site's own: existing backends have none of them. */
export const trackingCalls = ['find', 'amend', 'withdraw'] as const;
export type TrackingCall = (typeof trackingCalls)[number];

/** How long the venue takes at most to call or write about a booking, in milliseconds (rule BOOK-08). */
export const answerTime = 24 * 60 * 60_000;

/** What kinds of requests there are, by the create call that took them. */
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

/** Put out in the one form in which it is stored. */
const pair = {
  reference: readBy(readReference, 40),
  /** The last four digits of the phone number, or what stands in its place (`readProof`). */
  phone: readBy(readProof, 120),
};
export const findRequestSchema = z.object(pair);
/** `values` are those of the request's own form; they are checked like a new request. */
export const amendRequestSchema = z.object({ ...pair, values: z.record(z.string(), z.unknown()) });

export type ApplicantPair = z.output<typeof findRequestSchema>;

/** A request as its applicant sees it: `data` of all three calls. */
export const trackedRequestSchema = z.object({
  reference: z.string(),
  kind: z.enum(Object.values(requestKinds)),
  status: z.enum(requestStatus),
  /** ISO 8601. */
  createdAt: z.iso.datetime(),
  /** When the venue has called or written at the latest. Absent for suggestions: nothing was promised. */
  answerBy: z.iso.datetime().optional(),
  /** When this was answered, by the server's clock: what is left is counted from here. */
  askedAt: z.iso.datetime(),
  /** When the status last changed, or the values; absent while nothing has. */
  changedAt: z.iso.datetime().optional(),
  /** The venue's own, in which times are shown. */
  timeZone: z.string(),
  /** Whether it may be amended and withdrawn. */
  canChange: z.boolean(),
  /** What was sent, by the names of its form. */
  values: z.record(z.string(), z.string()),
});
export type TrackedRequest = z.output<typeof trackedRequestSchema>;

/**
 * How one of the calls ended, as a page shows it.
 * - `found`: as it stands now; after an amendment or a withdrawal too.
 * - `notFound`: no request has this pair; it says nothing about the reference.
 * - `limited`: too many wrong tries; the next counts after `retryAfter` seconds.
 * - `closed`: the venue was quicker; `request` is as it stands now.
 * - `rejected`: the pair or the values cannot be read; a code for each field.
 */
export type TrackingOutcome =
  | { kind: 'found'; request: TrackedRequest }
  | { kind: 'notFound' }
  | { kind: 'limited'; retryAfter: number }
  | { kind: 'closed'; request: TrackedRequest }
  | { kind: 'rejected'; errors: Readonly<Record<string, string>> }
  | { kind: 'failed' };
