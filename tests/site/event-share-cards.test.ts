import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../support/open-site.ts';

const expo = '/events/12th-western-smart-manufacturing-expo-2026-11-24';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({}, undefined, join(import.meta.dirname, '../../src/demo/media'));
});
afterAll(() => site.close());

const pictureOf = (html: string) => /<meta property="og:image" content="([^"]*)"/.exec(html)?.[1];

it('[EVT-12] a shared link to an event without a photograph shows a card drawn from its data, in both languages', async () => {
  expect(pictureOf(await site.html(expo))).toBe(`https://site.example${expo}.png`);
  const html = await site.html(expo, 'en-US');
  expect(pictureOf(html)).toBe(`https://site.example${expo}.png?lang=en-US`);
  expect(html).toContain('<meta property="og:image:width" content="1200"/>');
  expect(html).toContain('<meta property="og:image:alt" content="12th Western Smart Manufacturing Expo"/>');
});

it('[EVT-12] the card is a PNG of 1200 × 630, which browsers and robots need not load twice', async () => {
  const response = await site.request(`${expo}.png?lang=en-US`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/png');
  const card = Buffer.from(await response.arrayBuffer());
  expect(await sharp(card).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  const etag = response.headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[\w-]{22}"$/);
  const again = await site.request(`${expo}.png?lang=en-US`, { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
  const chinese = await site.request(`${expo}.png`);
  expect(chinese.headers.get('etag')).not.toBe(etag);
});

it('[EVT-12] a shared link to an event with a photograph shows the photograph', async () => {
  const html = await site.html('/events/mountain-city-international-motor-show-2026-2026-12-03', 'en-US');
  expect(pictureOf(html)).toMatch(/^https:\/\/site\.example\/media\/news-auto-show\.jpg$/);
});

it('answers the card of an unknown event with status 404', async () => {
  expect((await site.request('/events/nothing-2026-11-24.png')).status).toBe(404);
});
