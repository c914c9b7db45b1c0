import { type Kysely, sql } from 'kysely';
import { type PictureReference, readPictureReference } from '#schemas/crop.ts';
import type { EditorAnswer } from '#schemas/editor/calls.ts';
import type { EntryName } from '#schemas/editor/editorial.ts';
import type { Tables } from '../../db/tables.ts';
import { uploadedPath } from './media-rows.ts';

export type MediaUse = EditorAnswer<'mediaUses'>['uses'][number];

/** Entries that show a file: published ones first, then drafts. */
export async function usesOf(db: Kysely<Tables>, address: string): Promise<MediaUse[]> {
  const published = await publishedUses(db, address);
  const drafted = await draftedUses(db, address);
  return Promise.all([
    ...published.map(async (use) => ({ ...use, title: await titleOf(db, use), draft: false })),
    ...drafted.map(async (use) => ({ ...use, title: await titleOf(db, use), draft: true })),
  ]);
}

/** An entry that shows a file, and the parts of the picture that it shows. */
export type EntryUse = Pick<MediaUse, 'kind' | 'id' | 'crops'>;

/** Published entries that show a file. */
export async function publishedUses(db: Kysely<Tables>, address: string): Promise<EntryUse[]> {
  const shared = db.selectFrom('entry').select(['kind', 'id', 'data']).where(holds('data', address));
  const texts = db.selectFrom('entry_text').select(['kind', 'id', 'data']).where(holds('data', address));
  return usesIn([...(await shared.execute()), ...(await texts.execute())], address);
}

/** @param rows with their texts as JSON */
function usesIn(rows: readonly (EntryName & { data: string | null })[], address: string): EntryUse[] {
  const found = jsonReferencesAddress(address);
  const showing = rows.flatMap(({ data, ...name }) =>
    data !== null && found(data) ? [{ ...name, data }] : [],
  );
  return [...Map.groupBy(showing, ({ kind, id }) => `${kind} ${id}`).values()].flatMap((same) => {
    const [first] = same;
    const parts = same.flatMap(({ data }) => referencesToParts(data));
    const own = [...new Set(parts)].map(readPictureReference).filter((part) => part.address === address);
    return first ? [{ kind: first.kind, id: first.id, crops: own.flatMap(({ crop }) => crop ?? []) }] : [];
  });
}

/** References to parts of pictures, in any text of JSON. */
function referencesToParts(json: string): string[] {
  const pieces = json.split('#xywh=');
  return pieces.slice(1).flatMap((after, index) => {
    const before = pieces[index] ?? '';
    const begin = before.lastIndexOf('/media/');
    const address = begin === -1 ? '' : before.slice(begin);
    const [part = ''] = /^[\w:.,]{1,100}/.exec(after) ?? [];
    return address === '' || /[\s"'<>\\]/.test(address) ? [] : [`${address}#xywh=${part}`];
  });
}

/** Texts read per query. */
const step = 500;

/** Addresses of uploads, as they stand in any text of an entry. */
const upload = /\/media\/u\/[0-9a-f]+\.[a-z0-9]+/g;

/** Addresses of all uploads that an entry shows, published or drafted. */
export async function usedUploads(db: Kysely<Tables>): Promise<ReadonlySet<string>> {
  const used = new Set<string>();
  for await (const { text } of textsWith(db, uploadedPath))
    for (const [address] of text.matchAll(upload)) used.add(address);
  return used;
}

/** All references to parts of pictures of an entry, published or drafted. */
export async function usedParts(db: Kysely<Tables>): Promise<PictureReference[]> {
  const used = new Set<string>();
  for await (const { text } of textsWith(db, '#xywh='))
    for (const reference of referencesToParts(text)) used.add(reference);
  return [...used].map(readPictureReference);
}

/** Where the JSON of entries is, with the columns that name a row. */
const sources = [
  { table: 'entry', column: 'data', name: ['kind', 'id'] },
  { table: 'entry_text', column: 'data', name: ['kind', 'id', 'language'] },
  { table: 'draft', column: 'entry', name: ['kind', 'id'] },
] as const;

/**
 * The JSON of all entries, published or drafted, with a text in it that has no wildcards. Each query begins behind the last
 * row of the one before, so the time for all entries grows with their number alone.
 */
export async function* textsWith(
  db: Kysely<Tables>,
  wanted: string,
): AsyncGenerator<EntryName & { text: string }> {
  for (const { table, column, name } of sources) {
    const columns = sql.join(name.map((one) => sql.ref(one)));
    let last: (EntryName & { language?: string; text: string }) | undefined;
    let count: number = step;
    while (count === step) {
      const behind = last && sql`(${columns}) > (${sql.join(name.map((one) => last?.[one]))}) and`;
      const { rows } = await sql<NonNullable<typeof last>>`
        select ${columns}, ${sql.ref(column)} as text from ${sql.table(table)}
        where ${behind ?? sql``} ${sql.ref(column)} like ${`%${wanted}%`}
        order by ${columns} limit ${step}`.execute(db);
      yield* rows;
      last = rows.at(-1);
      count = rows.length;
    }
  }
}

async function draftedUses(db: Kysely<Tables>, address: string): Promise<EntryUse[]> {
  const rows = await db
    .selectFrom('draft')
    .select(['kind', 'id', 'entry as data'])
    .where(holds('entry', address))
    .orderBy('version')
    .execute();
  return usesIn(rows, address);
}

/** Avoids `like`, because names contain its wildcards. Longer addresses are excluded afterwards. */
const holds = (column: 'data' | 'entry', address: string) =>
  sql<boolean>`replace(${sql.ref(column)}, ${address}, '') <> ${sql.ref(column)}`;

/** The title of an entry, as the editor's lists show it. */
async function titleOf(db: Kysely<Tables>, { kind, id }: EntryName): Promise<MediaUse['title']> {
  const row = await db
    .selectFrom('listed_entry')
    .select(['title_zh', 'title_en'])
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst();
  return {
    ...(row?.title_zh ? { 'zh-CN': row.title_zh } : {}),
    ...(row?.title_en ? { 'en-US': row.title_en } : {}),
  };
}

/** Characters that continue an address. A full stop ends a sentence unless a letter follows. */
const goesOn = /^(?:[\w%/-]|\.\w)/;
/** What may precede an address: not another path, but the origin of a site. */
const begins = /(?:^|[^\w./%~-]|https?:\/\/[\w.:-]{1,255})$/;

/**
 * Creates a test for texts that refer to the file at an address: `/media/a.jpg` matches in `<img
 * src="/media/a.jpg?v=2">`, but not in `/media/a.jpg.zip` or `/old/media/a.jpg`.
 * @example referencesAddress('/media/a.jpg')('<img src="/media/a.jpg">') // true
 */
export function referencesAddress(address: string): (text: string) => boolean {
  return (text) => {
    for (let start = text.indexOf(address); start !== -1; start = text.indexOf(address, start + 1)) {
      const end = start + address.length;
      // An origin has 263 characters at most.
      if (begins.test(text.slice(Math.max(0, start - 270), start)) && !goesOn.test(text.slice(end, end + 2)))
        return true;
    }
    return false;
  };
}

/** Same for JSON: searches all string values, not keys. */
export function jsonReferencesAddress(address: string): (json: string) => boolean {
  const found = referencesAddress(address);
  const inValue = (value: unknown): boolean => {
    if (typeof value === 'string') return found(value);
    return typeof value === 'object' && value !== null && Object.values(value).some(inValue);
  };
  return (json) => inValue(JSON.parse(json));
}
