import * as z from 'zod';
import { entryKinds, entrySchema } from '../entry.ts';
import { languages } from '../language.ts';
import { defineCalls } from './call.ts';
import { readinessCodes } from './readiness-codes.ts';

/** An entry by its kind and id. */
export const entryNameSchema = z.object({ kind: z.enum(entryKinds), id: z.string().min(1).max(200) });
export type EntryName = z.output<typeof entryNameSchema>;

/** Draft of an entry: its next state, or null if the entry is to be removed. Visitors never see drafts. */
export const draftSchema = entryNameSchema.extend({
  entry: entrySchema.nullable(),
  /** Increases with every save and is never reused. A save names the version it is based on, 0 for the first draft. */
  version: z.int().min(0),
  /** ISO 8601. */
  at: z.string(),
  by: z.string(),
  /** Ids of the last saves that it contains: an editor whose answer was lost finds its save here. */
  saves: z.array(z.string()).optional(),
});
export type Draft = z.output<typeof draftSchema>;

/** Why an entry cannot be published. */
export const entryIssueSchema = z.object({
  kind: z.string(),
  id: z.string(),
  language: z.enum(languages).optional(),
  /** Path in the item: `title`, `list[2].url`. */
  field: z.string(),
  reason: z.string(),
  /** The check before publishing that found it, if a publisher lets it block. */
  check: z.enum(readinessCodes).optional(),
});
export type EntryIssue = z.output<typeof entryIssueSchema>;

/**
 * `data` of the refusal `conflict`: the current state of every named draft. `draft` is absent if the draft no longer
 * exists.
 */
export const draftConflictSchema = z.object({
  drafts: z.array(entryNameSchema.extend({ draft: draftSchema.optional() })),
});
export type DraftConflictData = z.output<typeof draftConflictSchema>;

/** A draft by its entry and version. */
export const draftNameSchema = entryNameSchema.extend({ version: z.int().min(0) });
/** The title of an entry by language. */
export const localisedTitleSchema = z.partialRecord(z.enum(languages), z.string());

/** `new`: draft only; `changed`: published with a draft; `removal`: the next publish removes it. */
export const entryStates = ['published', 'changed', 'new', 'removal'] as const;
export type EntryState = (typeof entryStates)[number];

/** What a list of content can be filtered by: texts that a language lacks, or that are older in it. */
export const behindFilters = ['missing-en', 'older-en', 'missing-zh', 'older-zh'] as const;

/** An entry in a list of the editor. */
export const listedEntrySchema = entryNameSchema.extend({
  state: z.enum(entryStates),
  title: localisedTitleSchema,
  facet: z.string().optional(),
  sort: z.number().optional(),
  date: z.string().optional(),
  until: z.string().optional(),
  /** Address of its first picture. */
  picture: z.string().optional(),
  /** Languages in which visitors see it. */
  published: z.array(z.enum(languages)),
  /** Time of the draft, or of the publish. */
  changedAt: z.string().optional(),
  changedBy: z.string().optional(),
  /** Version of the draft, for `publish` and `discardDrafts`. Absent without a draft. */
  version: z.int().optional(),
  /** Languages in which it lacks texts, or has older ones than in the other language, with their numbers. */
  behind: z.array(z.object({ language: z.enum(languages), missing: z.int(), older: z.int() })).optional(),
  /** State after the next publish, or the current state of a removal. Only with `whole`. */
  entry: entrySchema.optional(),
});
export type ListedEntry = z.output<typeof listedEntrySchema>;

export const listEntriesSchema = z.object({
  kind: z.enum(entryKinds),
  /** Matches titles and ids. */
  search: z.string().trim().max(100).optional(),
  facet: z.string().optional(),
  state: z.enum(entryStates).optional(),
  /** Only entries in which a language is missing or older. */
  behind: z.enum(behindFilters).optional(),
  /** `order`: the order that visitors see. */
  sort: z.enum(['order', 'title', 'date', 'changed']).default('order'),
  descending: z.boolean().default(false),
  page: z.int().min(1).default(1),
  pageSize: z.int().min(1).max(500).default(25),
  /** True to include the entries. */
  whole: z.boolean().default(false),
});

const versionSchema = z.object({
  /** Id of the version. */
  id: z.int(),
  at: z.string(),
  by: z.string().optional(),
  /** Languages published with it. Empty for a removal. */
  languages: z.array(z.enum(languages)),
  removed: z.boolean(),
  note: z.string().optional(),
  /** Path of a page in this version. */
  path: z.string().optional(),
});
export type EntryVersion = z.output<typeof versionSchema>;

/** A version by its id. The ids of unchosen versions are numbers of their own. */
const versionNameSchema = z.object({ id: z.int(), unchosen: z.boolean().optional() });

/** A valid preview link. Its token is known only to those who have the link. Times are ISO 8601. */
const previewLinkSchema = z.object({
  id: z.string(),
  /** Path of the page, and the parameters that select it. */
  address: z.string(),
  /** Account name. */
  by: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
});

/** A release that has not run yet, as the screen of one of its entries shows it. */
const plannedSchema = z.object({
  release: z.int(),
  name: z.string().optional(),
  /** The moment, ISO 8601. */
  at: z.string().optional(),
  /** Version of the draft that is published. Absent if the entry is taken down. */
  version: z.int().optional(),
});

/** Drafts, versions and publishing of everything that is stored as an entry (`schemas/entry.ts`). */
export const editorialCalls = defineCalls({
  listEntries: {
    access: 'editor',
    request: listEntriesSchema,
    response: z.object({ items: z.array(listedEntrySchema), total: z.int() }),
  },
  /** `builtIn` is the built-in page at the path of the page. All three are absent if nothing exists yet. */
  readEntry: {
    access: 'editor',
    request: entryNameSchema,
    response: z.object({
      published: entrySchema.optional(),
      publishedAt: z.string().optional(),
      publishedBy: z.string().optional(),
      builtIn: entrySchema.optional(),
      draft: draftSchema.optional(),
      /** Releases that will publish a draft of it, or take it down. */
      planned: z.array(plannedSchema).optional(),
    }),
  },
  /**
   * Saves all drafts or none. A draft that has changed since is merged if `base` is given and no field was changed by
   * both (`src/lib/merge-entries.ts`); else 409 with the current `drafts` (`draft` absent: discarded or published).
   */
  saveDrafts: {
    access: 'editor',
    request: z.object({
      drafts: z
        .array(
          draftNameSchema.extend({
            entry: entrySchema.nullable(),
            /**
             * For a first draft (version 0): `publishedAt` of the state it is based on. A later publish is a conflict.
             * Empty if nothing was published, absent if unknown.
             */
            publishedAt: z.string().optional(),
            /** The state that `entry` was made from. */
            base: entrySchema.nullable().optional(),
            /** Id of this save, chosen by the editor. */
            save: z.string().min(1).max(60).optional(),
            /** The version that was not chosen where two people had changed the same field. It is kept in the history. */
            unchosen: entrySchema.optional(),
          }),
        )
        .min(1)
        .max(500),
    }),
    response: z.object({
      drafts: z.array(
        draftSchema.extend({
          /** Name of the account that saved the state that this draft was merged with; empty if unknown. */
          mergedWith: z.string().optional(),
        }),
      ),
    }),
  },
  discardDrafts: {
    access: 'editor',
    request: z.object({ drafts: z.array(draftNameSchema).min(1).max(500) }),
    response: z.object({}),
  },
  /**
   * Publishes all drafts in one revision, or none. 409 as in `saveDrafts`; 400 with `issues` (`EntryIssue[]`) if one is
   * invalid. With `languages`, only these languages change for visitors.
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
  /** Newest first. `unchosen`: versions that were not chosen in a conflict; `at` and `by` are those of the choice. */
  history: {
    access: 'editor',
    request: entryNameSchema,
    response: z.object({
      versions: z.array(versionSchema),
      unchosen: z.array(versionSchema.pick({ id: true, at: true, by: true })).default([]),
    }),
  },
  readVersion: {
    access: 'editor',
    request: versionNameSchema,
    response: versionSchema.extend({ entry: entrySchema.nullable() }),
  },
  /** Creates a draft from a version of an entry, or from the last state of a removed entry. */
  restoreVersion: {
    access: 'editor',
    request: versionNameSchema.extend({ version: z.int().min(0) }),
    response: draftSchema,
  },
  /** Removed entries, newest first. Restore one with `id` of `version`. */
  bin: {
    access: 'editor',
    request: z.object({ kind: z.enum(entryKinds).optional() }),
    response: z.object({
      items: z.array(
        entryNameSchema.extend({
          title: localisedTitleSchema,
          at: z.string(),
          by: z.string().optional(),
          version: z.int(),
          /** Last path of a page. */
          path: z.string().optional(),
        }),
      ),
    }),
  },
  /** All pages: built-in, published and drafts. */
  listPages: {
    access: 'editor',
    request: z.object({}),
    response: z.object({
      pages: z.array(
        z.object({
          /** Stays the same when the path changes. */
          id: z.string(),
          /** Path after the next publish. */
          path: z.string(),
          title: localisedTitleSchema,
          /** `builtIn`: a page of the project, not yet changed in the editor; `takenDown`: a draft that was published before. */
          state: z.enum(['builtIn', 'takenDown', ...entryStates]),
          published: z.array(z.enum(languages)),
          changedAt: z.string().optional(),
          changedBy: z.string().optional(),
          /** True if it shows one item, which its address must name: it shows nothing at `path` alone. */
          needsItem: z.literal(true).optional(),
        }),
      ),
    }),
  },
  /** Data of a draft page for the renderer. `problems` names blocks that visitors would not see. */
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
      /** The blocks that refer to sections, with the ids of the blocks shown in their place. */
      sections: z.array(z.object({ id: z.string(), blocks: z.array(z.string()) })).default([]),
    }),
  },
  /** Current answer of a source: the number of items and the first few. */
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
  /** Where links lead to the page of an entry: published entries first, then drafts. */
  linkedFrom: {
    access: 'editor',
    request: entryNameSchema,
    response: z.object({
      places: z.array(entryNameSchema.extend({ title: localisedTitleSchema, draft: z.boolean() })),
    }),
  },
  /** Creates a URL at which anyone can see one page with all drafts until it expires. */
  previewLink: {
    access: 'editor',
    request: z
      .object({
        path: z.string().startsWith('/').max(500).optional(),
        /** Instead of a path: the page that shows this entry. */
        entry: z.object({ ...entryNameSchema.shape, facet: z.string().optional() }).optional(),
        /** With a path: every page as it will be when this release has run, instead of one page with all drafts. */
        release: z.int().min(1).optional(),
        language: z.enum(languages),
        hours: z.int().min(1).max(720),
      })
      .refine(({ path, entry }) => (path === undefined) !== (entry === undefined), {
        path: ['path'],
        error: 'needs a path or an entry, not both',
      }),
    response: z.object({
      url: z.string(),
      /** Path of the previewed page. Home if no page shows the entry. */
      path: z.string(),
      expiresAt: z.string(),
    }),
  },
  /** Valid preview links: those of the caller; all of them for an administrator. Newest first. */
  listPreviewLinks: {
    access: 'editor',
    request: z.object({}),
    response: z.object({ links: z.array(previewLinkSchema) }),
  },
  revokePreviewLink: { access: 'editor', request: z.object({ id: z.string() }), response: z.object({}) },
});
