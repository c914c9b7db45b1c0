import { expect, it } from 'vitest';
import type { Entry } from '#schemas/entry.ts';
import { sampleTree } from '../../menu-tree/sample-menu.test-support.ts';
import { draftsOfNewPage, newPageEntry, newPathProblem, takenPaths } from './new-page.ts';

const values = { zh: ' 停车 ', en: 'Parking', path: '/parking', parent: undefined };

it('a new page is empty, or a copy of another page except for its name and path', () => {
  const entry = newPageEntry(values, { id: '/parking', copied: undefined });
  expect(entry).toMatchObject({ kind: 'page', id: '/parking' });
  expect(entry.data).toEqual({
    path: '/parking',
    title: { zh: '停车', en: 'Parking' },
    meta: {},
    blocks: [],
  });
  const copied: Entry = { kind: 'page', id: '/a', data: { path: '/a', title: 'A', blocks: [{ id: 'x' }] } };
  expect(newPageEntry({ ...values, en: '' }, { id: '/parking~2', copied }).data).toMatchObject({
    path: '/parking',
    title: { zh: '停车', en: '停车' },
    blocks: [{ id: 'x' }],
  });
});

it('[EDIT-01] saves the drafts of a page and its menu item together', () => {
  const state = { tree: sampleTree([['home'], ['halls', ['one']]]), listed: [], redirects: [] };
  const entry = newPageEntry(values, { id: '/parking', copied: undefined });
  const drafts = (parent: string | undefined) =>
    draftsOfNewPage({ page: { ...values, parent }, entry, itemId: 'new', state });
  expect(drafts(undefined)).toEqual([{ kind: 'page', id: '/parking', version: 0, publishedAt: '', entry }]);
  const [page, item, ...rest] = drafts('halls');
  expect([page?.entry, rest]).toEqual([entry, []]);
  expect(item).toMatchObject({ kind: 'menu', id: 'new', version: 0 });
  expect(item?.entry?.data).toMatchObject({ menuName: '停车', menuNameEn: 'Parking', parentId: 'halls' });
  expect(drafts('')[1]?.entry?.data?.parentId).toBeUndefined();
});

it.each([
  ['/parking', undefined],
  ['/taken', 'takenPage'],
  ['parking', 'notAbsolute'],
  ['/editor/x', 'reserved'],
  ['/a b', 'badCharacters'],
  ['', 'empty'],
])('the path %j: %s', (path, problem) => {
  const taken = takenPaths([{ path: '/taken' }], { tree: [] }, true);
  expect(newPathProblem(path, taken)).toBe(problem);
});
