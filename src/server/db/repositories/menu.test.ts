import { expect, it } from 'vitest';
import { sourceOver, temporaryFolder } from '#tests/support/database.ts';
import { openDatabase } from '../database.ts';

const item = (id: string, parentId?: unknown) =>
  ({ kind: 'menu', id, data: { menuName: id, ...(parentId === undefined ? {} : { parentId }) } }) as const;

it('[CALL-01.03] leaves out items that are their own ancestors, and nests the others to any depth', async () => {
  const database = await openDatabase({ dataDir: temporaryFolder() });
  const source = sourceOver(database);
  await source.publish({
    put: [
      item('1'),
      item('2', 1),
      item('3', '2'),
      item('4', null),
      item('self', 'self'),
      item('x', 'y'),
      item('y', 'x'),
    ],
  });
  const answer = await source.call('menuTree', {}, { language: 'en-US' });
  const leaf = (id: string, children: unknown[] = []) => ({ menuId: id, menuName: id, children });
  expect(answer.ok && answer.data).toEqual([leaf('1', [leaf('2', [leaf('3')])]), leaf('4')]);
  await database.close();
});
