import * as z from 'zod';
import { type RequestStatusName, requestStatusNames } from '../request-status.ts';
import { requestKinds } from '../request-tracking.ts';
import { defineCalls } from './call.ts';

const kind = z.enum(Object.values(requestKinds));
const status = z.enum(requestStatusNames);
/** The venue's own, in which times are shown. */
const timeZone = z.string();

/**
 * What the venue may do with a request, the usual first. What was decided may be taken up again; what its applicant has
 * taken back may not.
 */
export const nextStatuses = {
  new: ['contacted', 'confirmed', 'declined'],
  contacted: ['confirmed', 'declined'],
  confirmed: ['contacted', 'declined'],
  declined: ['contacted', 'confirmed'],
  withdrawn: [],
} as const satisfies Record<RequestStatusName, readonly RequestStatusName[]>;

/** Whether the venue may give a request of one status another. */
export const mayBecome = (from: RequestStatusName, to: RequestStatusName): boolean =>
  nextStatuses[from].some((status) => status === to);

/** A status that the venue gives. */
export type VenueStatus = (typeof nextStatuses)[RequestStatusName][number];

/** What the inbox shows of a request in its list: personal data, never logged. Times are ISO 8601. */
export const listedRequestSchema = z.object({
  id: z.string(),
  reference: z.string(),
  kind,
  status,
  /** Of the event, or the beginning of a suggestion. */
  title: z.string(),
  /** Or, where the form asks for none, the name of the person. */
  organisation: z.string(),
  /** The first and the last moment, as they were typed: yyyy-mm-dd hh:mm:ss in the site's time zone. */
  period: z.object({ from: z.string(), to: z.string() }).optional(),
  /** Where, and how large, as it was typed. */
  place: z.array(z.string()),
  receivedAt: z.string(),
  unread: z.boolean(),
  /** When the venue has called or written at the latest; absent for suggestions. */
  answerBy: z.string().optional(),
});
export type ListedRequest = z.output<typeof listedRequestSchema>;

const filters = {
  kind: kind.optional(),
  status: status.optional(),
  /** In references and what was typed on one line: names, organisations, phone numbers. */
  search: z.string().trim().max(100).optional(),
};
export const inboxFilterSchema = z.object(filters);

/** A request with everything in it. */
export const inboxRequestSchema = listedRequestSchema.extend({
  language: z.string(),
  /** By the names of its form, in the order of its form. */
  values: z.array(z.object({ name: z.string(), value: z.string() })),
  /** What happened to it, oldest first: amended, withdrawn, a new status. */
  changes: z.array(
    z.object({
      at: z.string(),
      who: z.enum(['applicant', 'venue']),
      /** The name of the account; absent for applicants. */
      by: z.string().optional(),
      what: z.enum(['amended', ...requestStatusNames]),
      /** Names of the fields that were amended. */
      fields: z.array(z.string()),
    }),
  ),
  notes: z.array(z.object({ at: z.string(), by: z.string(), text: z.string() })),
  /** When it is deleted, as the form promised. */
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
      /** Without the filter by kind. */
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
  /** One of `nextStatuses`. 409 with the request as it stands when it is not in status `from` any more. */
  setRequestStatus: {
    access: 'editor',
    request: z.object({ id: z.string(), from: status, to: status.exclude(['new', 'withdrawn']) }),
    response: inboxRequestSchema,
  },
  addRequestNote: {
    access: 'editor',
    request: z.object({ id: z.string(), text: z.string().trim().min(1).max(2000) }),
    response: inboxRequestSchema,
  },
  removeRequest: { access: 'administrator', request: z.object({ id: z.string() }), response: z.object({}) },
});
