import { type Kysely, type Selectable, sql } from 'kysely';
import type { EntryName, EntryVersion, editorialCalls } from '#schemas/editor/editorial.ts';
import { type Entry, type EntryKind, entrySchema } from '#schemas/entry.ts';
import { titleOf } from '#schemas/entry-title.ts';
import { languages } from '#schemas/language.ts';
import { pagePath } from '#schemas/page-address.ts';
import { addAudit } from '../../db/audit.ts';
import { languagesOf } from '../../db/content/contract-item.ts';
import { readDraft } from '../../db/content/drafts.ts';
import { archivePublished } from '../../db/content/entry-version.ts';
import { refreshListedEntries } from '../../db/content/listed-entries.ts';
import { readPublishedEntry } from '../../db/content/published-entry.ts';
import { listUnchosenVersions, readUnchosenVersion } from '../../db/content/unchosen-versions.ts';
import type { Database } from '../../db/database.ts';
import type { EntryVersionTable, Tables } from '../../db/tables.ts';
import { saveDraft } from '../drafts/draft-handlers.ts';
import { aboutEntries, changeDrafts, type DraftDependencies } from '../drafts/draft-transaction.ts';
import { languagesIn } from '../drafts/list-entries.ts';
import { done, type HandlersOf, refuse, signedIn } from '../handlers.ts';

type Row = Selectable<EntryVersionTable>;
type Calls = 'history' | 'readVersion' | 'restoreVersion' | 'bin';

/** Handlers for earlier versions and how to restore them. */
export function historyHandlers({
  database,
  clock,
}: DraftDependencies): Pick<HandlersOf<typeof editorialCalls>, Calls> {
  const { read } = database;
  return {
    history: async (name) =>
      done({ versions: await versionsOf(database, name), unchosen: await listUnchosenVersions(read, name) }),
    readVersion: async ({ id, unchosen }) => {
      if (unchosen) {
        const version = await readUnchosenVersion(read, id);
        return version
          ? done({ ...version, languages: [...languagesOf(version.entry)], removed: false })
          : refuse('missing');
      }
      const row = await readRow(read, id);
      return row ? done({ ...versionOf(row), entry: entryOf(row) }) : refuse('missing');
    },
    restoreVersion: async ({ id, unchosen, version }, caller) => {
      const entry = unchosen ? (await readUnchosenVersion(read, id))?.entry : await stateOf(read, id);
      if (!entry) return refuse('missing');
      const audit = { account: signedIn(caller), at: clock() };
      const name = { kind: entry.kind, id: entry.id };
      return changeDrafts(database, [name], async (tx) => {
        const draft = await saveDraft(tx, { ...name, entry: await atPathOfNow(tx, entry), version }, audit);
        await refreshListedEntries(tx, [name]);
        await addAudit(tx, { ...audit, what: 'restoreVersion', about: aboutEntries([name]) });
        return draft;
      });
    },
    bin: async ({ kind }) => done({ items: await binned(read, kind) }),
  };
}

/** All versions, newest first. Archives the current state first if it was not published in the editor. */
async function versionsOf({ read, write }: Database, { kind, id }: EntryName): Promise<EntryVersion[]> {
  const rows = () =>
    read
      .selectFrom('entry_version')
      .selectAll()
      .where('kind', '=', kind)
      .where('entry_id', '=', id)
      .orderBy('id', 'desc')
      .execute();
  const found = await rows();
  const published = await readPublishedEntry(read, { kind, id });
  if (!published || found.some(({ revision }) => revision === published.revision))
    return found.map(versionOf);
  await write((tx) => archivePublished(tx, published));
  return (await rows()).map(versionOf);
}

/** The entry of a version; of a removal its last state. */
async function stateOf(db: Kysely<Tables>, id: number): Promise<Entry | null | undefined> {
  const row = await readRow(db, id);
  return row && (entryOf(row) ?? lastState(db, row));
}

const readRow = (db: Kysely<Tables>, id: number): Promise<Row | undefined> =>
  db.selectFrom('entry_version').selectAll().where('id', '=', id).executeTakeFirst();

/** Restoring an older version of a page does not move the page. */
async function atPathOfNow(tx: Kysely<Tables>, entry: Entry): Promise<Entry> {
  if (entry.kind !== 'page') return entry;
  const now = (await readDraft(tx, entry))?.entry ?? (await readPublishedEntry(tx, entry))?.entry;
  return now ? { ...entry, data: { ...entry.data, path: pagePath(now) } } : entry;
}

const versionOf = (row: Row): EntryVersion => ({
  id: row.id,
  at: row.at,
  languages: languagesIn(row.languages),
  removed: row.entry === null,
  ...(row.by === null ? {} : { by: row.by }),
  ...(row.note === null ? {} : { note: row.note }),
  ...pathOf(entryOf(row)),
});

const pathOf = (entry: Entry | null): { path?: string } =>
  entry?.kind === 'page' ? { path: pagePath(entry) } : {};

const entryOf = ({ entry }: Pick<Row, 'entry'>): Entry | null =>
  entry === null ? null : entrySchema.parse(JSON.parse(entry));

/** The last state of an entry before it was removed. */
async function lastState(db: Kysely<Tables>, { id, kind, entry_id }: Row): Promise<Entry | null> {
  const row = await db
    .selectFrom('entry_version')
    .select('entry')
    .where('kind', '=', kind)
    .where('entry_id', '=', entry_id)
    .where('id', '<', id)
    .where('entry', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? entryOf(row) : null;
}

/** Maximum number of entries in the bin. */
const binSize = 500;

/** Removed entries that were not restored, not even by a draft. */
async function binned(db: Kysely<Tables>, kind: EntryKind | undefined) {
  const all = db
    .selectFrom('entry_version as gone')
    .selectAll()
    .where('entry', 'is', null)
    .where(sql<boolean>`not exists (select 1 from entry_version as later
      where later.kind = gone.kind and later.entry_id = gone.entry_id and later.id > gone.id)`)
    .where(sql<boolean>`not exists (select 1 from listed_entry
      where listed_entry.kind = gone.kind and listed_entry.id = gone.entry_id)`)
    .orderBy('id', 'desc')
    .limit(binSize);
  const rows = await (kind ? all.where('kind', '=', kind) : all).execute();
  return Promise.all(
    rows.map(async (row) => {
      const last = await lastState(db, row);
      const titles = languages.flatMap((language) => {
        const title = last && titleOf(last, language);
        return title ? [[language, title] as const] : [];
      });
      return {
        kind: row.kind,
        id: row.entry_id,
        at: row.at,
        version: row.id,
        ...(row.by === null ? {} : { by: row.by }),
        title: Object.fromEntries(titles),
        ...pathOf(last),
      };
    }),
  );
}
