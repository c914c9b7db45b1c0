import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type MenuChange, redirectChanges, targetOf } from './menu-changes.ts';
import { sampleRedirect } from './sample-pages.test-support.ts';

const to = (from: string, target: string) => ({ id: from, from, to: target });
const summary = ({ save, discard }: MenuChange) => [
  ...save.map(({ id, entry, version }) => [id, entry?.data?.to ?? null, version]),
  ...discard.map(({ id, version }) => [id, 'discarded', version]),
];

it('only an old path that was public redirects to the new one', () => {
  const urls = [to('/halls', '/spaces'), to('/halls/one', '/spaces/one')];
  expect(summary(redirectChanges(urls, { redirects: [], from: new Set(['/halls']) }))).toEqual([
    ['/halls', '/spaces', 0],
  ]);
});

it('a redirect to an old path follows the page and preserves its query', () => {
  const redirects = [sampleRedirect('/old', '/halls?tab=1'), sampleRedirect('/other', '/about')];
  expect(summary(redirectChanges([to('/halls', '/spaces')], { redirects, from: new Set() }))).toEqual([
    ['/old', '/spaces?tab=1', 0],
  ]);
});

it('a redirect from a new path is removed because it would hide the page', () => {
  const redirects = [sampleRedirect('/spaces', '/about'), sampleRedirect('/spaces/one', '/about', 'new')];
  const urls = [to('/halls', '/spaces'), to('/halls/one', '/spaces/one')];
  expect(summary(redirectChanges(urls, { redirects, from: new Set() }))).toEqual([
    ['/spaces', null, 0],
    ['/spaces/one', 'discarded', 2],
  ]);
});

it('moving a page back removes the redirect of the first move', () => {
  const redirects = [sampleRedirect('/halls', '/spaces', 'new')];
  expect(summary(redirectChanges([to('/spaces', '/halls')], { redirects, from: new Set() }))).toEqual([
    ['/halls', 'discarded', 2],
  ]);
});

it('a redirect marked for removal is restored if it is wanted again', () => {
  const redirects = [sampleRedirect('/halls', '/spaces', 'removal')];
  const urls = [to('/halls', '/spaces')];
  expect(summary(redirectChanges(urls, { redirects, from: new Set(['/halls']) }))).toEqual([
    ['/halls', '/spaces', 2],
  ]);
});

it('after any moves no redirect starts at a new path, ends at an old one or points to itself', () => {
  const path = fc.constantFrom('/a', '/b', '/c', '/d', '/e');
  const pairs = fc.uniqueArray(fc.record({ from: path, to: path }), { selector: ({ from }) => from });
  fc.assert(
    fc.property(pairs, pairs, (before, moves) => {
      const redirects = before
        .filter((one) => one.from !== one.to)
        .map((one) => sampleRedirect(one.from, one.to));
      const urls = new Map(moves.map((url) => [url.to, url])).values();
      const real = [...urls].filter((url) => url.from !== url.to).map((url) => to(url.from, url.to));
      const olds = new Set(real.map((url) => url.from));
      const news = new Set(real.map((url) => url.to));
      const { save, discard } = redirectChanges(real, { redirects, from: olds });
      const after = new Map(redirects.map((listed) => [listed.id, targetOf(listed)]));
      for (const { id, entry } of save) {
        if (entry) after.set(id, String(entry.data?.to));
        else after.delete(id);
      }
      for (const { id } of discard) after.delete(id);
      for (const [from, target] of after) {
        expect(news.has(from)).toBe(false);
        expect(olds.has(target) && !news.has(target)).toBe(false);
        expect(from === target && !redirects.some(({ id }) => id === from)).toBe(false);
      }
    }),
  );
});
