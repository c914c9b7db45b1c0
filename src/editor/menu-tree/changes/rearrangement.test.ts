import { expect, it } from 'vitest';
import { replaceEntry, withAddress, withUrls } from '../item-values.ts';
import { findItem, type MenuTree } from '../menu-tree.ts';
import { moveItem } from '../move-item.ts';
import { sampleTree } from '../sample-menu.test-support.ts';
import { urlsThatChange } from '../urls-that-change.ts';
import { rearrangement } from './menu-changes.ts';
import { samplePage, storedPage } from './sample-pages.test-support.ts';

const menu = sampleTree([['halls', ['one']], ['about']]);
const halls = findItem(menu, 'halls');
if (!halls) throw new Error('the item');
const urls = urlsThatChange(halls, '/about/halls');
const after = withUrls(moveItem(menu, 'halls', { parent: 'about', index: 0 }), urls);
const pages = new Map([['/halls', { id: '/halls', stored: storedPage(samplePage('/halls')) }]]);
const nothing = { redirects: [], pages: new Map([['/new', { id: '/new', stored: undefined }]]) };

it('moving an item below another moves its page and its descendants’ pages and adds redirects in one change', () => {
  const { save } = rearrangement(menu, { after, urls, pages, redirects: [], redirect: true });
  expect(save.map(({ kind, id, entry }) => [kind, id, entry?.data?.path ?? entry?.data?.to ?? null])).toEqual(
    [
      ['menu', 'halls', '/about/halls'],
      ['menu', 'one', '/about/halls/one'],
      ['page', '/halls', '/about/halls'],
      // The path of a published item is public even without a page.
      ['redirect', '/halls', '/about/halls'],
      ['redirect', '/halls/one', '/about/halls/one'],
    ],
  );
});

it('no redirect is added if it is not wanted or the old path was never public', () => {
  const redirectsOf = (tree: MenuTree, redirect: boolean) =>
    rearrangement(tree, { ...nothing, after, urls, redirect }).save.filter(({ kind }) => kind === 'redirect');
  expect(redirectsOf(menu, false)).toEqual([]);
  const [first, ...rest] = menu;
  if (!first) throw new Error('the item');
  const fresh = [{ ...first, state: 'new' as const }, ...rest];
  expect(redirectsOf(fresh, true).map(({ id }) => id)).toEqual(['/halls/one']);
});

it('an external item gets an empty page with its first internal path', () => {
  const outside = replaceEntry(menu, withAddress(halls.entry, 'https://elsewhere.example'));
  const inside = replaceEntry(outside, withAddress(halls.entry, '/new'));
  const { save } = rearrangement(outside, { ...nothing, after: inside, urls: [], redirect: true });
  expect(save.map(({ kind, id }) => [kind, id])).toEqual([
    ['menu', 'halls'],
    ['page', '/new'],
  ]);
});
