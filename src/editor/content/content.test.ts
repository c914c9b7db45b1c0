import { expect, it } from 'vitest';
import type { ListedEntry } from '#schemas/editor/editorial.ts';
import { entities } from '#schemas/entities.ts';
import { type EntryKind, entryKinds } from '#schemas/entry.ts';
import { newId } from '../new-id.ts';
import { contentKinds } from './content-kinds.ts';
import { contentListSchema, listRequest } from './content-list.ts';
import { reordered } from './entry-changes.ts';
import { newEntry } from './new-entry.ts';

it('treats every kind without a screen of its own as content', () => {
  const others = entryKinds.filter((kind) => !contentKinds(entities).includes(kind));
  expect(others).toEqual(['menu', 'footer', 'config', 'page', 'section', 'redirect']);
});

const requestAt = (kind: EntryKind, url: string) =>
  listRequest(kind, contentListSchema.parse(Object.fromEntries(new URLSearchParams(url))));

it('requests the entries that the URL describes', () => {
  const url = 'search=酒店&facet=CATERING&state=changed&sort=title&order=DESC&page=2';
  expect(requestAt('file', url)).toEqual({
    kind: 'file',
    search: '酒店',
    facet: 'CATERING',
    state: 'changed',
    sort: 'title',
    descending: true,
    page: 2,
    pageSize: 25,
  });
});

it('reads bookmarks of earlier versions, which have the filters as JSON', () => {
  const filter = JSON.stringify({ search: '酒店', facet: 'CATERING', state: 'changed' });
  const url = `displayedFilters=&filter=${filter}&order=DESC&page=2&perPage=50&sort=title`;
  expect(requestAt('file', url)).toEqual({
    kind: 'file',
    search: '酒店',
    facet: 'CATERING',
    state: 'changed',
    sort: 'title',
    descending: true,
    page: 2,
    pageSize: 50,
  });
});

it.each([
  'search=&facet=&state=gone&sort=password&order=up&page=-1&perPage=9999',
  'filter={"search":"","facet":7,"state":"gone"}',
  'filter={',
  'filter=[1]',
])('a list ignores what it does not understand in its URL: %s', (url) => {
  expect(requestAt('news', url)).toEqual({
    kind: 'news',
    sort: 'order',
    descending: false,
    page: 1,
    pageSize: 25,
  });
});

const listed = (id: string, sort: number, state: ListedEntry['state'] = 'published'): ListedEntry => ({
  kind: 'album',
  id,
  state,
  title: {},
  published: [],
  ...(state === 'published' ? { changedAt: '2026-11-20T08:00:00Z' } : { version: 7 }),
  entry: { kind: 'album', id, sort, data: {} },
});

it('changes as few sort numbers as possible and skips entries that will be removed', () => {
  const items = [listed('a', 1), listed('gone', 2, 'removal'), listed('b', 3, 'changed'), listed('c', 4)];
  const sorts = (id: string, by: 1 | -1) =>
    reordered(items, id, by).map(({ id: own, version, entry }) => [own, version, entry.sort]);
  expect(sorts('b', -1)).toEqual([['b', 7, 0]]);
  expect(sorts('c', -1)).toEqual([['b', 7, 5]]);
  expect(sorts('a', -1)).toEqual([]);
  expect(sorts('c', 1)).toEqual([]);
  expect(sorts('gone', 1)).toEqual([]);
  // An entry without a draft is based on its last publish.
  expect(reordered([listed('a', 1), listed('b', 2)], 'b', -1)).toMatchObject([
    { id: 'a', version: 0, publishedAt: '2026-11-20T08:00:00Z' },
  ]);
});

it.each([
  ['news', { date: '2026-11-22', data: {}, texts: {} }],
  ['album', { facet: 'CONFERENCE_CENTER', sort: 5, data: {}, texts: {} }],
  ['schedule', { facet: '2', date: '2026-11-22', until: '2026-11-22', data: {} }],
] as const)('a new entry of kind %s has what its kind needs, and no words yet', (kind, rest) => {
  const facet = 'facet' in rest ? rest.facet : undefined;
  const made = newEntry({ kind, id: 'x', entity: entities[kind], facet, sort: 5, today: '2026-11-22' });
  expect(made).toEqual({ kind, id: 'x', ...rest });
});

it('starts an id with the slug of the name', () => {
  const random = (bytes: Uint8Array<ArrayBuffer>) => bytes.fill(1);
  expect(newId('Café & bar', random)).toBe('cafe-bar-bbbbbbbb');
  expect(newId('多功能厅', random)).toBe('bbbbbbbb');
  expect(newId('x')).not.toBe(newId('x'));
});
