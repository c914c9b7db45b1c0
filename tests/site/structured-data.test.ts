import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openTestSite, type TestSite } from '../support/open-site.ts';

type Thing = Record<string, unknown> & { '@type': string };

const pattern = /<script type="application\/ld\+json">([^<]*)<\/script>/g;

/** The things of a page. There is one script, and nothing in it can close it. */
async function thingsOf(
  site: TestSite,
  path: string,
  language: 'zh-CN' | 'en-US' = 'en-US',
): Promise<Thing[]> {
  const found = [...(await site.html(path, language)).matchAll(pattern)];
  if (found.length === 0) return [];
  expect(found).toHaveLength(1);
  const data = JSON.parse(found[0]?.[1] ?? '');
  expect(data['@context']).toBe('https://schema.org');
  return data['@graph'];
}

const find = (things: readonly Thing[], type: string) => things.find((thing) => thing['@type'] === type);

const expo = '/events/12th-western-smart-manufacturing-expo-2026-11-24';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

describe('structured data', () => {
  it('[EVT-07] of an event have all that Google requires, and what it recommends as far as it is known', async () => {
    const event = find(await thingsOf(site, expo), 'Event');
    expect(event).toEqual({
      '@type': 'Event',
      // Required (developers.google.com/search/docs/appearance/structured-data/event).
      name: '12th Western Smart Manufacturing Expo',
      startDate: '2026-11-24',
      location: {
        '@type': 'Place',
        name: 'Jialing Bay International Convention & Exhibition Centre Co., Ltd. · Halls 1 to 4',
        address: { '@type': 'PostalAddress', streetAddress: expect.stringContaining('Riverside') },
      },
      // Recommended.
      description: expect.stringMatching(/^.{40,}$/),
      endDate: '2026-11-27',
      eventStatus: 'https://schema.org/EventScheduled',
      image: expect.stringMatching(/^https:\/\/site\.example\/(media|events)\//),
      offers: {
        '@type': 'Offer',
        url: expect.stringMatching(/^https:\/\//),
        description: 'Free with registration, 30\u00a0yuan at the door',
      },
      organizer: {
        '@type': 'Organization',
        name: 'Chuandong Exhibitions Ltd',
        url: expect.stringMatching(/^https:/),
      },
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      url: `https://site.example${expo}?lang=en-US`,
      inLanguage: 'en-US',
    });
    expect(find(await thingsOf(site, expo, 'zh-CN'), 'Event')).toMatchObject({
      name: '第十二届西部智能制造装备博览会',
      url: `https://site.example${expo}`,
      inLanguage: 'zh-CN',
      organizer: { name: '川东展览有限公司' },
    });
  });

  it('[EVT-07] of a news article have headline, date, author, publisher and picture', async () => {
    const article = find(await thingsOf(site, '/news/newsInfoDetail?id=news-001'), 'NewsArticle');
    expect(article).toMatchObject({
      headline: expect.stringMatching(/\w{3}/),
      datePublished: expect.stringMatching(/^2026-\d{2}-\d{2}$/),
      author: { '@type': 'Organization', name: expect.stringMatching(/\w{3}/) },
      publisher: {
        '@type': 'Organization',
        name: 'Jialing Bay International Convention & Exhibition Centre Co., Ltd.',
        url: 'https://site.example/?lang=en-US',
      },
      mainEntityOfPage: 'https://site.example/news/newsInfoDetail?id=news-001&lang=en-US',
    });
    const notice = await thingsOf(site, '/notice/noticeDetail?id=purchase-01');
    expect(notice.map((thing) => thing['@type'])).toEqual(['Article', 'BreadcrumbList']);
  });

  it.each([
    ['/', ['Organization', 'EventVenue', 'WebSite']],
    ['/about/contactUs', ['Organization', 'EventVenue', 'BreadcrumbList']],
    ['/news/newsInfo', ['BreadcrumbList']],
    ['/nowhere', []],
    ['/events/nothing-2026-11-24', []],
  ])('[EVT-07] of %s are %j', async (path, types) => {
    const things = await thingsOf(site, path);
    expect(things.map((thing) => thing['@type'])).toEqual(types);
    const host = find(things, 'Organization');
    if (!host) return;
    expect(host).toMatchObject({
      '@id': 'https://site.example/#organization',
      url: 'https://site.example/?lang=en-US',
      logo: expect.stringMatching(/^https:\/\/site\.example\/media\//),
      telephone: '+86 23 0000 8866',
    });
    expect(find(things, 'EventVenue')).toMatchObject({
      address: { streetAddress: expect.stringContaining('Riverside') },
    });
  });

  it.each([
    [
      '/news/newsInfoDetail?id=news-001',
      ['https://site.example/?lang=en-US', 'https://site.example/news/newsInfo?lang=en-US', undefined],
    ],
    [
      expo,
      [
        'https://site.example/?lang=en-US',
        'https://site.example/exhibitCenter/exhibitionSchedule?lang=en-US',
        undefined,
      ],
    ],
  ])('[EVT-07] have the breadcrumbs of %s, each with a link but the last', async (path, items) => {
    const list = find(await thingsOf(site, path), 'BreadcrumbList')?.itemListElement as Thing[];
    expect(list.map(({ item }) => item)).toEqual(items);
    expect(list.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
    expect(list.every(({ name }) => typeof name === 'string' && name !== '')).toBe(true);
  });

  it('[EVT-07] [SEC-01] are valid with texts that would end the script, and name no address that runs code', async () => {
    const backend = createServer((request, response) => {
      const data = request.url?.includes('/site/sale/page')
        ? [
            {
              projectName: '</script><script>alert(1)</script><!--',
              startDate: '2026-11-24',
              url: 'javascript:alert(1)',
              propagandaMapAddress: 'data:image/svg+xml,<svg/>',
              cancelled: true,
            },
            { projectName: 'No dates', url: 'http://[' },
          ]
        : [];
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ resultCode: '0', data }));
    });
    onTestFinished(() => {
      backend.closeAllConnections();
      backend.close();
    });
    await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
    const { port } = backend.address() as AddressInfo;
    const foreign = await openTestSite({ CONTENT_API: `http://127.0.0.1:${port}` });
    onTestFinished(foreign.close);
    const event = find(await thingsOf(foreign, '/events/script-script-alert-1-script-2026-11-24'), 'Event');
    expect(event).toMatchObject({
      name: '</script><script>alert(1)</script><!--',
      eventStatus: 'https://schema.org/EventCancelled',
    });
    expect(event).not.toHaveProperty('offers');
    expect(event).not.toHaveProperty('image');
    // Google requires the day of an event.
    const undated = await thingsOf(foreign, '/events/no-dates');
    expect(undated.map((thing) => thing['@type'])).toEqual(['BreadcrumbList']);
  });
});
