import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../support/open-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const ask = async (url: string, block: string) => {
  const query = new URLSearchParams({ url, lang: 'en-US', block });
  const response = await site.request(`/api/page?${query}`);
  expect(response.headers.get('cache-control')).toBe('no-store');
  return response.json();
};

it('answers one block of a page alone, at any address of the page', async () => {
  const { blocks, ...rest } = await ask('/?schedule=2&year=2027', 'schedule');
  expect(rest).toEqual({});
  expect(blocks).toHaveLength(1);
  const { asked, shows } = blocks[0].queries;
  expect(asked.value).toMatchObject({ type: 2, year: 2027 });
  expect(shows.key[2]).toMatchObject({ type: 2, start: '2027-01-01', end: '2027-12-31' });
  expect(shows.state).toBe('ready');
});

it('answers 404 for a block that the page does not have', async () => {
  expect(await ask('/', 'none')).toEqual({ blocks: [] });
});
