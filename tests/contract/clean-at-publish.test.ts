import { hash } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import sanitiserPackage from 'sanitize-html/package.json' with { type: 'json' };
import { expect, it } from 'vitest';
import { clean, describe as jsonSchemaOf, sanitise } from '#api/clean.ts';
import { allowedSchemes, allowedTagNames, attributesByTag } from '#api/html-allowlist.ts';
import type { ReadCallName } from '#schemas/calls.ts';
import { configEntities, entities } from '#schemas/entities.ts';
import { type Entry, entrySchema } from '#schemas/entry.ts';
import { isRecord } from '#schemas/is-record.ts';
import { type Language, languages } from '#schemas/language.ts';
import { cleaningRules, openDetail, openItem } from '#server/db/content/clean-item.ts';
import { cleanStoredItems } from '#server/db/content/clean-stored-items.ts';
import { createDraftSource } from '#server/db/content/draft-source.ts';
import { insertDraft } from '#server/db/content/drafts.ts';
import { publishIn } from '#server/db/content/publish.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import { hostileValue } from '../fuzz/hostile.ts';
import {
  onEveryEngine,
  openEarlierVersion,
  openTestDatabase,
  sourceOptionsOver,
  sourceOver,
  sqlite,
  type TestSource,
} from '../support/database.ts';
import { parseRequests } from '../support/parse-requests.ts';
import { thorough } from '../support/thorough.ts';
import { cases } from './cases/index.ts';
import { content } from './content/index.ts';
import { published } from './suite.ts';

/** All answers to the requests of the contract tests, and all reports, as text. */
async function answersOf(source: TestSource): Promise<string[]> {
  const answers: string[] = [];
  for (const [name, requests] of Object.entries(cases))
    for (const [, request] of requests)
      for (const language of languages) {
        source.reported.length = 0;
        const answer = await source.call(name as ReadCallName, request, { language });
        answers.push(JSON.stringify([name, request, language, answer, source.reported]));
      }
  return answers;
}

/** Makes every row one that is cleaned when it is read. */
const forget = (database: Database) =>
  database.write((tx) =>
    tx.updateTable('entry_text').set({ clean_item: null, clean_detail: null }).execute(),
  );

/** Rows of items, and whether they are clean. */
async function rowsOf(database: Database) {
  const rows = await database.read
    .selectFrom('entry_text as text')
    .innerJoin('entry', (join) =>
      join.onRef('entry.kind', '=', 'text.kind').onRef('entry.id', '=', 'text.id'),
    )
    .select(['text.kind', 'text.id', 'text.language', 'text.item', 'text.clean_item', 'text.clean_detail'])
    .select(['text.facet', 'text.data as text'])
    .select(['entry.sort', 'entry.date', 'entry.until', 'entry.data'])
    .where('text.kind', 'not in', ['page', 'redirect'])
    .execute();
  return rows.map(({ facet, sort, date, until, data, text, ...row }) => {
    const detail = { facet, sort, date, until, data, text };
    const hasDetail = ['news', 'notice', 'atlas', 'album'].includes(row.kind);
    const clean = openItem(row) !== undefined && (!hasDetail || openDetail({ ...row, detail }) !== undefined);
    return { name: `${row.kind} ${row.id} ${row.language}`, clean };
  });
}

const uncleanIn = async (database: Database) =>
  (await rowsOf(database)).filter(({ clean }) => !clean).map(({ name }) => name);

const hostileHtml = '<p onclick="steal()">Text<script>steal()</script><img src=x onerror="steal()"></p>';
const harmlessHtml = '<p>Text<img loading="lazy" alt="" src="x" /></p>';

const article = (contentHtml: string) => ({
  kind: 'news' as const,
  id: 'hostile',
  date: '2031-01-01',
  data: {},
  texts: { 'en-US': { data: { title: 'Hostile', content: contentHtml } } },
});

const contentOf = async (source: Pick<TestSource, 'call'>, language: Language = 'en-US') => {
  const answer = await source.call('newsDetail', { id: 'hostile' }, { language });
  return answer.ok ? answer.data.current.content : answer.failure.kind;
};

onEveryEngine('content that is cleaned when it is published', (engine) => {
  it('[SEC-01] gives the same answers as content that is cleaned when it is read', async () => {
    const { database, source } = await published(engine);
    expect(await uncleanIn(database)).toEqual([]);
    const answers = await answersOf(source);
    await forget(database);
    expect((await uncleanIn(database)).length).toBeGreaterThan(50);
    expect(answers).toEqual(await answersOf(source));
  });

  it('[SEC-01] is cleaned when it is read if another program has written or changed its row', async () => {
    const { database, source } = await published(engine);
    await source.publish({ put: [article('<p>Text</p>')] });
    expect(await contentOf(source)).toBe('<p>Text</p>');
    // Changes the texts alone: the checksum no longer fits.
    await database.write((tx) =>
      tx
        .updateTable('entry_text')
        .set({ data: JSON.stringify({ title: 'Hostile', content: hostileHtml }) })
        .where('id', '=', 'hostile')
        .execute(),
    );
    expect(await contentOf(source)).toBe(harmlessHtml);

    // Changes the cleaned item alone.
    await source.publish({ put: [article('<p>Text</p>')] });
    await database.write((tx) =>
      sql`update entry_text set clean_detail = replace(clean_detail, '<p>', '<p onclick=x>')
        where id = 'hostile'`.execute(tx),
    );
    expect(await contentOf(source)).toBe('<p>Text</p>');

    // Claims other rules, or no rules at all.
    for (const mark of ['', '00000000.', `${cleaningRules}.`]) {
      const forged = `${mark}${JSON.stringify({ id: 'hostile', title: 'Hostile', content: hostileHtml })}`;
      await database.write((tx) =>
        sql`update entry_text set clean_detail = ${forged} where id = 'hostile'`.execute(tx),
      );
      expect(await contentOf(source)).toBe('<p>Text</p>');
    }
  });

  it('[SEC-01] is cleaned in the background if an earlier version has published it', async () => {
    const settings = await engine.emptyDatabase();
    const { reader, writer } = await openEarlierVersion(settings, '0010');
    await sql`insert into revision (at) values ('2026-11-21')`.execute(writer);
    // More rows than one step cleans, and one that cannot be read.
    for (let index = 0; index < 60; index++) {
      const id = index === 0 ? 'hostile' : `news-${index}`;
      const text = index === 1 ? {} : { title: id, content: hostileHtml };
      await sql`insert into entry (kind, id, date, data, revision)
        values ('news', ${id}, '2026-11-21', '{}', 1)`.execute(writer);
      await sql`insert into entry_text (kind, id, language, facet, sort, date, item, data)
        values ('news', ${id}, 'en-US', '', 0, '2026-11-21', ${JSON.stringify({ ...text, id, content: undefined })},
          ${JSON.stringify(text)})`.execute(writer);
    }

    const database = await openDatabase(settings);
    const source = sourceOver(database);
    const before = [await contentOf(source), ...(await answersOf(source))];
    expect((await rowsOf(database)).filter(({ clean }) => clean)).toEqual([]);
    expect(await cleanStoredItems(database)).toBe(60);
    expect(await uncleanIn(database)).toEqual(['news news-1 en-US']);
    expect([await contentOf(source), ...(await answersOf(source))]).toEqual(before);
    expect(before[0]).toBe(harmlessHtml);
    expect(await cleanStoredItems(database), 'the next start finds nothing to clean').toBe(0);

    await database.write((tx) =>
      sql`update entry_text set clean_item = '00000000.x' where id = 'hostile'`.execute(tx),
    );
    expect(await cleanStoredItems(database), 'rows of other rules are cleaned again').toBe(1);
    expect(await uncleanIn(database)).toEqual(['news news-1 en-US']);
    await Promise.all([database.close(), reader.destroy(), writer.destroy()]);
  });

  it('[SEC-01] does not include drafts: they are cleaned when a preview reads them', async () => {
    const { database, source } = await published(engine);
    await source.publish({ put: [article('<p>Text</p>')] });
    const drafts = parseRequests(createDraftSource(sourceOptionsOver(database)), () => new Date(0));
    expect(await contentOf(drafts)).toBe('<p>Text</p>');
    const entry = entrySchema.parse(article(hostileHtml));
    await database.write((tx) => insertDraft(tx, { kind: 'news', id: 'hostile', entry, at: '', by: 'Test' }));
    expect(await contentOf(drafts)).toBe(harmlessHtml);
    expect(await contentOf(source)).toBe('<p>Text</p>');
  });
});

/** Values that the sanitiser changes, and values that the schemas repair or leave out. */
const oddValues = [
  hostileHtml,
  '<script>steal()</script>',
  '<h1>Title</h1><iframe src="https://x.example"></iframe><svg onload=steal()></svg>',
  '<a href="javascript:steal()" target="_blank">a</a><video src="v"></video>',
  '<table><tr><th>A</th><th>B</th><th>C</th></tr><tr><td>1</td><td>2</td><td>3</td></tr></table>',
  '<p>&#x202e;&lt;script&gt; 1 < 2</p>',
  'data:text/html,x',
  ' \u202e\u0007 ',
  '1,200',
  true,
  null,
  [{}],
  [{ title: 'x', name: 'x', address: 'y' }],
] as const;

/** The paths of all values in a document, itself excluded. */
function pathsIn(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => [[...path, key], ...pathsIn(part, [...path, key])]);
}

function withValue(value: unknown, [key, ...rest]: readonly string[], replacement: unknown): unknown {
  if (key === undefined) return replacement;
  if (Array.isArray(value))
    return value.map((part, index) => (String(index) === key ? withValue(part, rest, replacement) : part));
  if (!isRecord(value)) return value;
  return { ...value, [key]: withValue(value[key], rest, replacement) };
}

type Fields = Entry['data'];

/** The fields with one to three odd values. */
function damagedFields(fields: Fields): fc.Arbitrary<Fields> {
  const paths = pathsIn(fields);
  if (paths.length === 0) return fc.constant(fields);
  const change = fc.tuple(
    fc.constantFrom(...paths),
    fc.oneof({ weight: 3, arbitrary: fc.constantFrom<unknown>(...oddValues) }, hostileValue),
  );
  return fc
    .array(change, { minLength: 1, maxLength: 3 })
    .map((changes) => changes.reduce<unknown>((made, [path, value]) => withValue(made, path, value), fields))
    .map((made) => (isRecord(made) ? made : {}));
}

const damaged = ({ texts, ...entry }: Entry): fc.Arbitrary<Entry> =>
  fc
    .tuple(
      damagedFields(entry.data),
      ...languages.map((language) => damagedFields(texts?.[language]?.data ?? {})),
    )
    .map(([data, ...datas]) => {
      const made = languages.flatMap((language, index) => {
        const text = texts?.[language];
        return text ? [[language, { ...text, data: datas[index] }]] : [];
      });
      return entrySchema.parse({ ...entry, data, ...(texts ? { texts: Object.fromEntries(made) } : {}) });
    });

/** The content of the contract tests; one entry in four is damaged. */
const documents = fc.tuple(
  ...content.map((input) => {
    const entry = entrySchema.parse(input);
    return fc.oneof({ weight: 3, arbitrary: fc.constant(entry) }, damaged(entry));
  }),
);

it('[SEC-01] damaged documents give the same answers, cleaned when they are published or when they are read', async () => {
  const database = await openTestDatabase(sqlite);
  const source = sourceOver(database);
  await fc.assert(
    fc.asyncProperty(documents, async (entries) => {
      const put = entries.map((entry) => ({ entry }));
      // Stores what publishing would refuse, too.
      await database.write((tx) => publishIn(tx, database, { put, remove: [], at: '2026-11-21' }));
      const answers = await answersOf(source);
      await forget(database);
      expect(answers).toEqual(await answersOf(source));
    }),
    { numRuns: thorough ? 100 : 5 },
  );
}, 600_000);

/** A document of a schema with `x` for every text. */
function sampleOf({ properties, items }: ReturnType<typeof jsonSchemaOf>): unknown {
  if (items) return [sampleOf(items)];
  if (!properties) return 'x';
  return Object.fromEntries(Object.entries(properties).map(([key, schema]) => [key, sampleOf(schema)]));
}

/** What the schemas and the sanitiser make of odd values in every place of every kind of item. */
function fingerprint(): string {
  const schemas = [...Object.entries(entities), ...Object.entries(configEntities)].flatMap(
    ([name, { schema }]) => (schema && !['page', 'redirect'].includes(name) ? [[name, schema] as const] : []),
  );
  const made = schemas.map(([name, schema]) => {
    const sample = sampleOf(jsonSchemaOf(schema));
    const items = pathsIn(sample).flatMap((path) => oddValues.map((value) => withValue(sample, path, value)));
    const read = items.map((item) => schema.safeParse(item).data).map((data) => data && clean(schema, data));
    return [name, jsonSchemaOf(schema), read];
  });
  const { version } = sanitiserPackage;
  const html = [hostileHtml, '<a href="java&#x202e;script:harm()">Text</a>'].map((text) => sanitise(text));
  const rules = [made, html, allowedTagNames, attributesByTag, allowedSchemes, version];
  return hash('sha256', JSON.stringify(rules)).slice(0, 8);
}

it('[SEC-01] the rules have a new fingerprint whenever a schema or the sanitiser changes', () => {
  expect(cleaningRules, 'write this fingerprint into src/server/db/content/clean-item.ts').toBe(
    fingerprint(),
  );
});
