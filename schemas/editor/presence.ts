import * as z from 'zod';
import { defineCalls } from './call.ts';
import { entryNameSchema } from './editorial.ts';

/** Where an account edits: one open screen of an entry. */
const placeSchema = z.object({
  /** Id of the screen, chosen by the editor. */
  screen: z.string().min(1).max(60),
  /** Key of the selected block of a page. */
  block: z.string().max(200).optional(),
  /** Path of the field with the focus, as in the form. */
  field: z.string().max(300).optional(),
});

const personSchema = placeSchema.extend({ name: z.string() });
/** Another editor who has the entry open. */
export type Person = z.output<typeof personSchema>;

/** State of an entry, and who else has it open. */
export const presenceSchema = z.object({
  /** Version of the draft; 0 without a draft. */
  version: z.int(),
  publishedAt: z.string().optional(),
  people: z.array(personSchema),
});
export type Presence = z.output<typeof presenceSchema>;

/** Query of the event stream: the entry, and the screen that listens. */
export const presenceQuerySchema = entryNameSchema.extend({ screen: placeSchema.shape.screen });

/**
 * Path of the event stream with `presenceQuerySchema` as its query: each message is a `Presence`, sent as soon as the
 * entry was saved or published, or an editor has come, moved or gone.
 */
export const presenceEventsPath = '/api/editor/presence-events';

/** Seconds between two calls of `presence`, and after which a screen that does not call any more is gone. */
export const presenceInterval = 5;
export const presenceLimit = 15;

export const presenceCalls = defineCalls({
  /** Says where a screen is. Made again every `presenceInterval`, it also works where event streams do not. */
  presence: {
    access: 'editor',
    request: entryNameSchema.extend({ ...placeSchema.shape, leaves: z.boolean().optional() }),
    response: presenceSchema,
  },
});
