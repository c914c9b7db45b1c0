import { expect, it, onTestFinished } from 'vitest';
import type { ImportReport } from '#schemas/editor/translations.ts';
import type { EntryInput } from '#schemas/entry.ts';
import { openDatabase } from '#server/db/database.ts';
import { onEveryEngine } from '#tests/support/database.ts';
import {
  ann,
  ben,
  dataOf,
  editorialOver,
  openEditorial,
  publishEntries,
  type TestEditorial,
} from '#tests/support/editorial.ts';

const article: EntryInput = {
  ...{ kind: 'news', id: 'a', date: '2026-11-20' },
  data: {
    edited: { '': { 'texts.title': { zh: '2026-11-20T00:00:00.000Z', en: '2026-10-01T00:00:00.000Z' } } },
  },
  texts: {
    'zh-CN': {
      data: { title: '新题', subTitle: '副题', content: '<p>一句 &amp; <strong>两句</strong></p>' },
    },
    'en-US': { data: { title: 'Old title', subTitle: 'Same' } },
  },
};
const hall: EntryInput = {
  ...{ kind: 'venue', id: 'n1', sort: 1, data: { imageFiles: [{ imageIcon: '/media/n1.jpg' }] } },
  texts: {
    'zh-CN': {
      data: {
        title: '北一厅',
        siteDetails: [
          { numValue: '100', unit: '间', introduce: '面积' },
          { numValue: '12', introduce: '净高' },
        ],
      },
    },
    'en-US': { data: { title: 'Hall N1' } },
  },
};

async function exported({ handlers }: TestEditorial): Promise<string> {
  const entries = [
    { kind: 'news', id: 'a' },
    { kind: 'venue', id: 'n1' },
  ] as const;
  return dataOf(await handlers.exportTranslations({ language: 'en-US', entries: [...entries] }, ann)).xliff;
}
const imported = async ({ handlers }: TestEditorial, xliff: string, apply = false, caller = ann) =>
  dataOf(await handlers.importTranslations({ xliff, apply }, caller));
/** A file that translates nothing, with entries that do not exist. */
const fileOf = (count: number) => {
  const files = Array.from(
    { length: count },
    (_, index) => `<file original="page /${index}"><unit name="title"/></file>`,
  );
  return `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="zh-CN" trgLang="en-US">${files.join('')}</xliff>`;
};
const outcomes = ({ texts }: ImportReport) =>
  texts.map(({ entry, name, outcome, after }) => [entry, name, outcome, after]);
const codes = ['1', '2', '3', '4'].map((id) => new RegExp(`<ph id="${id}"[^>]*/>`));

/** Translates the texts of the exported file. */
function translate(xliff: string): string {
  const [p = '', strong = '', strongEnd = '', pEnd = ''] = codes.map((code) => code.exec(xliff)?.[0]);
  return xliff
    .replace('<target>Old title</target>', '<target>New title</target>')
    .replace(`${pEnd}</source>`, `${pEnd}</source><target>${p}One ${strong}two</target>`)
    .replace(`two</target>`, `two &amp; more${strongEnd}${pEnd}</target>`)
    .replace('<source>净高</source>', '<source>净高</source><target>Clear height</target>');
}

onEveryEngine('[PUB-11] texts for a translation office', (engine) => {
  it('come back as drafts, after a report that changes nothing', async () => {
    const editorial = await openEditorial(engine);
    await publishEntries(editorial, article, hall);
    const sent = await exported(editorial);
    expect(outcomes(await imported(editorial, sent))).toEqual([]);
    const back = translate(sent);
    const report = await imported(editorial, back);
    expect(outcomes(report)).toEqual([
      ['news a', 'texts.title', 'translated', 'New title'],
      ['news a', 'texts.content', 'translated', '<p>One <strong>two &amp; more</strong></p>'],
      ['venue n1', 'texts.siteDetails.1.introduce', 'translated', 'Clear height'],
    ]);
    expect(report.counts).toMatchObject({ translated: 3, unchanged: 4 });
    const { handlers } = editorial;
    expect(dataOf(await handlers.readEntry({ kind: 'news', id: 'a' }, ann)).draft).toBeUndefined();

    expect((await imported(editorial, back, true)).applied).toBe(true);
    const news = dataOf(await handlers.readEntry({ kind: 'news', id: 'a' }, ann)).draft;
    expect(news?.entry?.texts?.['en-US']?.data).toEqual({
      title: 'New title',
      subTitle: 'Same',
      content: '<p>One <strong>two &amp; more</strong></p>',
    });
    expect(news?.entry?.texts?.['zh-CN']).toEqual(article.texts?.['zh-CN']);
    const venue = dataOf(await handlers.readEntry({ kind: 'venue', id: 'n1' }, ann)).draft;
    expect(venue?.entry?.texts?.['en-US']?.data).toEqual({
      title: 'Hall N1',
      siteDetails: [
        { numValue: '100', unit: '', introduce: '' },
        { numValue: '12', introduce: 'Clear height' },
      ],
    });
    const left = dataOf(
      await handlers.listTranslations({ language: 'en-US', page: 1, pageSize: 25, words: false }, ann),
    );
    expect(left.items.map(({ id, missing, older }) => [id, missing, older])).toEqual([['n1', 1, 0]]);
    expect(outcomes(await imported(editorial, back))).toEqual([]);
  });

  it('are reported if they changed meanwhile, or have lost their codes, their entry or their text', async () => {
    const editorial = await openEditorial(engine);
    await publishEntries(editorial, article, hall);
    const sent = translate(await exported(editorial));
    const other = translate(await exported(editorial)).replace('New title', 'Other title');
    await imported(editorial, other.replace('净高', '净高度'), true, ben);
    const lost = codes[3]?.exec(sent)?.[0] ?? '';
    const broken = sent
      .replace(`more${codes[2]?.exec(sent)?.[0]}${lost}`, `most${lost}`)
      .replace('name="texts.subTitle"', 'name="texts.lost"')
      .replace('<source>净高</source>', '<source>高</source>')
      .replace(
        '</xliff>',
        '<file id="x" original="news gone"><unit id="u" name="texts.title"><segment><source>x</source><target>y</target></segment></unit></file></xliff>',
      );
    expect(
      outcomes(await imported(editorial, broken, true)).map(([entry, name, outcome]) => [
        entry,
        name,
        outcome,
      ]),
    ).toEqual([
      ['news a', 'texts.title', 'targetChanged'],
      ['news a', 'texts.lost', 'noText'],
      ['news a', 'texts.content', 'targetChanged'],
      ['venue n1', 'texts.siteDetails.1.introduce', 'sourceChanged'],
      ['news gone', 'texts.title', 'noEntry'],
    ]);
    const draft = dataOf(await editorial.handlers.readEntry({ kind: 'news', id: 'a' }, ann)).draft;
    expect([draft?.by, draft?.entry?.texts?.['en-US']?.data.title]).toEqual(['Ben', 'Other title']);
  });

  it('are refused as a whole if they are no XLIFF between the languages of the site, and their markup if it does not close', async () => {
    const editorial = await openEditorial(engine);
    await publishEntries(editorial, article, hall);
    const sent = await exported(editorial);
    expect(await imported(editorial, '<!DOCTYPE x []><x/>', true)).toMatchObject({
      problem: 'doctype',
      line: 1,
      applied: false,
    });
    expect(await imported(editorial, sent.replace('trgLang="en-US"', 'trgLang="fr-FR"'))).toMatchObject({
      problem: 'languages',
    });
    const open = translate(sent).replace(codes[2]?.exec(sent)?.[0] ?? '', '');
    const half = translate(sent).replace(/more<ph [^>]*\/>/, 'more');
    expect(open).not.toBe(half);
    expect(outcomes(await imported(editorial, half)).find(([, name]) => name === 'texts.content')?.[2]).toBe(
      'brokenCodes',
    );
  });

  it('are compared with the entries of one kind in three queries, and with more than 500 entries not at all', async () => {
    const queries: string[] = [];
    const database = await openDatabase({
      ...(await engine.migratedDatabase()),
      noteQuery: (_, statement) => queries.push(statement),
    });
    onTestFinished(() => database.close());
    const editorial = { database, ...editorialOver(database) };
    queries.length = 0;
    expect((await imported(editorial, fileOf(100))).counts.noEntry).toBe(100);
    expect(
      queries.filter(
        (statement) => statement.includes('where "kind" = ') || statement.includes('"entry"."kind" = '),
      ),
    ).toHaveLength(3);
    queries.length = 0;
    expect(await imported(editorial, fileOf(501), true)).toMatchObject({
      problem: 'tooManyFiles',
      applied: false,
    });
    expect(queries).toEqual([]);
  });

  it('are compared again if a colleague saves or publishes between the comparison and the import', async () => {
    const editorial = await openEditorial(engine);
    await publishEntries(editorial, article, hall);
    const sent = await exported(editorial);
    const theirs = sent.replace('<target>Old title</target>', '<target>Other title</target>');
    const meanwhile = [
      () => imported(editorial, theirs, true, ben),
      async () => {
        const { draft } = dataOf(await editorial.handlers.readEntry({ kind: 'news', id: 'a' }, ben));
        const drafts = [{ kind: 'news' as const, id: 'a', version: draft?.version ?? 0 }];
        dataOf(await editorial.handlers.publish({ drafts }, ben));
      },
    ];
    const late = editorialOver({
      ...editorial.database,
      write: async (job) => {
        await meanwhile.shift()?.();
        return editorial.database.write(job);
      },
    });
    const report = await imported({ ...editorial, ...late }, translate(sent), true);
    expect(report).toMatchObject({
      applied: true,
      counts: { translated: 2, unchanged: 4, targetChanged: 1 },
    });
    expect(meanwhile).toEqual([]);
    const news = dataOf(await editorial.handlers.readEntry({ kind: 'news', id: 'a' }, ann));
    expect(news.draft?.entry?.texts?.['en-US']?.data).toEqual({
      title: 'Other title',
      subTitle: 'Same',
      content: '<p>One <strong>two &amp; more</strong></p>',
    });
    expect(news.published?.texts?.['en-US']?.data).toEqual({
      title: 'Other title',
      subTitle: 'Same',
    });
  });
});
