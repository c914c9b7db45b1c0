import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages } from '#schemas/language.ts';
import { blocksOf } from '../support/home-page.ts';
import { visibleText } from '../support/html.ts';
import { openTestSite, type TestSite } from '../support/open-site.ts';

const services = {
  call: 'operationServices',
  params: { centerType: 'EX_CENTER', serviceType: 'add_service' },
};
const company = { call: 'remoteConfig', params: { key: 'official.companyProfile.config' } };
const shows = { call: 'scheduleList', params: { type: 1, pageSize: 4 } };

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  await site.site.publish?.({
    put: [
      {
        kind: 'page',
        id: '/lists',
        data: {
          path: '/lists',
          title: { zh: '列表', en: 'Lists' },
          meta: {},
          blocks: [
            { id: 'cards', type: 'services', version: 1, props: { source: services, look: 'cards' } },
            { id: 'rows', type: 'collection', version: 1, props: { source: services, layout: 'rows' } },
            { id: 'company', type: 'services', version: 1, props: { source: company, look: 'list' } },
            { id: 'known', type: 'collection', version: 1, props: { source: company } },
          ],
        },
      },
    ],
  });
  site.lines.splice(0);
});
afterAll(() => site.close());

/** Headings of a block, in order. */
const headingsIn = (html: string) =>
  [...html.matchAll(/<(h[2-6])\b[^>]*>([\s\S]*?)<\/\1>/g)].map(([, , text = '']) => visibleText(text).trim());

describe.each(languages)('[BLK-06] in %s', (language) => {
  it('a plain list of services has the names and points of the services block', async () => {
    const [cards, rows] = blocksOf(await site.html('/lists', language));
    expect(headingsIn(rows?.html ?? '')).toEqual(headingsIn(cards?.html ?? ''));
    expect(headingsIn(rows?.html ?? '').length).toBeGreaterThan(3);
    const points = [...(cards?.html ?? '').matchAll(/<li class="border-t[^>]*>([^<]*)<\/li>/g)];
    expect(points.length).toBeGreaterThan(8);
    for (const [, point = ''] of points) expect(rows?.html).toContain(`<li>${point}</li>`);
  });

  it('the services block shows the services of the company profile too', async () => {
    const [, , list, known] = blocksOf(await site.html('/lists', language));
    expect(headingsIn(list?.html ?? '')).toEqual(headingsIn(known?.html ?? ''));
    expect(headingsIn(list?.html ?? '').length).toBeGreaterThan(3);
    const profile = /<div class="rich-text[^>]*>(.+?)<\/div>/.exec(known?.html ?? '')?.[1] ?? 'no text';
    expect(list?.html).toContain(profile);
    expect(site.lines).toEqual([]);
  });
});

it('[BLK-06] a stored films block with shows renders as a paged plain list and is reported once', async () => {
  await site.site.publish?.({
    put: [
      {
        kind: 'page',
        id: '/stored',
        data: {
          path: '/stored',
          title: { zh: '旧页面', en: 'A page of old' },
          meta: {},
          blocks: [
            {
              id: 'films',
              type: 'films',
              version: 1,
              props: { title: { zh: '视频', en: 'Films' }, source: shows },
            },
            { id: 'shows', type: 'collection', version: 1, props: { title: 'Films', source: shows } },
          ],
        },
      },
    ],
  });
  site.lines.splice(0);
  for (const path of ['/stored', '/stored', '/stored?page=2']) {
    const blocks = blocksOf(await site.html(path, 'en-US'));
    expect(blocks.map(({ id, type }) => `${id} ${type}`)).toEqual(['films collection', 'shows collection']);
  }
  const [first, plain] = blocksOf(await site.html('/stored', 'en-US'));
  const [second] = blocksOf(await site.html('/stored?page=2', 'en-US'));
  const titles = headingsIn(first?.html ?? '');
  expect(titles).toEqual(headingsIn(plain?.html ?? ''));
  expect(titles[0]).toBe('Films');
  expect(new Set(titles).size).toBe(5);
  expect(headingsIn(second?.html ?? '').filter((title) => titles.includes(title))).toEqual(['Films']);
  expect(site.lines).toEqual([
    'page /stored, block films (films), source: the block does not show the source "scheduleList"; the accepted ones are filePage (PUBLICITY_MATERIAL). Visitors see its items as a plain list.',
  ]);
});
