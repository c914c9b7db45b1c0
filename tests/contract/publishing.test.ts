import { describe, expect, it } from 'vitest';
import type { EntryInput } from '#schemas/entry.ts';
import { PublishError } from '#server/db/content/publish.ts';
import { onEveryEngine, openTestDatabase, sourceOver, testTime } from '../support/database.ts';
import { content, newsOrder } from './content/index.ts';
import { published } from './suite.ts';

const story = (id: string, title: string): EntryInput => ({
  kind: 'news',
  id,
  date: '2026-11-21',
  texts: { 'zh-CN': { data: { title } } },
});

const firstPage = async (source: Awaited<ReturnType<typeof published>>['source']) => {
  const answer = await source.call('newsPage', { pageSize: 1 }, { language: 'zh-CN' });
  return answer.ok ? { title: answer.data.list[0]?.title, total: answer.data.total } : answer.failure;
};

onEveryEngine('publishing', (engine) => {
  it('is empty, at revision 0, before anything is published', async () => {
    const source = sourceOver(await openTestDatabase(engine));
    expect(await source.isEmpty()).toBe(true);
    expect(await source.revision()).toBe('0');
    const answers = await Promise.all([
      source.call('menuTree', {}, { language: 'zh-CN' }),
      source.call('newsPage', {}, { language: 'zh-CN' }),
      source.call('remoteConfig', { key: 'official.pages.config' }, { language: 'zh-CN' }),
    ]);
    expect(answers.map((answer) => answer.ok && answer.data)).toEqual([[], { list: [], total: 0 }, []]);
  });

  it('changes the next answer, its total and the revision', async () => {
    const { source } = await published(engine);
    const before = await source.revision();
    expect(await firstPage(source)).toEqual({ title: '新闻 n0', total: newsOrder['zh-CN'].length });

    const { revision } = await source.publish({ put: [story('new', '新')], note: 'a story' });

    expect(await firstPage(source)).toEqual({ title: '新', total: newsOrder['zh-CN'].length + 1 });
    expect(await source.revision()).toBe(revision);
    expect(Number(revision)).toBeGreaterThan(Number(before));
  });

  it('records time, note and the tags of what it changed', async () => {
    const { source, database } = await published(engine);
    const { revision } = await source.publish({ put: [story('new', '新')], note: 'a story' });
    const row = await database.read
      .selectFrom('revision')
      .selectAll()
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(row).toEqual({
      id: Number(revision),
      at: testTime.toISOString(),
      note: 'a story',
      changed: '["news.zh:new","news.zh"]',
    });
    const changed = await database.read
      .selectFrom('entry')
      .select('id')
      .where('revision', '=', Number(revision))
      .execute();
    expect(changed).toEqual([{ id: 'new' }]);
  });

  it('replaces an entry completely, including languages that the new one does not have', async () => {
    const { source } = await published(engine);
    await source.publish({ put: [story('n0', '改')] });
    const [zh, en] = await Promise.all([
      source.call('newsDetail', { id: 'n0' }, { language: 'zh-CN' }),
      source.call('newsDetail', { id: 'n0' }, { language: 'en-US' }),
    ]);
    expect(zh.ok && zh.data.current).toEqual({
      id: 'n0',
      title: '改',
      createTime: '2026-11-21',
      attachments: [],
    });
    expect(!en.ok && en.failure.kind).toBe('missing');
  });

  it('removes entries in both languages and ignores unknown ones', async () => {
    const { source } = await published(engine);
    await source.publish({
      remove: [
        { kind: 'news', id: 'n0' },
        { kind: 'news', id: 'never-was' },
      ],
    });
    expect(await firstPage(source)).toEqual({ title: '只有中文', total: newsOrder['zh-CN'].length - 1 });
  });

  it('shows a new page of blocks in its languages at once', async () => {
    const { source } = await published(engine);
    const data = { title: { zh: '新页', en: 'New page' } };
    await source.publish({ put: [{ kind: 'page', id: '/new', data, texts: { 'en-US': {} } }] });
    const answer = await source.call('remoteConfig', { key: 'official.pages.config' }, { language: 'zh-CN' });
    const value = JSON.parse((answer.ok && answer.data[0]?.value) || '{}');
    const paths = (pages: { path: string }[]) => pages.map(({ path }) => path);
    expect(paths(value.zh.pages)).toEqual(['/draft', '/visit']);
    expect(paths(value.en.pages)).toEqual(['/new', '/visit']);
  });

  it('publishes hundreds of entries at once', async () => {
    const { source } = await published(engine);
    const put = Array.from({ length: 350 }, (_, index) => story(`many-${index}`, String(index)));
    await source.publish({ put });
    await source.publish({ put });
    expect(await firstPage(source)).toEqual({ title: '99', total: newsOrder['zh-CN'].length + 350 });
  });

  it('orders simultaneous publishes and loses none', async () => {
    const { source } = await published(engine);
    const stories = Array.from({ length: 10 }, (_, index) => story(`at-once-${index}`, String(index)));
    const answers = await Promise.all(stories.map((entry) => source.publish({ put: [entry] })));
    expect(new Set(answers.map(({ revision }) => revision)).size).toBe(10);
    expect(await source.revision()).toBe(answers.at(-1)?.revision);
    expect(await firstPage(source)).toMatchObject({ total: newsOrder['zh-CN'].length + 10 });
  });

  describe('an invalid entry', () => {
    it('changes nothing, not even the revision', async () => {
      const { source, database } = await published(engine);
      const before = await source.revision();
      const bad: EntryInput = {
        kind: 'news',
        id: 'bad',
        texts: { 'en-US': { data: { subTitle: 'no title' } } },
      };
      const change = { put: [story('good', '好'), bad], remove: [{ kind: 'news' as const, id: 'n0' }] };
      await expect(source.publish(change)).rejects.toThrow(PublishError);
      expect(await source.revision()).toBe(before);
      const entries = await database.read.selectFrom('entry').select('id').execute();
      expect(entries).toHaveLength(content.length);
    });
  });
});
