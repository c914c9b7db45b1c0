import { expect, it } from 'vitest';
import { onEveryEngine, openTestDatabase } from '#tests/support/database.ts';
import { ann, callerOf, dataOf } from '#tests/support/editorial.ts';
import { viewHandlers } from './view-handlers.ts';

const eve = callerOf('Eve', 'editor');
const list = '/editor/content/news';

onEveryEngine('saved views', (engine) => {
  const open = async () => {
    const handlers = viewHandlers({ database: await openTestDatabase(engine) });
    const namesFor = async (caller: typeof ann, path = list) =>
      dataOf(await handlers.listViews({ list: path }, caller)).views.map(
        ({ name, search, shared, by }) => `${name} (${by}${shared ? ', shared' : ''}): ${search}`,
      );
    return { handlers, namesFor };
  };

  it('keeps a view for its account, or shows it to all, and replaces one of the same name', async () => {
    const { handlers, namesFor } = await open();
    const mine = { list, name: '我的草稿', search: 'state=changed', shared: false };
    dataOf(await handlers.saveView(mine, eve));
    dataOf(
      await handlers.saveView({ ...mine, name: '缺英文', search: 'behind=missing-en', shared: true }, eve),
    );
    expect(await namesFor(eve)).toEqual([
      '我的草稿 (Eve): state=changed',
      '缺英文 (Eve, shared): behind=missing-en',
    ]);
    expect(await namesFor(ann)).toEqual(['缺英文 (Eve, shared): behind=missing-en']);
    expect(await namesFor(eve, '/editor/inbox')).toEqual([]);
    dataOf(await handlers.saveView({ ...mine, search: 'state=new' }, eve));
    dataOf(await handlers.saveView({ ...mine, search: 'sort=title' }, ann));
    expect(await namesFor(eve)).toEqual([
      '我的草稿 (Eve): state=new',
      '缺英文 (Eve, shared): behind=missing-en',
    ]);
  });

  it('lets an account remove its own views, and an administrator those that are shared', async () => {
    const { handlers, namesFor } = await open();
    const root = callerOf('Root', 'administrator');
    const shared = { list, name: '缺英文', search: 'behind=missing-en', shared: true };
    const [view] = dataOf(await handlers.saveView(shared, eve)).views;
    const secret = { ...shared, name: '草稿', shared: false };
    const hidden = dataOf(await handlers.saveView(secret, eve)).views.find(({ name }) => name === '草稿');
    const remove = (id: number | undefined, caller: typeof ann) =>
      handlers.removeView({ list, id: id ?? 0 }, caller);
    expect(await remove(view?.id, callerOf('Tom', 'publisher'))).toMatchObject({ code: 'missing' });
    expect(await remove(hidden?.id, root)).toMatchObject({ code: 'missing' });
    dataOf(await remove(view?.id, root));
    dataOf(await remove(hidden?.id, eve));
    expect(await namesFor(eve)).toEqual([]);
  });

  it('refuses the hundred and first view of an account', async () => {
    const { handlers } = await open();
    for (let number = 1; number <= 100; number += 1)
      dataOf(await handlers.saveView({ list, name: `view ${number}`, search: 'page=2', shared: false }, eve));
    const next = { list, name: 'view 101', search: 'page=2', shared: false };
    expect(await handlers.saveView(next, eve)).toMatchObject({ code: 'invalid' });
    dataOf(await handlers.saveView({ ...next, name: 'view 100' }, eve));
    dataOf(await handlers.saveView(next, ann));
  });
});
