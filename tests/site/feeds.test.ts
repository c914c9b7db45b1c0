import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Ajv from 'ajv';
import { parseFeed } from 'htmlparser2';
import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages } from '#schemas/language.ts';
import { openTestSite, type TestSite } from '../support/open-site.ts';

const names = ['news', 'notices', 'tenders', 'events'] as const;
const types = {
  rss: 'application/rss+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
};

/** Where an element may stand in RSS 2.0 (rssboard.org/rss-specification), as far as a feed of texts has them. */
const parentOf: Readonly<Record<string, string>> = {
  channel: 'rss',
  item: 'channel',
  title: 'channel item',
  link: 'channel item',
  description: 'channel item',
  language: 'channel',
  'atom:link': 'channel',
  guid: 'item',
  pubDate: 'item',
};
const rfc822 =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} \+0000$/;

/** Reads XML strictly and checks the rules of RSS 2.0. */
function validateRss(xml: string): void {
  const open: { name: string; has: Set<string>; text: string }[] = [];
  const problems: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => void problems.push(error.message));
  parser.on('opentag', ({ name, attributes }) => {
    const parent = open.at(-1);
    if (parent && !parentOf[name]?.split(' ').includes(parent.name))
      problems.push(`${name} in ${parent.name}`);
    if (!parent && (name !== 'rss' || attributes.version?.value !== '2.0')) problems.push(`root ${name}`);
    if (name !== 'item' && parent?.has.has(name)) problems.push(`${name} twice`);
    parent?.has.add(name);
    open.push({ name, has: new Set(), text: '' });
  });
  parser.on('text', (text) => {
    const inside = open.at(-1);
    if (inside) inside.text += text;
  });
  parser.on('closetag', ({ name }) => {
    const { has, text } = open.pop() ?? { has: new Set(), text: '' };
    const required =
      name === 'channel' ? ['title', 'link', 'description'] : name === 'item' ? ['title', 'guid'] : [];
    for (const one of required) if (!has.has(one)) problems.push(`${name} without ${one}`);
    if (name === 'link' && !URL.canParse(text)) problems.push(`link ${text}`);
    if (name === 'pubDate' && !rfc822.test(text)) problems.push(`date ${text}`);
  });
  parser.write(xml).close();
  expect(problems).toEqual([]);
}

/** JSON Feed 1.1 (jsonfeed.org/version/1.1). */
const isJsonFeed = new Ajv({
  formats: { uri: URL.canParse, time: (text: string) => !Number.isNaN(Date.parse(text)) },
}).compile({
  type: 'object',
  required: ['version', 'title', 'items'],
  additionalProperties: false,
  properties: {
    version: { const: 'https://jsonfeed.org/version/1.1' },
    title: { type: 'string' },
    home_page_url: { type: 'string', format: 'uri' },
    feed_url: { type: 'string', format: 'uri' },
    language: { enum: ['zh-CN', 'en-US'] },
    authors: {
      type: 'array',
      items: { type: 'object', required: ['name'], properties: { name: { type: 'string' } } },
    },
    items: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'content_text'],
        additionalProperties: false,
        properties: {
          id: { type: 'string', minLength: 1 },
          url: { type: 'string', format: 'uri' },
          title: { type: 'string' },
          content_text: { type: 'string' },
          image: { type: 'string', format: 'uri' },
          date_published: { type: 'string', format: 'time' },
        },
      },
    },
  },
});

interface JsonFeed {
  title: string;
  home_page_url: string;
  items: {
    id: string;
    url?: string;
    title: string;
    content_text: string;
    image?: string;
    date_published?: string;
  }[];
}

async function feed(site: TestSite, name: string, search = '') {
  const [rss, json] = await Promise.all(
    (['rss', 'json'] as const).map(async (format) => {
      const response = await site.request(`/feeds/${name}.${format}${search}`);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, types[format]]);
      return response.text();
    }),
  );
  validateRss(rss ?? '');
  const read: JsonFeed = JSON.parse(json ?? '');
  isJsonFeed(read);
  expect(isJsonFeed.errors ?? []).toEqual([]);
  expect(new Set(read.items.map(({ id }) => id)).size).toBe(read.items.length);
  return { rss: rss ?? '', items: parseFeed(rss ?? '')?.items ?? [], json: read };
}

describe('feeds of the demo', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite();
  });
  afterAll(() => site.close());

  it.each(languages.flatMap((language) => names.map((name) => [name, language] as const)))(
    '[EVT-06] %s in %s is valid RSS 2.0 and JSON Feed 1.1, with equal items whose pages exist',
    async (name, language) => {
      const { items, json } = await feed(site, name, language === 'en-US' ? '?lang=en-US' : '');
      expect(items.length).toBeGreaterThan(2);
      expect(items.map(({ title, link, id }) => ({ title, link, id }))).toEqual(
        json.items.map(({ title, url, id }) => ({ title, link: url, id })),
      );
      const [first] = json.items;
      const { pathname, search } = new URL(first?.url ?? '');
      expect((await site.request(pathname + search)).status).toBe(200);
      expect(search.includes('lang=en-US')).toBe(language === 'en-US');
    },
  );

  it('[EVT-06] the newest article comes first, with the time of publishing in the zone of the site', async () => {
    const { json, items } = await feed(site, 'news', '?lang=en-US');
    const { list } = await site.data<{ list: { id: string; title: string; createTime: string }[] }>(
      '/news/newsPage',
      'en-US',
      { pageNo: 1, pageSize: 50 },
    );
    expect(json.items.map(({ title }) => title)).toEqual(list.map(({ title }) => title));
    const [day, time] = list[0]?.createTime.split(' ') ?? [];
    expect(json.items[0]?.date_published).toBe(new Date(`${day}T${time}+08:00`).toISOString());
    expect(items[0]?.pubDate?.toISOString()).toBe(json.items[0]?.date_published);
    expect(json.home_page_url).toBe('https://site.example/news/newsInfo?lang=en-US');
  });

  it('[EVT-06] tenders are the notices of procurement', async () => {
    const [notices, tenders] = await Promise.all([feed(site, 'notices'), feed(site, 'tenders')]);
    const all = notices.json.items.map(({ id }) => id);
    expect(tenders.json.items.map(({ id }) => id)).toContain('notice/purchase-01@site.example');
    expect(tenders.json.items.some(({ id }) => id.includes('/clinch') || id.includes('/notice-'))).toBe(
      false,
    );
    expect(all).toEqual(expect.arrayContaining(tenders.json.items.slice(0, 3).map(({ id }) => id)));
  });

  it('[EVT-06] events are those that are not over, by start', async () => {
    const { json } = await feed(site, 'events', '?lang=en-US');
    const days = json.items.map(({ content_text }) => content_text.slice(0, 10));
    expect(days).toEqual(days.toSorted());
    expect(json.items.find(({ title }) => title.includes('Smart Manufacturing Expo'))).toMatchObject({
      id: 'event/smart-manufacturing-12@site.example',
      url: 'https://site.example/events/12th-western-smart-manufacturing-expo-2026-11-24?lang=en-US',
      content_text: expect.stringMatching(/^2026-11-24 – 2026-11-27 · Halls 1 to 4\n/),
    });
    expect(
      json.items.every(
        ({ content_text }) => (content_text.match(/\d{4}-\d{2}-\d{2}/g)?.at(-1) ?? '') >= '2026-11-21',
      ),
    ).toBe(true);
  });

  it('[EVT-06] is answered with status 304 to a reader that has it', async () => {
    const first = await site.request('/feeds/events.json');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    expect(first.headers.get('cache-control')).toBe('public, no-cache');
    const again = await site.request('/feeds/events.json', { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it.each([
    ['/', ['news', 'notices', 'tenders', 'events']],
    ['/news/newsInfo', ['news']],
    ['/news/newsInfoDetail?id=news-001', ['news']],
    ['/news/noticeAnnouncement', ['notices']],
    ['/notice/procurementAnnouncement', ['tenders']],
    ['/exhibitCenter/exhibitionSchedule', ['events']],
    ['/events/12th-western-smart-manufacturing-expo-2026-11-24', ['events', 'news']],
    ['/about/contactUs', []],
    ['/nowhere', []],
  ])('[EVT-06] %s names its feeds', async (path, expected) => {
    for (const [language, search] of [
      ['zh-CN', ''],
      ['en-US', '?lang=en-US'],
    ] as const) {
      const html = await site.html(path, language);
      const head = html.slice(0, html.indexOf('</head>'));
      const links = [
        ...head.matchAll(/<link rel="alternate" type="([^"]+)" title="([^"]+)" href="([^"]+)"\/>/g),
      ];
      expect(links.map(([, type, , href]) => `${href} ${type}`).toSorted()).toEqual(
        expected
          .flatMap((name) => [
            `/feeds/${name}.json${search} application/feed+json`,
            `/feeds/${name}.rss${search} application/rss+xml`,
          ])
          .toSorted(),
      );
      if (expected.includes('news'))
        expect(links.map(([, , title]) => title)).toContain(
          language === 'zh-CN' ? '新闻 (RSS)' : 'News (RSS)',
        );
    }
  });
});

const awkward =
  'a\u0000\u0008\u000b\u001f\ud800b\ufffe\uffff ]]> <![CDATA[ &amp; </item><script>alert(1)</script> "\'';

describe('feeds of an existing backend', () => {
  let backend: Server;
  let site: TestSite;
  let isDown = false;
  let asked = 0;
  beforeAll(async () => {
    const articles = [
      {
        id: awkward,
        title: awkward,
        content: `<p>${awkward}</p>`,
        coverImg: 'javascript:alert(1)',
        createTime: 'soon',
      },
      {
        id: '2',
        title: '名'.repeat(10_000),
        subTitle: '😀'.repeat(10_000),
        createTime: '2026-02-30 10:00:00',
      },
      {
        id: '3',
        title: 'Elsewhere',
        redirectUrl: 'https://other.example/a?b=1&c=2',
        createDate: '2026-11-20',
      },
      { id: '4', title: 'Odd address', redirectUrl: 'http://[', createTime: '2026-11-20 09:30' },
    ];
    const events = Array.from({ length: 5_000 }, (_, index) => ({
      projectName: index === 0 ? awkward : `${awkward} ${index}`,
      startDate: index === 1 ? '' : '2026-12-01',
      endDate: index === 2 ? '2026-01-01' : '9999-12-31',
      content: index === 3 ? '文'.repeat(10_000) : awkward,
      // Left out of its page, which is not the last one although it is not full then.
      confidential: index === 4 ? '1' : '0',
    }));
    backend = createServer((request, response) => {
      const url = request.url ?? '';
      asked += Number(url.includes('/site/sale/page'));
      const pageNo = Number(/pageNo=(\d+)/.exec(url)?.[1] ?? 1);
      const data = url.includes('/site/sale/page')
        ? events.slice((pageNo - 1) * 999, pageNo * 999)
        : /newsPage|management\/page/.test(url)
          ? { list: articles, total: articles.length }
          : [];
      response.statusCode = isDown ? 500 : 200;
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ resultCode: '0', data }));
    });
    await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
    const { port } = backend.address() as AddressInfo;
    site = await openTestSite({ CONTENT_API: `http://127.0.0.1:${port}`, CONTENT_TTL: '600' });
  });
  afterAll(async () => {
    await site.close();
    backend.closeAllConnections();
    backend.close();
  });

  it('[EVT-06] [EVT-11] stays valid with control characters, CDATA marks, markup and texts of 10,000 characters', async () => {
    const { json, items } = await feed(site, 'news');
    expect(items).toHaveLength(4);
    expect(items[0]?.title).toBe('a\ufffdb ]]> <![CDATA[ &amp; </item><script>alert(1)</script> "\'');
    expect(json.items.map(({ url }) => url)).toEqual([
      expect.stringContaining('https://site.example/news/newsInfoDetail?id='),
      'https://site.example/news/newsInfoDetail?id=2',
      'https://other.example/a?b=1&c=2',
      undefined,
    ]);
    expect(json.items.map(({ date_published }) => date_published)).toEqual([
      undefined,
      undefined,
      '2026-11-19T16:00:00.000Z',
      '2026-11-20T01:30:00.000Z',
    ]);
    expect(json.items[1]?.title.length).toBe(300);
    expect(json.items.every(({ image }) => image === undefined)).toBe(true);
  });

  it('[EVT-06] has all of 5,000 events but the confidential and the ended one, and is made once', async () => {
    const { json } = await feed(site, 'events');
    expect(json.items).toHaveLength(4_998);
    // All but one last to the end of 9999, which has no day after it.
    const calendar = await (await site.request('/events.ics')).text();
    expect(calendar).toContain('DTSTART;VALUE=DATE:20261201');
    expect(new Set(calendar.match(/DTEND.*/g))).toEqual(new Set(['DTEND;VALUE=DATE:20261202']));
    const before = asked;
    const bodies = await Promise.all(
      Array.from({ length: 20 }, async () => (await site.request('/feeds/events.rss')).text()),
    );
    expect(new Set(bodies).size).toBe(1);
    expect(asked).toBe(before);
  });

  it('[EVT-06] is answered with status 503 while the backend does not answer', async () => {
    isDown = true;
    const response = await site.request('/feeds/tenders.rss?lang=en-US');
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60']);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});
