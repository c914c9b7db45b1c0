import { errorMessage } from '#lib/error-message.ts';
import type { MediaItem, mediaCalls } from '#schemas/editor/media.ts';
import type { Clock } from '../../clock.ts';
import { addAudit } from '../../db/audit.ts';
import type { Database } from '../../db/database.ts';
import type { MediaStorage } from '../../media/storage/storage.ts';
import { done, type HandlersOf, refuse, signedIn } from '../handlers.ts';
import type { MediaIndex } from './media-index.ts';
import { fileNameOf, itemOf, type MediaRow, readRow, readRows, updateRow } from './media-rows.ts';
import { usedUploads, usesOf } from './media-uses.ts';

export interface MediaHandlersOptions {
  database: Database;
  clock: Clock;
  storage: MediaStorage;
  index: MediaIndex;
  /** Built-in files. */
  builtIn: readonly MediaItem[];
  /** Renders the pages again that show a file. */
  refresh(row: MediaRow): Promise<void>;
  log: (line: string) => void;
}

/** The calls of the media library, except the upload (`routes.ts`). */
export const createMediaHandlers = (options: MediaHandlersOptions): HandlersOf<typeof mediaCalls> => ({
  ...reading(options),
  ...changing(options),
});

type Reading = Pick<HandlersOf<typeof mediaCalls>, 'listMedia' | 'readMedia' | 'mediaUses'>;

const reading = ({ database, index, builtIn }: MediaHandlersOptions): Reading => ({
  /** Uploads, newest first, followed by built-in files. */
  async listMedia({ kind, search = '', unused = false, page, pageSize }) {
    const rows = await readRows(database.read);
    index.replace(rows);
    const used = unused ? await usedUploads(database.read) : undefined;
    const listed = used ? rows.filter(({ address }) => !used.has(address)) : [...rows, ...builtIn];
    const found = listed.filter(
      (file) => (kind === undefined || file.kind === kind) && isFound(file, search.toLowerCase()),
    );
    const items = found.slice((page - 1) * pageSize, page * pageSize).map(asItem);
    return done({ items, total: found.length });
  },
  async readMedia({ address }) {
    const row = await readRow(database.read, 'address', address);
    const item = row ? itemOf(row) : builtIn.find((one) => one.address === address);
    return item ? done(item) : refuse('missing');
  },
  mediaUses: async ({ address }) => done({ uses: await usesOf(database.read, address) }),
});

/** Parses only the rows that are shown, out of thousands. */
const asItem = (file: MediaRow | MediaItem): MediaItem => ('builtIn' in file ? file : itemOf(file));

function isFound(file: MediaRow | MediaItem, search: string): boolean {
  if (search === '') return true;
  const { name, address, alt } = asItem(file);
  return [name, address, ...Object.values(alt)].some((text) => text.toLowerCase().includes(search));
}

type MediaChanges = Pick<HandlersOf<typeof mediaCalls>, 'changeMedia' | 'removeMedia'>;

const changing = ({ database, clock, storage, index, refresh, log }: MediaHandlersOptions): MediaChanges => ({
  async changeMedia({ id, name, alt, focal }, caller) {
    const account = signedIn(caller);
    const row = await database.write(async (tx) => {
      const changed = await updateRow(tx, id, {
        // Keeps the update valid when no other column changes: SQL has no empty update.
        id,
        ...(name === undefined ? {} : { name }),
        ...(alt === undefined ? {} : { alt: JSON.stringify(alt) }),
        ...(focal === undefined ? {} : { focal: JSON.stringify(focal) }),
      });
      if (changed) await addAudit(tx, { at: clock(), account, what: 'changeMedia', about: changed.name });
      return changed;
    });
    if (!row) return refuse('missing');
    index.set(row);
    if (alt || focal) await refresh(row);
    return done(itemOf(row));
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
      await tx.deleteFrom('media').where('id', '=', id).execute();
      await addAudit(tx, { at: clock(), account, what: 'removeMedia', about: row.name });
      return done(row);
    });
    if (!outcome.ok) return outcome;
    index.forget(outcome.data);
    const name = fileNameOf(outcome.data);
    await storage.remove(name).catch((error: unknown) => {
      log(`media: ${name} is removed from the library, and its files are left (${errorMessage(error)})`);
    });
    return done({});
  },
});
