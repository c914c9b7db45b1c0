import { expect, it } from 'vitest';
import type { Entry } from '#schemas/entry.ts';
import { movePages, removePages, type StoredPage } from './menu-changes.ts';
import { samplePage, storedPage } from './sample-pages.test-support.ts';

const halls = { id: 'halls', from: '/halls', to: '/spaces' };
const page = samplePage('/halls', 'Halls');
/** Base version of a first draft. */
const fromPublished = { version: 0, publishedAt: '2026-11-19T08:00:00Z' };
const fromNothing = { version: 0, publishedAt: '' };
const atPath = (entry: Entry, path: string) => ({ ...entry, data: { ...entry.data, path } });
const moved = atPath(page, '/spaces');
const pagesAt = (pages: Record<string, StoredPage>) => new Map(Object.entries(pages));

it('[EDIT-02] a page keeps its id when its path changes', () => {
  const pages = pagesAt({
    '/halls': { id: '/halls', stored: storedPage(page) },
    '/spaces': { id: '/spaces', stored: undefined },
  });
  expect(movePages([halls], pages)).toEqual({
    save: [{ kind: 'page', id: '/halls', ...fromPublished, entry: moved }],
    discard: [],
  });
});

it('[EDIT-02] the draft of a page moves with the page', () => {
  const draft = samplePage('/halls', 'Unfinished');
  const pages = pagesAt({ '/halls': { id: '/halls', stored: storedPage(page, draft) } });
  expect(movePages([halls], pages)).toEqual({
    save: [{ kind: 'page', id: '/halls', version: 3, entry: atPath(draft, '/spaces') }],
    discard: [],
  });
});

it("the site's own page is copied, and nothing is removed", () => {
  const pages = pagesAt({ '/halls': { id: '/halls', stored: storedPage(undefined, undefined, page) } });
  expect(movePages([halls], pages)).toEqual({
    save: [{ kind: 'page', id: '/halls', ...fromNothing, entry: moved }],
    discard: [],
  });
});

it('moving a path without a page changes nothing', () => {
  expect(movePages([halls], new Map())).toEqual({ save: [], discard: [] });
});

it('moving a page back discards the draft of the move', () => {
  const pages = pagesAt({ '/spaces': { id: '/halls', stored: storedPage(page, moved) } });
  expect(movePages([{ id: 'halls', from: '/spaces', to: '/halls' }], pages)).toEqual({
    save: [],
    discard: [{ kind: 'page', id: '/halls', version: 3 }],
  });
});

it('a page can move to the old path of another moving page, and replaces a page that stays', () => {
  const below = samplePage('/halls/halls', 'Below');
  const urls = [
    { id: 'a', from: '/halls', to: '/x' },
    { id: 'b', from: '/halls/halls', to: '/halls' },
  ];
  const { save } = movePages(
    urls,
    pagesAt({
      '/halls': { id: '/halls', stored: storedPage(page) },
      '/halls/halls': { id: '/halls/halls', stored: storedPage(below) },
      '/x': { id: '/x~2', stored: storedPage(samplePage('/x')) },
    }),
  );
  expect(save.map(({ id, entry }) => [id, entry?.data?.path ?? null])).toEqual([
    ['/halls', '/x'],
    ['/x~2', null],
    ['/halls/halls', '/halls'],
  ]);
});

it('removePages removes pages made by editors but not built-in pages', () => {
  const pages = pagesAt({
    '/halls': { id: '/old', stored: storedPage(page) },
    '/own': { id: '/own', stored: storedPage(undefined, undefined, page) },
    '/draft': { id: '/draft', stored: storedPage(undefined, page) },
    '/none': { id: '/none', stored: undefined },
  });
  expect(removePages(['/halls', '/own', '/draft', '/none'], pages)).toEqual({
    save: [{ kind: 'page', id: '/old', ...fromPublished, entry: null }],
    discard: [{ kind: 'page', id: '/draft', version: 3 }],
  });
});
