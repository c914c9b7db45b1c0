import * as z from 'zod';
import { languages } from '../language.ts';
import { defineCalls } from './call.ts';
import { draftNameSchema, entryIssueSchema, entryNameSchema, localisedTitleSchema } from './editorial.ts';

/**
 * `open`: no moment is chosen. `running`: a process has claimed it. `failed`: its checks found a problem when its moment
 * came, and nothing of it was published.
 */
export const releaseStates = ['open', 'planned', 'running', 'done', 'failed', 'cancelled'] as const;
export type ReleaseState = (typeof releaseStates)[number];

/** Why an entry of a release deserves a look before it runs. */
const releaseWarningSchema = z.object({
  /** `edited`: the draft was changed after it was added. `overlap`: another release has the same entry. */
  why: z.enum(['edited', 'overlap']),
  /** The other release. */
  release: z.int().optional(),
});

const releaseItemSchema = entryNameSchema.extend({
  /** `remove` publishes a draft that removes the entry. */
  act: z.enum(['publish', 'remove', 'takeDown']),
  title: localisedTitleSchema,
  /** Path of a page. */
  path: z.string().optional(),
  /** Languages that are published; absent for all. */
  languages: z.array(z.enum(languages)).optional(),
  /** Version of the draft that is published. */
  version: z.int(),
  redirectTo: z.string().optional(),
  warnings: z.array(releaseWarningSchema),
});

/** What is published or taken down together. A release without a name has one entry. */
export const releaseSchema = z.object({
  id: z.int(),
  name: z.string().optional(),
  note: z.string().optional(),
  /** The moment, ISO 8601. */
  at: z.string().optional(),
  state: z.enum(releaseStates),
  by: z.string(),
  createdAt: z.string(),
  finishedAt: z.string().optional(),
  /** Of a release that will run: what would stop it as things are now. Of a failed one: what stopped it. */
  issues: z.array(entryIssueSchema),
  items: z.array(releaseItemSchema),
});
export type Release = z.output<typeof releaseSchema>;
export type ReleaseItem = Release['items'][number];

const moment = z.iso.datetime({ offset: true });
const name = z.string().trim().min(1).max(100);
const note = z.string().trim().max(300);

const toPublish = z.array(
  draftNameSchema.extend({ languages: z.array(z.enum(languages)).min(1).optional() }),
);
const toTakeDown = z.array(
  entryNameSchema.extend({
    /** For a page: visitors who ask for its address are sent here. */
    redirectTo: z.string().startsWith('/').max(500).optional(),
  }),
);
const contents = { publish: toPublish.max(500).default([]), takeDown: toTakeDown.max(500).default([]) };

const id = z.int().min(1);
const answer = z.object({ release: releaseSchema });

/** Publishing and taking down at a time, one entry or many together. */
export const releaseCalls = defineCalls({
  /** Those that will run, in their order, then those without a moment, then the last hundred that ended. */
  listReleases: {
    access: 'editor',
    request: z.object({}),
    response: z.object({ releases: z.array(releaseSchema) }),
  },
  /** 400 with `issues` if something could not be published as things are now. 409 as in `publish`. */
  addRelease: {
    access: 'publisher',
    request: z.object({
      ...contents,
      name: name.optional(),
      note: note.optional(),
      /** Without a moment, it waits until one is chosen or `runRelease` is called. */
      at: moment.optional(),
    }),
    response: answer,
  },
  /** Adds, replaces and removes entries; `at: null` takes the moment away. A failed release can get a new moment. */
  changeRelease: {
    access: 'publisher',
    request: z.object({
      ...contents,
      id,
      name: name.optional(),
      note: note.optional(),
      at: moment.nullable().optional(),
      remove: z.array(entryNameSchema).max(500).default([]),
    }),
    response: answer,
  },
  cancelRelease: { access: 'publisher', request: z.object({ id }), response: answer },
  /** Runs a release now. 400 with `issues` if its checks find a problem; it then stays as it is. */
  runRelease: { access: 'publisher', request: z.object({ id }), response: answer },
  /** Takes entries down now. Each stays as a draft, and in the history. */
  takeDown: {
    access: 'publisher',
    request: z.object({ entries: toTakeDown.min(1).max(500), note: note.optional() }),
    response: z.object({ revision: z.string() }),
  },
});
