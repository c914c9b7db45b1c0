import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PageBlock, PagePayload } from '#registry/page-payload.ts';
import { languages } from '#schemas/language.ts';
import { visibleText } from '../support/html.ts';
import { openTestSite, type TestSite } from '../support/open-site.ts';
import { type SecondBackend, startSecondBackend } from '../support/second-backend.ts';

const key = 'official.contactUs.config';
const contactPage = '/about/contactUs';
const trafficPage = '/periphery/trafficGuidance';
const token = 'pk.test-key';

let backend: SecondBackend;
let site: TestSite;
let drawn: TestSite;
beforeAll(async () => {
  backend = await startSecondBackend();
  // The first site has a Mapbox key, the second does not.
  site = await openTestSite({ CONTENT_API: backend.url, MAPBOX_TOKEN: token });
  drawn = await openTestSite();
});
afterAll(async () => {
  await site.close();
  await drawn.close();
  await backend.close();
});

const card = (title: string, sort: unknown, content = '') => ({ title, sort, content });

/** The contact page of a site whose contact config is `value`. */
async function contactWith(value: unknown) {
  backend.content.configs.set(key, JSON.stringify({ zh: value, en: value }));
  const own = await openTestSite({ CONTENT_API: backend.url });
  const page = await pageOf(contactPage, own);
  const html = {
    'zh-CN': await own.html(contactPage, 'zh-CN'),
    'en-US': await own.html(contactPage, 'en-US'),
  };
  await own.close();
  backend.content.configs.clear();
  return { page, html };
}

const pageOf = async (path: string, from = site): Promise<PagePayload> => {
  const response = await from.request(`/api/page?url=${encodeURIComponent(path)}&lang=en-US`);
  return (await response.json()).page;
};
const mapOf = ({ blocks }: PagePayload): PageBlock => {
  const map = blocks.find(({ type }) => type === 'map');
  if (!map) throw new Error('the page has no map');
  return map;
};
const policyOf = async (path: string, from: TestSite) =>
  (await from.request(path)).headers.get('content-security-policy') ?? '';

describe('the contact page', () => {
  it('[CONT-01] has its cards in the order of sort, those without one last, with links', async () => {
    const { html } = await contactWith({
      list: [
        card('Without', null),
        card('Third', '30', '1 Riverside Avenue\nexit 3'),
        card('First', 1, '023 0000 8866\nweekdays'),
        card('Second', '2', 'hello@jialingbay.example'),
      ],
    });
    for (const language of languages) {
      const titles = [...html[language].matchAll(/<h2[^>]*>([^<]*)<\/h2>/g)].map(([, title]) => title);
      expect(titles.slice(0, 4)).toEqual(['First', 'Second', 'Third', 'Without']);
      expect(html[language]).toContain('href="tel:02300008866"');
      expect(html[language]).toContain('href="mailto:hello@jialingbay.example"');
    }
  });

  it('[CONT-01] [CONT-02] marks the configured position at zoom 14, and names it without scripts too', async () => {
    const { page, html } = await contactWith({
      list: [card('Address', 1, '1 Riverside Avenue\nexit 3')],
      geographicPosition: { longitude: '106.4', latitude: 29.6 },
    });
    const map = mapOf(page);
    expect(map.props).toMatchObject({ zoom: 14 });
    expect(map.queries.place).toMatchObject({
      value: { position: { longitude: 106.4, latitude: 29.6 }, lines: ['1 Riverside Avenue', 'exit 3'] },
    });
    expect(visibleText(html['zh-CN'])).toContain('29.6000° N，106.4000° E');
    expect(html['zh-CN']).toContain('data-pin');
    expect(html['zh-CN']).toMatch(
      /href="https:\/\/uri\.amap\.com\/marker\?position=106\.4%2C29\.6&amp;name=[^"]+coordinate=wgs84/,
    );
    expect(html['en-US']).toContain(
      'href="https://www.openstreetmap.org/?mlat=29.6&amp;mlon=106.4#map=15/29.6/106.4"',
    );
  });

  it.each([
    ['no position', undefined],
    ['half a position', { longitude: 106.4 }],
    ['a position that is not on the globe', { longitude: 1064, latitude: 29.6 }],
    ['no numbers', { longitude: 'east', latitude: null }],
  ])('[CONT-01] shows the default centre without a mark where there is %s', async (_what, position) => {
    const { html } = await contactWith({ list: [card('Address', 1)], geographicPosition: position });
    expect(html['en-US']).toContain('data-map="resting"');
    expect(html['en-US']).not.toContain('data-pin');
    expect(visibleText(html['en-US'])).not.toContain('Coordinates');
  });

  it('renders without the config', async () => {
    const { html } = await contactWith(null);
    expect(html['en-US']).toContain('data-map="resting"');
    expect(visibleText(html['en-US'])).toContain('No data');
  });
});

it('[TRAF-01] shows all directions as texts below the way to a hall and a map', async () => {
  const page = await pageOf(trafficPage);
  expect(page.blocks.map(({ type }) => type)).toEqual(['arrival', 'map', 'collection']);
  const asked = backend.requests.filter(({ body }) => JSON.stringify(body)?.includes('TRAFFIC_DIRECTIONS'));
  expect(asked.length).toBeGreaterThan(0);
  for (const { body } of asked) expect(body).toMatchObject({ pageNo: 1, pageSize: 100 });
});

describe('[CONT-02] a key of the maps service', () => {
  it('is only in the HTML of pages with a map', async () => {
    for (const path of [contactPage, trafficPage]) {
      expect(await site.html(path)).toContain(token);
      expect(await drawn.html(path)).not.toContain('mapbox');
    }
    for (const path of ['/', '/about/companyProfile', '/nowhere', '/api/blocks'])
      expect(await site.html(path)).not.toContain(token);
  });

  it('extends the policy of those pages, from the cache too; without a key only our own workers are allowed', async () => {
    for (const path of [contactPage, contactPage, trafficPage]) {
      const policy = await policyOf(path, site);
      expect(policy).toContain("worker-src 'self';");
      expect(policy).toMatch(/connect-src 'self' https:\/\/api\.mapbox\.com /);
      const own = await policyOf(path, drawn);
      expect(own).toContain("worker-src 'self';");
      expect(own).not.toMatch(/mapbox|wasm|blob/);
    }
    for (const path of ['/', '/about/companyProfile', '/nowhere', '/assets/entry.js'])
      for (const from of [site, drawn]) {
        expect(await policyOf(path, from)).toContain("worker-src 'none';");
        expect(await policyOf(path, from)).not.toMatch(/mapbox|wasm|blob/);
      }
  });

  it('lets the map workers call the service: a worker has the policy of its own file', async () => {
    const policy = await policyOf('/assets/mapbox-gl-csp-worker-x1.js', site);
    expect(policy).toContain('https://api.mapbox.com');
    expect(policy).not.toContain("script-src 'self' 'unsafe");
  });
});

it('a page with another policy says so, so that the browser loads it as a document', async () => {
  expect((await pageOf(contactPage)).policy).toBe('map');
  expect((await pageOf('/about/companyProfile')).policy).toBeUndefined();
});

it('an editor can place a map of any place on any page', async () => {
  const own = await startSecondBackend();
  own.content.pages = {
    zh: { pages: [mapPage('码头', '江边')] },
    en: { pages: [mapPage('Pier', 'By the river')] },
  };
  const other = await openTestSite({ CONTENT_API: own.url });
  const response = await other.request('/about/companyProfile', { headers: { cookie: 'lang=en-US' } });
  const html = await response.text();
  expect(response.headers.get('content-security-policy')).toContain("worker-src 'self';");
  expect(visibleText(html)).toContain('Pier');
  expect(visibleText(html)).toContain('By the river');
  expect(visibleText(html)).toContain('52.5200° N, 13.4000° W');
  expect(visibleText(html)).toContain('No streets are drawn here');
  await other.close();
  await own.close();
});

const mapPage = (label: string, text: string) => ({
  path: '/about/companyProfile',
  title: label,
  blocks: [
    {
      id: 'pier',
      type: 'map',
      version: 1,
      props: { label, text, position: { longitude: -13.4, latitude: 52.52 }, zoom: 16 },
    },
  ],
});
