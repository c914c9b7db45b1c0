import * as z from 'zod';
import { entryKinds, entrySchema } from '../entry.ts';
import { languages } from '../language.ts';
import { defineCalls } from './call.ts';

/** An entry by its kind and id. */
export const entryNameSchema = z.object({ kind: z.enum(entryKinds), id: z.string().min(1).max(200) });
export type EntryName = z.output<typeof entryNameSchema>;

/** What is to become of an entry: its next state, or null when it is to be removed. Visitors never see it. */
export const draftSchema = entryNameSchema.extend({
  entry: entrySchema.nullable(),
  /** Grows with every save and never comes back; a save names the one it was made from, 0 where there was none. */
  version: z.int().min(0),
  /** ISO 8601. */
  at: z.string(),
  by: z.string(),
});
export type Draft = z.output<typeof draftSchema>;

/** Why an entry cannot be published. */
export const entryIssueSchema = z.object({
  kind: z.string(),
  id: z.string(),
  language: z.enum(languages).optional(),
  /** Where in the item: `title`, `list[2].url`. */
  field: z.string(),
  reason: z.string(),
});
export type EntryIssue = z.output<typeof entryIssueSchema>;

/** `data` of the refusal `conflict`: every draft that was named, as it stands; without `draft` there is none any more. */
export const draftConflictSchema = z.object({
  drafts: z.array(entryNameSchema.extend({ draft: draftSchema.optional() })),
});
export type DraftConflictData = z.output<typeof draftConflictSchema>;

const draftNameSchema = entryNameSchema.extend({ version: z.int().min(0) });
const localised = z.partialRecord(z.enum(languages), z.string());

/** `new`: only a draft; `changed`: published with a draft; `removal`: to be removed by the next publish. */
export const entryStates = ['published', 'changed', 'new', 'removal'] as const;
export type EntryState = (typeof entryStates)[number];

/** An entry in a list of the editor. */
export const listedEntrySchema = entryNameSchema.extend({
  state: z.enum(entryStates),
  title: localised,
  facet: z.string().optional(),
  sort: z.number().optional(),
  date: z.string().optional(),
  until: z.string().optional(),
  /** Address of its first picture. */
  picture: z.string().optional(),
  /** In which visitors see it. */
  published: z.array(z.enum(languages)),
  /** Of the draft, or of the publish. */
  changedAt: z.string().optional(),
  changedBy: z.string().optional(),
  /** Of the draft, which `publish` and `discardDrafts` name; absent where there is none. */
  version: z.int().optional(),
  /** As the next publish leaves it, what is to be removed as it stands; only with `whole`. */
  entry: entrySchema.optional(),
});
export type ListedEntry = z.output<typeof listedEntrySchema>;

export const listEntriesSchema = z.object({
  kind: z.enum(entryKinds),
  /** In titles and ids. */
  search: z.string().trim().max(100).optional(),
  facet: z.string().optional(),
  state: z.enum(entryStates).optional(),
  /** `order`: as visitors see them. */
  sort: z.enum(['order', 'title', 'date', 'changed']).default('order'),
  descending: z.boolean().default(false),
  page: z.int().min(1).default(1),
  pageSize: z.int().min(1).max(500).default(25),
  /** With the entries themselves. */
  whole: z.boolean().default(false),
});

const versionSchema = z.object({
  /** Of the version. */
  id: z.int(),
  at: z.string(),
  by: z.string().optional(),
  /** Languages that were published with it; none for a removal. */
  languages: z.array(z.enum(languages)),
  removed: z.boolean(),
  note: z.string().optional(),
});
export type EntryVersion = z.output<typeof versionSchema>;

/** Drafts, versions and publishing of everything that is stored as an entry (`schemas/entry.ts`). */
export const editorialCalls = defineCalls({
  listEntries: {
    access: 'editor',
    request: listEntriesSchema,
    response: z.object({ items: z.array(listedEntrySchema), total: z.int() }),
  },
  /** `builtIn` is the page of a path that the site has by itself. None of the three: there is nothing yet. */
  readEntry: {
    access: 'editor',
    request: entryNameSchema,
    response: z.object({
      published: entrySchema.optional(),
      publishedAt: z.string().optional(),
      publishedBy: z.string().optional(),
      builtIn: entrySchema.optional(),
      draft: draftSchema.optional(),
    }),
  },
  /** All drafts or none. 409 with the `drafts` as they stand (`draft` absent: discarded or published) when one has been saved by somebody since. */
  saveDrafts: {
    access: 'editor',
    request: z.object({
      drafts: z
        .array(
          draftNameSchema.extend({
            entry: entrySchema.nullable(),
            /**
             * A first draft (version 0) names the `publishedAt` of what it was made from; when somebody has published
             * since, that is a conflict too. Empty where nothing was published, absent where nobody knows.
             */
            publishedAt: z.string().optional(),
          }),
        )
        .min(1)
        .max(500),
    }),
    response: z.object({ drafts: z.array(draftSchema) }),
  },
  discardDrafts: {
    access: 'editor',
    request: z.object({ drafts: z.array(draftNameSchema).min(1).max(500) }),
    response: z.object({}),
  },
  /**
   * Makes drafts visible, all or none, in one revision. 409 as `saveDrafts`; 400 with `issues` (`EntryIssue[]`) when one
   * is invalid. With `languages` only these change for visitors, the others stay as they are.
   */
  publish: {
    access: 'publisher',
    request: z.object({
      drafts: z
        .array(draftNameSchema.extend({ languages: z.array(z.enum(languages)).min(1).optional() }))
        .min(1)
        .max(500),
      note: z.string().trim().max(300).optional(),
    }),
    response: z.object({ revision: z.string() }),
  },
  /** Newest first. */
  history: {
    access: 'editor',
    request: entryNameSchema,
    response: z.object({ versions: z.array(versionSchema) }),
  },
  readVersion: {
    access: 'editor',
    request: z.object({ id: z.int() }),
    response: versionSchema.extend({ entry: entrySchema.nullable() }),
  },
  /** Makes the draft of an entry from a version of it; of a removed entry from its last state. */
  restoreVersion: {
    access: 'editor',
    request: z.object({ id: z.int(), version: z.int().min(0) }),
    response: draftSchema,
  },
  /** What was removed and has not come back, newest first; `id` of `version` restores it. */
  bin: {
    access: 'editor',
    request: z.object({ kind: z.enum(entryKinds).optional() }),
    response: z.object({
      items: z.array(
        entryNameSchema.extend({
          title: localised,
          at: z.string(),
          by: z.string().optional(),
          version: z.int(),
        }),
      ),
    }),
  },
  /** All pages: of the site itself, published and drafted. */
  listPages: {
    access: 'editor',
    request: z.object({}),
    response: z.object({
      pages: z.array(
        z.object({
          path: z.string(),
          title: localised,
          /** `builtIn`: the site's own, never changed here. */
          state: z.enum(['builtIn', ...entryStates]),
          published: z.array(z.enum(languages)),
          changedAt: z.string().optional(),
          changedBy: z.string().optional(),
        }),
      ),
    }),
  },
  /** A drafted page with its data, as the renderer takes it; `problems` names blocks that visitors would not see. */
  canvas: {
    access: 'editor',
    request: z.object({
      /** A page with localised leaves `{ zh, en }`. */
      page: z.record(z.string(), z.unknown()),
      language: z.enum(languages),
    }),
    response: z.object({
      /** `PageBlock[]` of `registry/page-payload.ts`. */
      blocks: z.array(z.record(z.string(), z.unknown())),
      problems: z.array(z.object({ id: z.string(), reason: z.string() })),
    }),
  },
  /** What a source answers now: how many items, and the first few. */
  sample: {
    access: 'editor',
    request: z.object({
      call: z.string(),
      params: z.record(z.string(), z.unknown()),
      language: z.enum(languages),
    }),
    response: z.object({
      total: z.int(),
      items: z.array(z.object({ title: z.string(), picture: z.string().optional() })),
    }),
  },
  /** An address at which everybody sees the drafts of today until it expires. */
  previewLink: {
    access: 'editor',
    request: z
      .object({
        path: z.string().startsWith('/').max(500).optional(),
        /** Instead of a path: the page that shows this entry. */
        entry: z.object({ ...entryNameSchema.shape, facet: z.string().optional() }).optional(),
        language: z.enum(languages),
        hours: z.int().min(1).max(720),
      })
      .refine(({ path, entry }) => (path === undefined) !== (entry === undefined), {
        path: ['path'],
        error: 'needs a path or an entry, not both',
      }),
    response: z.object({
      url: z.string(),
      /** The page that it shows; home when no page shows the entry. */
      path: z.string(),
      expiresAt: z.string(),
    }),
  },
});
