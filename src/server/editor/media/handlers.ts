import { errorMessage } from '#lib/error-message.ts';
import { memoize } from '#lib/memoize.ts';
import { hasWords, wordsOfQuery } from '#lib/search-words.ts';
import { readPictureReference } from '#schemas/crop.ts';
import type { MediaItem, mediaCalls } from '#schemas/editor/media.ts';
import { languages } from '#schemas/language.ts';
import type { Clock } from '../../clock.ts';
import { addAudit } from '../../db/audit.ts';
import type { Database } from '../../db/database.ts';
import { replaceSearchItems } from '../../db/search/search-index.ts';
import { indexMedia } from '../../db/search/search-items.ts';
import type { MediaStorage } from '../../media/storage/storage.ts';
import { done, type HandlersOf, refuse, signedIn } from '../handlers.ts';
import type { MediaIndex } from './media-index.ts';
import { altOf, itemOf, type MediaRow, readRow, storedNameOf, tagsOf, updateRow } from './media-rows.ts';
import { usedUploads, usesOf } from './media-uses.ts';
import { listVersions, readVersion, removeUnusedFiles, replaceVersion } from './media-versions.ts';

export interface MediaHandlersOptions {
  database: Database;
  clock: Clock;
  storage: MediaStorage;
  index: MediaIndex;
  /** All uploads, newest first. */
  files(): Promise<readonly MediaRow[]>;
  /** Built-in files. */
  builtIn: readonly MediaItem[];
  /** Renders the pages again that show a file. */
  refresh(row: MediaRow): Promise<void>;
  /** Called when a version is restored, whose copies may be missing. */
  replaced(): void;
  log: (line: string) => void;
}

/** The calls of the media library, except the upload (`routes.ts`). */
export const createMediaHandlers = (options: MediaHandlersOptions): HandlersOf<typeof mediaCalls> => ({
  ...reading(options),
  ...changing(options),
});

type Reading = Pick<HandlersOf<typeof mediaCalls>, 'listMedia' | 'readMedia' | 'mediaUses' | 'mediaVersions'>;

const reading = ({ database, files, builtIn }: MediaHandlersOptions): Reading => ({
  /** Uploads, newest first, followed by built-in files. */
  async listMedia({
    kind,
    search = '',
    unused = false,
    uploaded = false,
    lacksAlt = false,
    folder,
    tag,
    page,
    pageSize,
  }) {
    const rows = await files();
    const used = unused ? await usedUploads(database.read) : undefined;
    const uploads = used ? rows.filter(({ address }) => !used.has(address)) : rows;
    const listed = used || uploaded ? uploads : [...uploads, ...builtIn];
    const words = wordsOfQuery(search);
    const found = listed.filter(
      (file) =>
        (kind === undefined || file.kind === kind) &&
        (folder === undefined || isInFolder(file, folder)) &&
        (tag === undefined || tagsIn(file).includes(tag)) &&
        (!lacksAlt || lacksAltText(file)) &&
        isFound(file, search, words),
    );
    const items = found.slice((page - 1) * pageSize, page * pageSize).map(asItem);
    return done({
      ...{ items, total: found.length },
      ...namesOf(rows),
    });
  },
  async readMedia({ address: reference }) {
    const { address } = readPictureReference(reference);
    const row = await readRow(database.read, 'address', address);
    const item = row ? itemOf(row) : builtIn.find((one) => one.address === address);
    return item ? done(item) : refuse('missing');
  },
  mediaUses: async ({ address }) => done({ uses: await usesOf(database.read, address) }),
  mediaVersions: async ({ id }) => done({ versions: await listVersions(database.read, id) }),
});

/** Parses only the rows that are shown, out of thousands. */
const asItem = (file: MediaRow | MediaItem): MediaItem => ('builtIn' in file ? file : itemOf(file));

/** All words in name, alternative texts and tags, or the text in the address. */
function isFound(file: MediaRow | MediaItem, search: string, words: readonly string[]): boolean {
  if (search === '') return true;
  const text = textOf(file);
  return (
    (words.length > 0 && hasWords(text, words)) ||
    [file.address, text].some((part) => part.toLowerCase().includes(search.toLowerCase()))
  );
}

const textOf = memoize((file: MediaRow | MediaItem): string => {
  const { name, alt, tags } = asItem(file);
  return [name, ...tags, ...Object.values(alt)].join('\n');
});

const isInFolder = ({ folder }: MediaRow | MediaItem, asked: string): boolean =>
  folder === asked || (asked !== '' && (folder ?? '').startsWith(`${asked}/`));

const tagsIn = (file: MediaRow | MediaItem): string[] => ('builtIn' in file ? file.tags : tagsOf(file));

function lacksAltText(file: MediaRow | MediaItem): boolean {
  if (file.kind !== 'picture' || 'builtIn' in file) return false;
  const alt = altOf(file);
  return languages.some((language) => !alt[language]);
}

/** A folder and those that it is in: `Halls/Hall 1` and `Halls`. */
const foldersAbove = (folder: string): string[] =>
  folder === '' ? [] : folder.split('/').map((_, index, names) => names.slice(0, index + 1).join('/'));

const counted = (names: readonly string[]): { name: string; count: number }[] =>
  [...Map.groupBy(names, (name) => name)]
    .map(([name, all]) => ({ name, count: all.length }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));

/** Counted once for each change of the library, because every page of it shows them. */
const namesOf = memoize((rows: readonly MediaRow[]) => ({
  folders: counted(rows.flatMap((row) => foldersAbove(row.folder ?? ''))),
  tags: counted(rows.flatMap(tagsIn)),
}));

const folderOf = (folder: string): string | null =>
  folder
    .split('/')
    .map((name) => name.trim())
    .filter(Boolean)
    .join('/') || null;

type MediaChanges = Pick<
  HandlersOf<typeof mediaCalls>,
  'changeMedia' | 'arrangeMedia' | 'restoreMedia' | 'removeMedia'
>;

const changing = ({
  database,
  clock,
  storage,
  index,
  refresh,
  replaced,
  log,
}: MediaHandlersOptions): MediaChanges => ({
  async changeMedia({ id, name, alt, focal, folder, tags }, caller) {
    const account = signedIn(caller);
    const row = await database.write(async (tx) => {
      const changed = await updateRow(tx, id, {
        // Keeps the update valid when no other column changes: SQL has no empty update.
        id,
        ...(name === undefined ? {} : { name }),
        ...(alt === undefined ? {} : { alt: JSON.stringify(alt) }),
        ...(focal === undefined ? {} : { focal: JSON.stringify(focal) }),
        ...(folder === undefined ? {} : { folder: folderOf(folder) }),
        ...(tags === undefined ? {} : { tags: JSON.stringify([...new Set(tags)]) }),
      });
      if (!changed) return undefined;
      await indexMedia(tx, changed);
      await addAudit(tx, { at: clock(), account, what: 'changeMedia', about: changed.name });
      return changed;
    });
    if (!row) return refuse('missing');
    index.set(row);
    if (alt || focal) await refresh(row);
    return done(itemOf(row));
  },
  async arrangeMedia({ ids, folder, addTag }, caller) {
    const account = signedIn(caller);
    const rows = await database.write(async (tx) => {
      const changed = new Map<string, MediaRow>();
      // On PostgreSQL, two requests that change the same rows in opposite orders would wait for each other, until the server
      // ends one of them.
      for (const id of [...new Set(ids)].sort()) {
        // Locks the row before its tags are read, or a tag that another server adds at the same time would be lost.
        const row = await updateRow(tx, id, {
          id,
          ...(folder === undefined ? {} : { folder: folderOf(folder) }),
        });
        const tags = row && addTag !== undefined ? [...new Set([...tagsOf(row), addTag])] : undefined;
        const next = tags ? await updateRow(tx, id, { tags: JSON.stringify(tags) }) : row;
        if (next) changed.set(id, next);
      }
      for (const row of changed.values()) await indexMedia(tx, row);
      const about = ids
        .flatMap((id) => changed.get(id)?.name ?? [])
        .join(', ')
        .slice(0, 200);
      if (changed.size > 0) await addAudit(tx, { at: clock(), account, what: 'arrangeMedia', about });
      return changed;
    });
    for (const row of rows.values()) index.set(row);
    return done({});
  },
  async restoreMedia({ id, version }, caller) {
    const account = signedIn(caller);
    const outcome = await database.write(async (tx) => {
      const row = await readRow(tx, 'id', id);
      const earlier = await readVersion(tx, version);
      if (!row || earlier?.media_id !== id) return refuse('missing');
      const { id: _, media_id: __, ...next } = earlier;
      const context = { database, at: clock(), account, what: 'restoreMedia' } as const;
      const changed = await replaceVersion(tx, row, next, context);
      return changed ? done(changed) : refuse('missing');
    });
    if (!outcome.ok) return outcome;
    index.set(outcome.data);
    replaced();
    return done(itemOf(outcome.data));
  },
  async removeMedia({ id }, caller) {
    const account = signedIn(caller);
    // A row is removed before its files: a page must not show a file that is half removed.
    await storage.check();
    const outcome = await database.write(async (tx) => {
      const row = await readRow(tx, 'id', id);
      if (!row) return refuse('missing');
      const uses = await usesOf(tx, row.address);
      if (uses.length > 0) return refuse('inUse', { data: { uses } });
      const versions = await tx
        .selectFrom('media_version')
        .select('file')
        .where('media_id', '=', id)
        .execute();
      await tx.deleteFrom('media_version').where('media_id', '=', id).execute();
      await tx.deleteFrom('media').where('id', '=', id).execute();
      await replaceSearchItems(tx, 'media', { ids: [id], items: [] });
      await addAudit(tx, { at: clock(), account, what: 'removeMedia', about: row.name });
      return done({ row, names: [storedNameOf(row), ...versions.map(({ file }) => file)] });
    });
    if (!outcome.ok) return outcome;
    const { row, names } = outcome.data;
    index.forget(row);
    await removeUnusedFiles(database.read, storage, names).catch((error: unknown) => {
      log(`media: ${names[0]} is removed from the library, and its files are left (${errorMessage(error)})`);
    });
    return done({});
  },
});
