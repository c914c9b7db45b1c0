import { expect, it } from 'vitest';
import { onEveryEngine } from '#tests/support/database.ts';
import { ann, dataOf, entryOf, firstDraft, openEditorial, publishEntries } from '#tests/support/editorial.ts';

const item = (id: string, menuName: string) => ({
  ...{ kind: 'menu' as const, id, sort: 1 },
  data: { menuName, path: `/${id}`, visible: '0' },
});
const list = { kind: 'menu', sort: 'order', descending: false, page: 1, pageSize: 25 } as const;

onEveryEngine('what a list says of drafts', (engine) => {
  it('returns the version of each draft, and with `whole` the state after the next publish', async () => {
    const editorial = await openEditorial(engine);
    const { handlers } = editorial;
    await publishEntries(editorial, item('a', '甲'), item('b', '乙'), item('c', '丙'));
    const removal = { kind: 'menu' as const, id: 'c', version: 0, entry: null };
    const saved = await handlers.saveDrafts(
      { drafts: [firstDraft(item('b', '乙二')), firstDraft(item('d', '丁')), removal] },
      ann,
    );
    const versions = new Map(dataOf(saved).drafts.map(({ id, version }) => [id, version]));
    const { items } = dataOf(await handlers.listEntries({ ...list, whole: true }, ann));
    expect(items.map(({ id, state, version, entry }) => [id, state, version, entry?.data?.menuName])).toEqual(
      [
        ['a', 'published', undefined, '甲'],
        ['b', 'changed', versions.get('b'), '乙二'],
        // A draft that removes an entry keeps the published state.
        ['c', 'removal', versions.get('c'), '丙'],
        ['d', 'new', versions.get('d'), '丁'],
      ],
    );
    expect(items[1]?.entry).toEqual(entryOf(item('b', '乙二')));

    const short = dataOf(await handlers.listEntries({ ...list, whole: false }, ann));
    expect(short.items.map(({ version, entry }) => [version, entry])).toEqual(
      items.map(({ version }) => [version, undefined]),
    );
  });
});
