import { expect, it } from 'vitest';
import { openTestDatabase, sqlite } from '#tests/support/database.ts';
import { createPreviews, withPreview } from './preview.ts';

const ann = { id: 'ann', name: 'Ann', email: 'ann@venue.example', role: 'editor' } as const;

it('[EDIT-02] a preview link works until it expires, and its token is not stored', async () => {
  const database = await openTestDatabase(sqlite);
  let now = Date.UTC(2026, 10, 21, 1);
  let made = 0;
  const previews = createPreviews({
    database,
    siteOrigin: 'https://site.example',
    clock: () => new Date(now),
    random: (length) => new Uint8Array(length).fill(++made),
    // Nothing is loaded here.
    draftLoader: {} as never,
    releaseLoader: async () => undefined,
  });
  const add = (hours: number) => previews.add({ path: '/a?b=1#c', language: 'zh-CN', hours, by: ann });
  const { url, expiresAt } = await add(2);
  expect(expiresAt).toBe('2026-11-21T03:00:00.000Z');
  const { pathname, searchParams, hash } = new URL(url);
  expect([pathname, searchParams.get('b'), searchParams.get('lang'), hash]).toEqual([
    '/a',
    '1',
    'zh-CN',
    '#c',
  ]);
  const rows = await database.read.selectFrom('preview_link').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(searchParams.get('preview'));

  const state = async () => {
    const loader = await previews.loaderOf(new URL(url));
    return loader === 'expired' ? loader : typeof loader;
  };
  now += 2 * 60 * 60_000 - 1;
  expect(await state()).toBe('object');
  now += 1;
  expect(await state()).toBe('expired');
  expect(await previews.loaderOf(new URL('https://site.example/a?b=1'))).toBeUndefined();
  await add(1);
  expect(await database.read.selectFrom('preview_link').selectAll().execute()).toHaveLength(1);
});

it('replaces an older preview parameter in the address', () => {
  expect(withPreview('/a?preview=old&b=1#c', 'new')).toBe('/a?preview=new&b=1#c');
});
