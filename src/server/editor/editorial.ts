import type { Kysely } from 'kysely';
import type { ContentSource } from '#api/content-source.ts';
import type { NamedEvent } from '#lib/event-slug.ts';
import type { PageLoader } from '#registry/load-page.ts';
import { blockIds } from '#schemas/block-ids.ts';
import type { EditorAnswer, ParsedEditorRequest } from '#schemas/editor/calls.ts';
import type { EntryName } from '#schemas/editor/editorial.ts';
import { defaultLanguage, localiseDeep } from '#schemas/language.ts';
import { pagePath } from '#schemas/page-address.ts';
import { isNameless, scheduleItemSchema } from '#schemas/schedule.ts';
import { expandSections, isSectionReference, referredSection } from '#schemas/section.ts';
import { addAudit } from '../db/audit.ts';
import { readDraft, readDrafts } from '../db/content/drafts.ts';
import { repairListedEntries } from '../db/content/listed-entries.ts';
import type { Overlay } from '../db/content/overlay-source.ts';
import { readPublishedEntries, readPublishedEntry } from '../db/content/published-entry.ts';
import { releasesOf } from '../db/content/releases.ts';
import type { Tables } from '../db/tables.ts';
import { addressOf } from './drafts/address-of-entry.ts';
import { draftHandlers } from './drafts/draft-handlers.ts';
import { builtInPage, listEntries, listPages, withDrafts } from './drafts/list-entries.ts';
import { createPreviews, type PreviewOptions, type Previews } from './drafts/preview.ts';
import { sample } from './drafts/sample.ts';
import { listTranslations } from './drafts/translations.ts';
import { xliffHandlers } from './drafts/xliff-handlers.ts';
import { done, type EditorResult, refuse, signedIn } from './handlers.ts';
import { homeHandlers } from './home/home.ts';
import { type EntryHandlers, withLimits } from './limits/limit-handlers.ts';
import { usesOf } from './media/media-uses.ts';
import { historyHandlers } from './publish/history-handlers.ts';
import { publishHandler } from './publish/publish-handler.ts';
import { readinessHandlers } from './readiness/readiness-handlers.ts';
import { type ReleaseDependencies, releaseHandlers } from './releases/release-handlers.ts';
import { createReleaseLoaders } from './releases/release-preview.ts';
import { type ReviewMail, reviewHandlers } from './review/review-handlers.ts';
import { readSectionUses } from './sections/section-uses.ts';

export interface EditorialOptions extends ReleaseDependencies, Omit<PreviewOptions, 'releaseLoader'> {
  /** Loads pages as if other entries were published. */
  loaderOver: (overlay: Overlay) => PageLoader;
  /** The published content. */
  source: ContentSource;
  /** Sends mails about reviews, if mail is configured. */
  mail?: ReviewMail | undefined;
}

export interface Editorial {
  handlers: EntryHandlers;
  /** Preview links: shows pages of the site with all drafts. */
  previews: Previews;
}

/** Creates the editor's handlers for drafts, versions, publishing and previews of entries. */
export function createEditorial(options: EditorialOptions): Editorial {
  const { database, clock, source, groups, draftLoader } = options;
  const { read } = database;
  const previews = createPreviews({
    ...options,
    releaseLoader: createReleaseLoaders(database, options.loaderOver),
  });
  let listing: Promise<void> | undefined;
  /**
   * Runs before the first list: adds entries that an earlier version published. A failed run is repeated by
   * the next call.
   */
  const listed = () =>
    (listing ??= repairListedEntries(read, database.write).catch((cause: unknown) => {
      listing = undefined;
      throw cause;
    }));

  const home = homeHandlers(options);
  const handlers: Editorial['handlers'] = {
    ...draftHandlers(options),
    ...historyHandlers(options),
    publish: publishHandler(options),
    ...releaseHandlers(options),
    ...reviewHandlers(options),
    ...readinessHandlers(options),
    listEntries: async (request, { language }) => {
      await listed();
      const { items, total } = await listEntries(read, request, language);
      return done({ items: await withDrafts(read, items, request.whole), total });
    },
    listTranslations: async (request) => {
      await listed();
      return done(await listTranslations(read, request));
    },
    ...xliffHandlers(options),
    ...home,
    home: async (request, caller) => {
      await listed();
      return home.home(request, caller);
    },
    listPages: async () => {
      await listed();
      const detail = new Set(await draftLoader.needingItem(defaultLanguage));
      const pages = await listPages(read, groups);
      return done({
        pages: pages.map((page) => (detail.has(page.path) ? { ...page, needsItem: true } : page)),
      });
    },
    readEntry: async (name) => {
      const [published, draft] = [await readPublishedEntry(read, name), await readDraft(read, name)];
      const next = draft?.entry ?? published?.entry;
      const releases = await releasesOf(read, name);
      const builtIn = name.kind === 'page' ? builtInPage(groups, name.id, next) : undefined;
      return done({
        ...(published ? { published: published.entry, publishedAt: published.at } : {}),
        ...(published?.by ? { publishedBy: published.by } : {}),
        ...(builtIn ? { builtIn } : {}),
        ...(draft ? { draft } : {}),
        ...(releases.length > 0 ? { planned: releases.map(plannedOf) } : {}),
      });
    },
    canvas: (request) => canvas(read, request, draftLoader),
    sample: (request) => sample(request, source),
    linkedFrom: async (name) => {
      const addresses = await ownAddresses(read, name, (source) =>
        draftLoader.pagesShowing(source, defaultLanguage),
      );
      const found = await Promise.all(addresses.map((address) => usesOf(read, address)));
      const places = new Map(
        // Parts of a picture say nothing about a link.
        found.flat().map(({ crops: _, ...use }) => [`${use.kind} ${use.id} ${use.draft}`, use]),
      );
      places.delete(`${name.kind} ${name.id} false`);
      places.delete(`${name.kind} ${name.id} true`);
      return done({ places: [...places.values()] });
    },
    sectionUses: async ({ id }) => {
      await listed();
      const uses = await readSectionUses(read, id);
      return done({ uses, total: uses.length });
    },
    previewLink: async (request, caller) => {
      const account = signedIn(caller);
      const { path = '/', entry, release, language, hours } = request;
      const shown = entry
        ? await addressOf({ ...entry, event: await draftedEvent(read, entry) }, (source) =>
            draftLoader.pagesShowing(source, language),
          )
        : path;
      const link = await previews.add({ path: shown, release, language, hours, by: account });
      const audited = { at: clock(), account, what: 'previewLink', about: shown } as const;
      await database.write((tx) => addAudit(tx, audited));
      return done({ ...link, path: shown });
    },
    listPreviewLinks: async (_request, caller) => done({ links: await previews.list(signedIn(caller)) }),
    revokePreviewLink: async ({ id }, caller) =>
      database.write(async (tx) => {
        const account = signedIn(caller);
        const about = await previews.revoke(tx, id, account);
        if (about === undefined) return refuse('missing');
        await addAudit(tx, { at: clock(), account, what: 'revokePreviewLink', about });
        return done({});
      }),
  };
  return { handlers: withLimits(handlers, read), previews };
}

const plannedOf = ({ id, name, run_at, draft_version }: Awaited<ReturnType<typeof releasesOf>>[number]) => ({
  release: id,
  ...(name === null ? {} : { name }),
  ...(run_at === null ? {} : { at: run_at }),
  ...(draft_version > 0 ? { version: draft_version } : {}),
});

/** The addresses that show an entry alone: links to them lead nowhere once it is taken down. */
async function ownAddresses(
  db: Kysely<Tables>,
  name: EntryName,
  pagesShowing: Parameters<typeof addressOf>[1],
): Promise<string[]> {
  const entry = (await readPublishedEntry(db, name))?.entry;
  if (!entry) return [];
  if (entry.kind === 'page') return [pagePath(entry)];
  const { facet } = entry;
  const event = await draftedEvent(db, name);
  const address = await addressOf({ ...name, ...(facet ? { facet } : {}), event }, pagesShowing);
  return event || address.includes('?id=') ? [address] : [];
}

/** An event as its draft says, else as it is published; undefined for other kinds, for holds and for events that are removed. */
async function draftedEvent(db: Kysely<Tables>, name: EntryName): Promise<NamedEvent | undefined> {
  if (name.kind !== 'schedule') return undefined;
  const draft = await readDraft(db, name);
  const entry = draft ? draft.entry : (await readPublishedEntry(db, name))?.entry;
  const event = scheduleItemSchema.safeParse(entry?.data);
  return event.success && !isNameless(event.data) ? { ...event.data, startDate: entry?.date } : undefined;
}

/** The blocks of a page in the editor, with data as if all drafts were published. */
async function canvas(
  db: Kysely<Tables>,
  { page, language }: ParsedEditorRequest<'canvas'>,
  draftLoader: PageLoader,
): Promise<EditorResult<EditorAnswer<'canvas'>>> {
  const stored = Array.isArray(page.blocks) ? page.blocks : [];
  const draftOf = await readDraftSections(db, stored);
  const expanded = stored.map((block) => expandSections([block], draftOf));
  // A draft may still lack title and path; its blocks need neither.
  const definition = localiseDeep({ ...page, blocks: expanded.flat(), title: '', path: '/' }, language);
  const { blocks, problems } = await draftLoader.show(definition, language);
  const keys = blockIds(stored);
  const left = blockIds(expanded.flat());
  const sections = expanded.flatMap((shown, index) => {
    const ids = left.splice(0, shown.length);
    return isSectionReference(stored[index]) ? [{ id: keys[index] ?? '', blocks: ids }] : [];
  });
  // The answer's schema only says that blocks are objects.
  return done({ blocks: blocks.map((block) => ({ ...block })), problems, sections });
}

/**
 * Reads the sections that blocks refer to, as drafts have them.
 *
 * @returns a function that gives the blocks of a section with localised leaves; `undefined` for an unknown or removed section
 */
async function readDraftSections(
  db: Kysely<Tables>,
  blocks: readonly unknown[],
): Promise<(section: string) => readonly unknown[] | undefined> {
  const ids = [...new Set(blocks.flatMap((block) => referredSection(block) ?? []))];
  if (ids.length === 0) return () => undefined;
  const published = await readPublishedEntries(db, 'section', ids);
  const drafts = await readDrafts(db, 'section', ids);
  return (id) => {
    const draft = drafts.get(id);
    const { blocks: stored } = (draft ? draft.entry : published.get(id)?.entry)?.data ?? {};
    return Array.isArray(stored) ? stored : undefined;
  };
}
