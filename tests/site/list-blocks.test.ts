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

describe.each(languages)('[BLK-06] in %s', (language) => {
  /** The texts of the headings and list items of a block, in order. */
  const textsOf = (html: string) =>
    [...html.matchAll(/<(h[2-6])\b[^>]*>([\s\S]*?)<\/\1>/g)].map(([, , text = '']) =>
      visibleText(text).trim(),
    );

  it('a plain list of services has the names and points of the block that is made for them', async () => {
    const [cards, rows] = blocksOf(await site.html('/lists', language));
    expect(textsOf(rows?.html ?? '')).toEqual(textsOf(cards?.html ?? ''));
    expect(textsOf(rows?.html ?? '').length).toBeGreaterThan(3);
    const points = [...(cards?.html ?? '').matchAll(/<li class="border-t[^>]*>([^<]*)<\/li>/g)];
    expect(points.length).toBeGreaterThan(8);
    for (const [, point = ''] of points) expect(rows?.html).toContain(`<li>${point}</li>`);
  });

  it('the services of the company profile are shown by the block for services too', async () => {
    const [, , list, known] = blocksOf(await site.html('/lists', language));
    expect(textsOf(list?.html ?? '')).toEqual(textsOf(known?.html ?? ''));
    expect(textsOf(list?.html ?? '').length).toBeGreaterThan(3);
    const profile = /<div class="rich-text[^>]*>(.+?)<\/div>/.exec(known?.html ?? '')?.[1] ?? 'no text';
    expect(list?.html).toContain(profile);
    expect(site.lines).toEqual([]);
  });
});
