import * as z from 'zod';
import { entrySchema } from '../entry.ts';
import { defineCalls } from './call.ts';
import { draftNameSchema, entryNameSchema, localisedTitleSchema } from './editorial.ts';

const text = z.string().trim().min(1).max(2_000);
const name = { kind: entryNameSchema.shape.kind, id: entryNameSchema.shape.id };

/** A draft that waits for a review, or that was sent back. Times are ISO 8601. */
export const reviewSchema = entryNameSchema.extend({
  state: z.enum(['waiting', 'returned']),
  title: localisedTitleSchema,
  /** Path of a page. */
  path: z.string().optional(),
  by: z.string(),
  at: z.string(),
  /** What its author wrote to the reviewer. */
  message: z.string().optional(),
  /** How often it was marked ready, from 1. */
  round: z.int(),
  /** Whether the draft was changed after it was marked ready. */
  changedSince: z.boolean(),
  returnedBy: z.string().optional(),
  returnedAt: z.string().optional(),
  /** Why it was sent back. */
  reason: z.string().optional(),
  openThreads: z.int(),
});
export type Review = z.output<typeof reviewSchema>;

const commentSchema = z.object({
  id: z.int(),
  by: z.string(),
  at: z.string(),
  text: z.string(),
  /** Names of the accounts that are mentioned. */
  mentions: z.array(z.string()),
});

/** Comments on one place of an entry, oldest first. */
const threadSchema = z.object({
  id: z.int(),
  /** Block of a page. Absent for the page itself and for other entries. */
  block: z.string().optional(),
  /** Path of the field, such as `props.html` or `title`. Absent for a whole block or entry. */
  field: z.string().optional(),
  resolvedBy: z.string().optional(),
  resolvedAt: z.string().optional(),
  comments: z.array(commentSchema).min(1),
});
export type Thread = z.output<typeof threadSchema>;

/** The review queue, and comments on entries. */
export const reviewCalls = defineCalls({
  /** Drafts that wait, the longest first, then those that were sent back. */
  listReviews: {
    access: 'editor',
    request: z.object({}),
    response: z.object({ reviews: z.array(reviewSchema) }),
  },
  /** `submitted`: the entry when it was marked ready; null if it was to be removed. */
  readReview: {
    access: 'editor',
    request: entryNameSchema,
    response: z.object({
      review: reviewSchema.optional(),
      submitted: entrySchema.nullable().optional(),
      threads: z.array(threadSchema),
    }),
  },
  /** Puts a draft into the queue. 409 if it has changed. Later changes leave it there. */
  markReady: {
    access: 'editor',
    request: draftNameSchema.extend({ message: z.string().trim().max(500).optional() }),
    response: z.object({ review: reviewSchema }),
  },
  /** Takes a draft out of the queue. It stays a draft. */
  withdrawReview: { access: 'editor', request: entryNameSchema, response: z.object({}) },
  /** 404 if the draft does not wait any more. */
  sendBack: {
    access: 'publisher',
    request: entryNameSchema.extend({ reason: z.string().trim().min(1).max(500) }),
    response: z.object({ review: reviewSchema }),
  },
  /** Starts a thread, or replies to `thread`. A reply opens a resolved thread again. */
  addComment: {
    access: 'editor',
    request: z.object({
      ...name,
      thread: z.int().optional(),
      block: z.string().max(200).optional(),
      field: z.string().max(300).optional(),
      text,
      /** Ids of the accounts that are mentioned. */
      mentions: z.array(z.string().max(200)).max(20).default([]),
    }),
    response: z.object({ thread: threadSchema }),
  },
  resolveThread: {
    access: 'editor',
    request: z.object({ id: z.int(), resolved: z.boolean() }),
    response: z.object({ thread: threadSchema }),
  },
  /** Accounts that can be mentioned. */
  listColleagues: {
    access: 'editor',
    request: z.object({}),
    response: z.object({ colleagues: z.array(z.object({ id: z.string(), name: z.string() })) }),
  },
});
