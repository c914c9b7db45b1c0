import type { Kysely } from 'kysely';
import type { EditorAnswer, EditorCallName, ParsedEditorRequest } from '#schemas/editor/calls.ts';
import type { EntryName, editorialCalls } from '#schemas/editor/editorial.ts';
import type { homeCalls } from '#schemas/editor/home.ts';
import type { readinessCalls } from '#schemas/editor/readiness.ts';
import type { releaseCalls } from '#schemas/editor/releases.ts';
import type { reviewCalls } from '#schemas/editor/review.ts';
import type { sectionCalls } from '#schemas/editor/sections.ts';
import type { translationCalls } from '#schemas/editor/translations.ts';
import { releaseItems } from '../../db/content/releases.ts';
import { entryOfThread } from '../../db/content/reviews.ts';
import type { Tables } from '../../db/tables.ts';
import { done, type EditorHandler, type HandlersOf, refuse } from '../handlers.ts';
import { type Reach, readReach } from './reach.ts';

/** The handlers of all calls about entries. */
export type EntryHandlers = HandlersOf<
  typeof editorialCalls &
    typeof releaseCalls &
    typeof translationCalls &
    typeof homeCalls &
    typeof reviewCalls &
    typeof sectionCalls &
    typeof readinessCalls
>;

type Calls = keyof EntryHandlers;

/** How the limits of an account apply to a call. */
interface LimitRule<N extends EditorCallName> {
  /** False refuses the call. */
  allows?: (request: ParsedEditorRequest<N>, reach: Reach, db: Kysely<Tables>) => boolean | Promise<boolean>;
  /** Leaves out of the answer what the account may not open. */
  shown?: (
    answer: EditorAnswer<N>,
    reach: Reach,
    db: Kysely<Tables>,
  ) => EditorAnswer<N> | Promise<EditorAnswer<N>>;
}

const all = (names: readonly EntryName[], reach: Reach) => names.every((name) => reach.entry(name));
const seen = (name: EntryName, reach: Reach) => reach.seen(name);
const own = (name: EntryName, reach: Reach) => reach.entry(name);
const never = () => false;
/** It concerns no entry, or only what every visitor can see. */
const open = {};

/** As the preview reads it: without parameters, and `/a/../b` is `/b`. */
const pathnameOf = (path: string): string => {
  const { pathname } = new URL(path, 'http://this.site');
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
};

const ofRelease = async (db: Kysely<Tables>, id: number): Promise<EntryName[]> =>
  (await releaseItems(db, [id])).map(({ kind, entry_id }) => ({ kind, id: entry_id }));

const ofVersion = (
  db: Kysely<Tables>,
  { id, unchosen = false }: Pick<ParsedEditorRequest<'readVersion'>, 'id' | 'unchosen'>,
): Promise<EntryName | undefined> =>
  db
    .selectFrom(unchosen ? 'unchosen_version' : 'entry_version')
    .select(['kind', 'entry_id as id'])
    .where('id', '=', id)
    .executeTakeFirst();

/** A missing line is a type error: every call says how limits apply to it. */
const rules: { readonly [N in Calls]: LimitRule<N> } = {
  listEntries: {
    // Sections are put onto pages of any section of the menu.
    allows: ({ kind }, reach) => kind === 'section' || reach.kind(kind),
    shown: ({ items, total }, reach) => {
      const left = items.filter((item) => reach.seen(item));
      return { items: left, total: total - (items.length - left.length) };
    },
  },
  readEntry: { allows: seen },
  saveDrafts: { allows: ({ drafts }, reach) => drafts.every((draft) => reach.entry(draft, draft.entry)) },
  discardDrafts: { allows: ({ drafts }, reach) => all(drafts, reach) },
  publish: { allows: ({ drafts }, reach) => all(drafts, reach) },
  history: { allows: seen },
  readVersion: { allows: async (version, reach, db) => isSeen(await ofVersion(db, version), reach) },
  restoreVersion: { allows: async (version, reach, db) => isOwn(await ofVersion(db, version), reach) },
  bin: { shown: ({ items }, reach) => ({ items: items.filter((item) => reach.entry(item)) }) },
  listPages: { shown: ({ pages }, reach) => ({ pages: pages.filter(({ path }) => reach.path(path)) }) },
  canvas: open,
  sample: open,
  linkedFrom: {
    allows: own,
    shown: ({ places }, reach) => ({ places: places.filter((place) => reach.seen(place)) }),
  },
  sectionUses: {
    shown: ({ uses, total }, reach) => ({ uses: uses.filter((use) => reach.seen(use)), total }),
  },
  previewLink: {
    allows: async ({ path, entry, release }, reach, db) =>
      (entry === undefined || reach.entry(entry)) &&
      (release === undefined || all(await ofRelease(db, release), reach)) &&
      (path === undefined || release !== undefined || reach.path(pathnameOf(path))),
  },
  listPreviewLinks: open,
  revokePreviewLink: open,
  listReleases: {
    shown: ({ releases }, reach) => ({ releases: releases.filter(({ items }) => all(items, reach)) }),
  },
  addRelease: { allows: ({ publish, takeDown }, reach) => all([...publish, ...takeDown], reach) },
  changeRelease: {
    allows: async ({ id, publish, takeDown, remove }, reach, db) =>
      all([...publish, ...takeDown, ...remove, ...(await ofRelease(db, id))], reach),
  },
  cancelRelease: { allows: async ({ id }, reach, db) => all(await ofRelease(db, id), reach) },
  runRelease: { allows: async ({ id }, reach, db) => all(await ofRelease(db, id), reach) },
  takeDown: { allows: ({ entries }, reach) => all(entries, reach) },
  listTranslations: {
    shown: ({ items, total, sections }, reach) => {
      const left = items.filter((item) => reach.entry(item));
      return {
        items: left,
        total: total - (items.length - left.length),
        sections: sections.filter(({ kind }) => reach.kind(kind)),
      };
    },
  },
  exportTranslations: { allows: ({ entries }, reach) => all(entries, reach) },
  // A file may name any entry.
  importTranslations: { allows: never },
  home: {
    shown: async ({ drafts, changes, planned, translations, ...rest }, reach, db) => {
      const releases = await Promise.all(
        planned.items.map(async (release) => all(await ofRelease(db, release.id), reach)),
      );
      return {
        ...rest,
        drafts: within(drafts, (draft) => reach.entry(draft)),
        changes: within(changes, (change) => reach.entry(change)),
        planned: within(planned, (release) => releases[planned.items.indexOf(release)] === true),
        translations: translations.filter(({ kind }) => reach.kind(kind)),
      };
    },
  },
  markHomeSeen: open,
  listReviews: {
    shown: ({ reviews }, reach) => ({ reviews: reviews.filter((review) => reach.entry(review)) }),
  },
  readReview: { allows: seen },
  markReady: { allows: own },
  withdrawReview: { allows: own },
  sendBack: { allows: own },
  addComment: { allows: own },
  resolveThread: { allows: async ({ id }, reach, db) => isOwn(await entryOfThread(db, id), reach) },
  listColleagues: open,
  checkReadiness: { allows: ({ drafts }, reach) => all(drafts, reach) },
  readReadinessRules: open,
  // It applies to the whole site.
  changeReadinessRules: { allows: never },
};

/** The rows that an account may open, and how many there are without the others. */
function within<Item>({ items, total }: { items: Item[]; total: number }, isOpen: (item: Item) => boolean) {
  const left = items.filter(isOpen);
  return { items: left, total: total - (items.length - left.length) };
}

/** What does not exist is left to the handler, which answers that it is missing. */
const isOwn = (name: EntryName | undefined, reach: Reach) => name === undefined || reach.entry(name);
const isSeen = (name: EntryName | undefined, reach: Reach) => name === undefined || reach.seen(name);

/**
 * Applies the limits of accounts to every call: refuses those about other entries with `forbidden`, and leaves other
 * entries out of lists.
 *
 * @returns the handlers with limits
 */
export function withLimits(handlers: EntryHandlers, read: Kysely<Tables>): EntryHandlers {
  const limited = <N extends Calls>(name: N): EditorHandler<N> => {
    const handler: EditorHandler<N> = handlers[name];
    const { allows, shown }: LimitRule<N> = rules[name];
    if (!allows && !shown) return handler;
    return async (request, caller) => {
      const limits = caller.account?.limits;
      if (!limits) return handler(request, caller);
      const reach = await readReach(read, limits);
      if (allows && !(await allows(request, reach, read))) return refuse('forbidden');
      const result = await handler(request, caller);
      return result.ok && shown ? done(await shown(result.data, reach, read)) : result;
    };
  };
  const names = Object.keys(rules) as Calls[];
  // `rules` has exactly the calls of `handlers`; TypeScript cannot follow the names through the table.
  return { ...handlers, ...Object.fromEntries(names.map((name) => [name, limited(name)])) };
}
