import { expect, it } from 'vitest';
import { movePages, removePages } from './menu-changes.ts';
import { samplePage, storedPage } from './sample-pages.test-support.ts';

const halls = { id: 'halls', from: '/halls', to: '/spaces' };
const page = samplePage('/halls', 'Halls');
/** Base version of a first draft. */
const fromPublished = { version: 0, publishedAt: '2026-11-19T08:00:00Z' };
const fromNothing = { version: 0, publishedAt: '' };
const moved = { ...page, id: '/spaces', data: { ...page.data, path: '/spaces' } };

it('moving a published page drafts it at the new path and its removal at the old path', () => {
  expect(movePages([halls], new Map([['/halls', storedPage(page)]]))).toEqual({
    save: [
      { kind: 'page', id: '/halls', ...fromPublished, entry: null },
      { kind: 'page', id: '/spaces', ...fromNothing, entry: moved },
    ],
    discard: [],
  });
});

it('moving a page moves its draft; the draft of a page that was never published is discarded at the old path', () => {
  const { save, discard } = movePages([halls], new Map([['/halls', storedPage(undefined, page)]]));
  expect(discard).toEqual([{ kind: 'page', id: '/halls', version: 3 }]);
  expect(save).toEqual([{ kind: 'page', id: '/spaces', ...fromNothing, entry: moved }]);
});

it("the site's own page is copied, and nothing is removed", () => {
  const stored = storedPage(undefined, undefined, page);
  expect(movePages([halls], new Map([['/halls', stored]]))).toEqual({
    save: [{ kind: 'page', id: '/spaces', ...fromNothing, entry: moved }],
    discard: [],
  });
});

it('moving a path without a page changes nothing', () => {
  expect(movePages([halls], new Map())).toEqual({ save: [], discard: [] });
});

it('moving a page back discards the removal and the draft', () => {
  const stored = new Map([
    ['/spaces', storedPage(undefined, moved)],
    ['/halls', storedPage(page, null)],
  ]);
  expect(movePages([{ id: 'halls', from: '/spaces', to: '/halls' }], stored)).toEqual({
    save: [],
    discard: [
      { kind: 'page', id: '/spaces', version: 3 },
      { kind: 'page', id: '/halls', version: 3 },
    ],
  });
});

it('a page can move to the old path of another moving page', () => {
  const below = samplePage('/halls/halls', 'Below');
  const urls = [
    { id: 'a', from: '/halls', to: '/x' },
    { id: 'b', from: '/halls/halls', to: '/halls' },
  ];
  const { save } = movePages(
    urls,
    new Map([
      ['/halls', storedPage(page)],
      ['/halls/halls', storedPage(below)],
    ]),
  );
  expect(save.map(({ id, entry }) => [id, entry?.data?.title ?? null])).toEqual([
    ['/halls', below.data.title],
    ['/halls/halls', null],
    ['/x', page.data.title],
  ]);
});

it('removePages removes pages made by editors but not built-in pages', () => {
  const stored = new Map([
    ['/halls', storedPage(page)],
    ['/own', storedPage(undefined, undefined, page)],
    ['/draft', storedPage(undefined, page)],
  ]);
  expect(removePages(['/halls', '/own', '/draft', '/none'], stored)).toEqual({
    save: [{ kind: 'page', id: '/halls', ...fromPublished, entry: null }],
    discard: [{ kind: 'page', id: '/draft', version: 3 }],
  });
});
