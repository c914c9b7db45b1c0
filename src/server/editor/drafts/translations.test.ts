import { expect, it } from 'vitest';
import { listEntriesSchema } from '#schemas/editor/editorial.ts';
import { translationCalls } from '#schemas/editor/translations.ts';
import type { EntryInput } from '#schemas/entry.ts';
import { onEveryEngine } from '#tests/support/database.ts';
import {
  ann,
  dataOf,
  firstDraft,
  openEditorial,
  publishEntries,
  type TestEditorial,
} from '#tests/support/editorial.ts';

const news = (id: string, title: string, more: Partial<EntryInput> = {}): EntryInput => ({
  ...{ kind: 'news', id, date: '2026-11-20' },
  texts: {
    'zh-CN': { data: { title, content: '<p>第一句。第二句。</p>' } },
    'en-US': { data: { title: `${id} in English`, content: '<p>First. Second.</p>' } },
  },
  ...more,
});
const chinese = (id: string, title: string): EntryInput =>
  news(id, title, { texts: { 'zh-CN': { data: { title, content: '<p>十个汉字与 two words。</p>' } } } });
const event: EntryInput = {
  ...{ kind: 'schedule', id: 'e', facet: '1', date: '2027-05-01', until: '2027-05-03' },
  data: {
    ...{ projectName: '车展', projectNameEn: 'Motor show', content: '新内容' },
    edited: { '': { 'data.content': { zh: '2026-11-02T00:00:00.000Z' } } },
  },
};
const page: EntryInput = {
  ...{ kind: 'page', id: '/a', texts: { 'zh-CN': {}, 'en-US': {} } },
  data: {
    path: '/a',
    title: { zh: '新标题', en: 'Old title' },
    meta: {},
    blocks: [],
    edited: { '': { title: { zh: '2026-10-01T00:00:00.000Z', en: '2026-09-01T00:00:00.000Z' } } },
  },
};
const edited = (title: string, at: string) => ({
  data: { edited: { '': { 'texts.title': { zh: at, en: '2026-11-20T00:00:00.000Z' } } } },
  texts: {
    'zh-CN': { data: { title, content: '<p>第一句。第二句改。</p>' } },
    'en-US': { data: { title: 'b in English', content: '<p>First. Second.</p>' } },
  },
});

const list = async ({ handlers }: TestEditorial, request: object = {}) =>
  dataOf(
    await handlers.listTranslations(
      translationCalls.listTranslations.request.parse({ language: 'en-US', ...request }),
      ann,
    ),
  );
const newsBehind = async ({ handlers }: TestEditorial, behind: string) =>
  dataOf(await handlers.listEntries(listEntriesSchema.parse({ kind: 'news', behind }), ann)).items.map(
    ({ id, behind: found }) => [id, found],
  );

onEveryEngine('[PUB-02] the list of translations', (engine) => {
  it('has every kind, the oldest first, with counts of the sections and the words of changed sentences', async () => {
    const editorial = await openEditorial(engine);
    await publishEntries(editorial, news('b', '旧题'), chinese('a', '无英文'), event, page);
    const draft = news('b', '新题目', edited('新题目', '2026-11-21T00:00:00.000Z'));
    const { handlers } = editorial;
    const stored = dataOf(await handlers.readEntry({ kind: 'news', id: 'b' }, ann));
    const saved = dataOf(
      await handlers.saveDrafts(
        { drafts: [{ ...firstDraft(draft), publishedAt: stored.publishedAt ?? '' }] },
        ann,
      ),
    );

    const { items, total, sections } = await list(editorial, { words: true });
    expect(items.map(({ kind, id, missing, older, words }) => [kind, id, missing, older, words])).toEqual([
      ['page', '/a', 0, 1, 3],
      ['schedule', 'e', 1, 0, 3],
      ['news', 'b', 0, 1, 3],
      ['news', 'a', 2, 0, 10],
    ]);
    expect(total).toBe(4);
    expect(items[0]).toMatchObject({
      since: '2026-10-01T00:00:00.000Z',
      writtenAt: '2026-09-01T00:00:00.000Z',
      path: '/a',
      title: { 'zh-CN': '新标题', 'en-US': 'Old title' },
    });
    expect(sections.map(({ kind, missing, older }) => [kind, missing, older])).toEqual([
      ['news', 1, 1],
      ['page', 0, 1],
      ['schedule', 1, 0],
    ]);
    expect((await list(editorial, { need: 'missing' })).items.map(({ id }) => id)).toEqual(['e', 'a']);
    expect((await list(editorial, { kind: 'news', need: 'older' })).total).toBe(1);
    expect((await list(editorial, { page: 2, pageSize: 3 })).items.map(({ id }) => id)).toEqual(['a']);
    expect((await list(editorial, { language: 'zh-CN' })).total).toBe(0);

    expect(await newsBehind(editorial, 'older-en')).toEqual([
      ['b', [{ language: 'en-US', missing: 0, older: 1 }]],
    ]);
    expect(await newsBehind(editorial, 'missing-en')).toEqual([
      ['a', [{ language: 'en-US', missing: 2, older: 0 }]],
    ]);

    // A draft that is discarded takes its marks along.
    const [first] = saved.drafts;
    if (!first) throw new Error('no draft was saved');
    dataOf(await handlers.discardDrafts({ drafts: [first] }, ann));
    expect((await list(editorial, { kind: 'news' })).items.map(({ id }) => id)).toEqual(['a']);
  });

  it('is derived again for what an earlier version has published', async () => {
    const editorial = await openEditorial(engine);
    await publishEntries(editorial, chinese('a', '无英文'));
    await editorial.database.write(async (tx) => {
      await tx.deleteFrom('translation').execute();
      await tx.updateTable('listed_entry').set({ revision: -1 }).execute();
    });
    expect((await list(editorial)).items).toMatchObject([{ id: 'a', missing: 2 }]);
  });

  it('knows that visitors get the old text of a language until it is published', async () => {
    const editorial = await openEditorial(engine);
    const { handlers, source } = editorial;
    await publishEntries(editorial, news('b', '旧题'));
    const draft = firstDraft(news('b', '新题目', edited('新题目', '2026-11-21T00:00:00.000Z')));
    const [saved] = dataOf(await handlers.saveDrafts({ drafts: [draft] }, ann)).drafts;
    dataOf(
      await handlers.publish(
        { drafts: [{ ...draft, version: saved?.version ?? 0, languages: ['zh-CN'] }] },
        ann,
      ),
    );
    const answerIn = async (language: 'zh-CN' | 'en-US') =>
      JSON.stringify(await source.call('newsPage', {}, { language }));
    expect(await answerIn('zh-CN')).toContain('新题目');
    expect(await answerIn('zh-CN')).not.toContain('edited');
    expect(await answerIn('en-US')).toContain('b in English');
    expect((await list(editorial)).items).toMatchObject([{ id: 'b', older: 1 }]);
  });
});
