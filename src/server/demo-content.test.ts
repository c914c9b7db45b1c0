import { expect, it } from 'vitest';
import { demoEntries } from '#demo/index.ts';
import type { ChangeInput, EntryInput } from '#schemas/entry.ts';
import { onEveryEngine, openTestDatabase, type TestEngine, testClock } from '#tests/support/database.ts';
import { publish } from './db/content/publish.ts';
import { latestRevision } from './db/content/revision.ts';
import { demoNote, type EntryName, removeDemoContent } from './demo-content.ts';

const demo = demoEntries('2026-11-21');
const nameOf = ({ kind, id }: EntryName | EntryInput) => `${kind} ${id}`;
const menuItem = (id: string, parentId?: string): EntryInput => ({
  ...{ kind: 'menu', id },
  data: { menuName: id, defaultPath: `/${id}`, visible: '0', ...(parentId ? { parentId } : {}) },
});
const news = (id: string): EntryInput => ({
  kind: 'news',
  id,
  texts: { 'zh-CN': { data: { title: '题' } } },
});

/** A seeded database. */
async function open(engine: TestEngine, entries: EntryInput[] = demo) {
  const database = await openTestDatabase(engine);
  const put = (change: ChangeInput) => publish(database, change, testClock);
  await put({ put: entries, note: demoNote });
  const ids = async () => {
    const rows = await database.read.selectFrom('entry').select(['kind', 'id']).execute();
    return rows.map(nameOf).sort();
  };
  const remove = () => removeDemoContent(database, { clock: testClock, known: demo });
  return { database, put, ids, remove };
}

onEveryEngine('removing the demo content', (engine) => {
  it('removes all demo content with its texts in one publish, and nothing the second time', async () => {
    const { database, ids, remove } = await open(engine);
    expect(await remove()).toEqual({
      revision: '2',
      removed: expect.objectContaining({ length: demo.length }),
      ...{ changed: [], holding: [] },
    });
    expect(await ids()).toEqual([]);
    expect(await database.read.selectFrom('entry_text').select('id').execute()).toEqual([]);
    expect(await remove()).toEqual({ removed: [], changed: [], holding: [] });
    expect(await latestRevision(database.read)).toBe('2');
  });

  it('keeps created and edited entries, and names the edited ones', async () => {
    const { put, ids, remove } = await open(engine);
    await put({ put: [news('news-001'), news('own'), menuItem('own')] });
    const { changed, holding } = await remove();
    expect(changed.map(nameOf)).toEqual(['news news-001']);
    expect(holding).toEqual([]);
    expect(await ids()).toEqual(['menu own', 'news news-001', 'news own']);
  });

  it('keeps entries of a later publish with the same note', async () => {
    const { put, ids, remove } = await open(engine);
    await put({ put: [news('own')] });
    await put({ put: [news('own too'), news('news-002')], note: demoNote });
    await remove();
    expect(await ids()).toEqual(['news news-002', 'news own', 'news own too']);
  });

  it('keeps menu items above items that are not demo content', async () => {
    const entries = [menuItem('a'), menuItem('b', 'a'), menuItem('c', 'b'), menuItem('d', 'a')];
    const { put, ids, remove } = await open(engine, entries);
    await put({ put: [menuItem('own', 'b')] });
    const { removed, holding } = await remove();
    expect(holding.map(nameOf)).toEqual(['menu a', 'menu b']);
    expect(removed.map(nameOf)).toEqual(['menu c', 'menu d']);
    expect(await ids()).toEqual(['menu a', 'menu b', 'menu own']);
  });

  it('removes nothing from a database that was never seeded', async () => {
    const { put, ids, remove } = await open(engine, []);
    await put({ put: [news('own')] });
    expect((await remove()).removed).toEqual([]);
    expect(await ids()).toEqual(['news own']);
  });
});
