import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { readConfig } from '#api/read-answer.ts';
import { createTranslations } from '#i18n/translations.ts';
import { createCatalogue } from '#registry/blocks.ts';
import { createPageLoader, type PageLoaderOptions } from '#registry/load-page.ts';
import { builtInGroups } from '#registry/pages/index.ts';
import type { Account } from '#schemas/editor/accounts.ts';
import type { Role } from '#schemas/editor/call.ts';
import { type Entry, type EntryInput, entrySchema } from '#schemas/entry.ts';
import type { Language } from '#schemas/language.ts';
import { createDraftSource } from '#server/db/content/draft-source.ts';
import { createOverlaySource } from '#server/db/content/overlay-source.ts';
import type { Database } from '#server/db/database.ts';
import { createEditorial } from '#server/editor/editorial.ts';
import type { Caller, EditorResult } from '#server/editor/handlers.ts';
import { openOwnFiles } from '#server/editor/media/own-files.ts';
import { openTestDatabase, sourceOptionsOver, sourceOver, type TestEngine } from './database.ts';

/** Pictures that come with the site: the logos among them are dark, or white (`-white`), on a transparent ground. */
export const demoPictures = join(import.meta.dirname, '../../src/demo/media');

/** A signed-in caller. */
export const callerOf = (name: string, role: Role = 'publisher'): Caller => ({
  account: { id: name, name, email: `${name}@example.com`, role } satisfies Account,
  language: 'zh-CN',
  address: '127.0.0.1',
  headers: new Headers(),
});

export const ann = callerOf('Ann');
export const ben = callerOf('Ben');

/** The data of a successful call; throws if it was refused. */
export function dataOf<Data>(result: EditorResult<Data>): Data {
  if (!result.ok) throw new Error(`refused: ${result.code} ${JSON.stringify(result.data)}`);
  return result.data;
}

export const entryOf = (input: EntryInput): Entry => entrySchema.parse(input);

/** The editorial module over a new database, with a clock that advances by a minute with every reading. */
export async function openEditorial(engine: TestEngine) {
  const database = await openTestDatabase(engine);
  return { database, ...editorialOver(database) };
}

function advancingClock() {
  let minutes = 0;
  return () => new Date(Date.UTC(2026, 10, 21, 1, minutes++));
}

/** The same over an open database. */
export function editorialOver(database: Database, clock = advancingClock(), mail?: { wake(): void }) {
  const source = sourceOver(database);
  const catalogue = createCatalogue();
  const lines: string[] = [];
  const loading: Omit<PageLoaderOptions, 'source'> = {
    catalogue,
    groups: builtInGroups,
    translations: createTranslations(),
    siteCode: 'official',
    timeZone: 'Asia/Shanghai',
    today: () => '2026-11-21',
    tracksRequests: true,
    origin: 'https://site.example',
    pictureOf: (src) => ({ src }),
    cleanProps: (_definition, props) => props,
    deadline: 3_000,
    log: (line) => lines.push(line),
  };
  const options = sourceOptionsOver(database);
  let token = 0;
  const { handlers, previews } = createEditorial({
    database,
    source: source.parsed,
    draftLoader: createPageLoader({ ...loading, source: createDraftSource(options) }),
    loaderOver: (overlay) => createPageLoader({ ...loading, source: createOverlaySource(options, overlay) }),
    catalogue,
    groups: builtInGroups,
    ownFiles: openOwnFiles(demoPictures),
    clock,
    wakeReleases: () => {},
    mail,
    siteOrigin: 'https://site.example',
    random: (length) => new Uint8Array(length).fill(++token),
  });
  onTestFinished(() => {
    if (lines.length > 0) console.info(lines.join('\n'));
  });
  return { handlers, previews, source };
}

export type TestEditorial = Awaited<ReturnType<typeof openEditorial>>;

/** The pages of a language, as every client of the contract gets them. */
export async function pagesIn({ source }: Pick<TestEditorial, 'source'>, language: Language) {
  const key = 'official.pages.config';
  const answer = await source.parsed.call('remoteConfig', { key }, { language });
  return (answer.ok ? readConfig(key, answer.data, { language }) : undefined)?.pages ?? [];
}

/** Saves a first draft of each entry and publishes all of them. */
export async function publishEntries(
  { handlers }: Pick<TestEditorial, 'handlers'>,
  ...entries: readonly EntryInput[]
) {
  const saved = dataOf(await handlers.saveDrafts({ drafts: entries.map(firstDraft) }, ann));
  return dataOf(await handlers.publish({ drafts: saved.drafts }, ann));
}

/** The first draft of an entry. */
export const firstDraft = (input: EntryInput) => {
  const entry = entryOf(input);
  return { kind: entry.kind, id: entry.id, version: 0, entry };
};
