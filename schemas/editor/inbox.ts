import * as z from 'zod';
import { type RequestStatusName, requestStatusNames } from '../request-status.ts';
import { requestKinds } from '../request-tracking.ts';
import { defineCalls } from './call.ts';

const kind = z.enum(Object.values(requestKinds));
const status = z.enum(requestStatusNames);
/** Time zone of the venue, for displaying times. */
const timeZone = z.string();

/** Allowed status transitions, the usual one first. Decided requests can be reopened; withdrawn ones cannot. */
export const nextStatuses = {
  new: ['contacted', 'confirmed', 'declined'],
  contacted: ['confirmed', 'declined'],
  confirmed: ['contacted', 'declined'],
  declined: ['contacted', 'confirmed'],
  withdrawn: [],
} as const satisfies Record<RequestStatusName, readonly RequestStatusName[]>;

/**
 * @returns true if the venue may change a request from one status to the other; a withdrawn request has no next status
 */
export const mayBecome = (from: RequestStatusName, to: RequestStatusName): boolean =>
  nextStatuses[from].some((status) => status === to);

/** A status that the venue can set. */
export type VenueStatus = (typeof nextStatuses)[RequestStatusName][number];

/** A request in the inbox list. Personal data, never logged. Times are ISO 8601. */
export const listedRequestSchema = z.object({
  id: z.string(),
  reference: z.string(),
  kind,
  status,
  /** Title of the event, or the beginning of a suggestion. */
  title: z.string(),
  /** Organisation, or the person's name if the form has no such field. */
  organisation: z.string(),
  /** Start and end of the event: yyyy-mm-dd hh:mm:ss in the site's time zone. */
  period: z.object({ from: z.string(), to: z.string() }).optional(),
  /** Venue and size, unchanged input. */
  place: z.array(z.string()),
  receivedAt: z.string(),
  unread: z.boolean(),
  /** Deadline for the venue's answer. Absent for suggestions. */
  answerBy: z.string().optional(),
  /** The colleague who takes care of it. Absent if nobody does. Applicants never see it. */
  assignee: z.object({ id: z.string(), name: z.string() }).optional(),
});
export type ListedRequest = z.output<typeof listedRequestSchema>;

const filters = {
  kind: kind.optional(),
  status: status.optional(),
  /** Matches references and single-line fields: names, organisations, phone numbers. */
  search: z.string().trim().max(100).optional(),
  /** Id of the account that takes care of the request, or `nobody`. */
  assignee: z.string().max(200).optional(),
};
/** Value of the filter `assignee` for requests that nobody takes care of. */
export const nobody = 'nobody';
export const inboxFilterSchema = z.object(filters);

const day = z.iso.date();

/** Where and when a booking needs space, for an entry of the schedule (rule EVT-10). */
const planSchema = z.object({
  start: day,
  end: day,
  /** Names of the spaces that the request names, and the ids of the schedule. */
  spaces: z.array(z.string()),
  halls: z.array(z.string()),
  /** Events, holds and confirmed requests that take one of them on one of the days. */
  overlaps: z.array(
    z.object({
      start: day,
      end: day,
      spaces: z.array(z.string()),
      name: z.string().optional(),
      isHold: z.boolean(),
      /** Absent if it is published. */
      source: z.enum(['draft', 'request']).optional(),
      /** Reference of the request to which it belongs. */
      request: z.string().optional(),
    }),
  ),
  /** The centre is closed on one of the days. */
  isClosed: z.boolean(),
  /** Id of the schedule entry of the request. */
  entry: z.string(),
  /** That entry exists, as a draft or published. */
  isPlanned: z.boolean(),
  /** Last day of the hold that it is; absent for an event and for a hold without an end. */
  heldUntil: day.optional(),
  /** That day is over, so the days are free again. */
  isLapsed: z.boolean().optional(),
});
export type RequestPlan = z.output<typeof planSchema>;

/** A request with all its data. */
export const inboxRequestSchema = listedRequestSchema.extend({
  language: z.string(),
  /** Field values in form order. */
  values: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Changes, oldest first: amended, withdrawn, new status. */
  changes: z.array(
    z.object({
      at: z.string(),
      who: z.enum(['applicant', 'venue']),
      /** Account name. Absent for applicants. */
      by: z.string().optional(),
      what: z.enum(['amended', ...requestStatusNames]),
      /** Names of the amended fields. */
      fields: z.array(z.string()),
    }),
  ),
  notes: z.array(z.object({ at: z.string(), by: z.string(), text: z.string() })),
  /** Only for bookings with dates. */
  plan: planSchema.optional(),
  /** Time of its deletion, as the form promises. */
  deletedAt: z.string(),
  timeZone,
});
export type InboxRequest = z.output<typeof inboxRequestSchema>;

/** Booking requests and suggestions. `GET /api/editor/inbox.csv` takes the same filters. */
export const inboxCalls = defineCalls({
  listRequests: {
    access: 'editor',
    request: z.object({
      ...filters,
      page: z.int().min(1).default(1),
      pageSize: z.int().min(1).max(100).default(10),
    }),
    response: z.object({
      items: z.array(listedRequestSchema),
      total: z.int(),
      /** Counts that ignore the filter by kind. */
      counts: z.object({ all: z.int(), exhibition: z.int(), meeting: z.int(), suggestion: z.int() }),
      timeZone,
    }),
  },
  unread: { access: 'editor', request: z.object({}), response: z.object({ unread: z.int() }) },
  readRequest: { access: 'editor', request: z.object({ id: z.string() }), response: inboxRequestSchema },
  markRequest: {
    access: 'editor',
    request: z.object({ id: z.string(), unread: z.boolean() }),
    response: z.object({}),
  },
  /** One of `nextStatuses`. 409 with the current request if its status is no longer `from`. */
  setRequestStatus: {
    access: 'editor',
    request: z.object({ id: z.string(), from: status, to: status.exclude(['new', 'withdrawn']) }),
    response: inboxRequestSchema,
  },
  /** `to` is the id of an account that can sign in; null: nobody takes care of the request. */
  assignRequest: {
    access: 'editor',
    request: z.object({ id: z.string(), to: z.string().max(200).nullable() }),
    response: inboxRequestSchema,
  },
  /** The same key again is the same note, which is stored once. */
  addRequestNote: {
    access: 'editor',
    request: z.object({
      id: z.string(),
      text: z.string().trim().min(1).max(2000),
      /** Random, and a new one for each wording. Editors of an earlier release send none. */
      key: z.string().min(8).max(60).optional(),
    }),
    response: inboxRequestSchema,
  },
  removeRequest: { access: 'administrator', request: z.object({ id: z.string() }), response: z.object({}) },
});
