import { readdir, readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../support/open-site.ts';

/** Every text field of an event has this word, in the language of the field. */
const secrets = ['Zephyrine', '泽斐林', 'zephyrine'];

const texts = {
  projectName: '泽斐林新品发布会',
  projectNameEn: 'Zephyrine Launch',
  content: '泽斐林的内容',
  contentEn: 'About Zephyrine',
  field: '泽斐林厅',
  fieldEn: 'Zephyrine Hall',
  description: '泽斐林详情',
  descriptionEn: 'Zephyrine in detail',
  admission: '泽斐林客户',
  admissionEn: 'Guests of Zephyrine',
  tickets: '泽斐林门票',
  ticketsEn: 'Zephyrine tickets',
  organizer: '泽斐林公司',
  organizerEn: 'Zephyrine Ltd',
  organizerUrl: 'https://zephyrine.example/',
  url: 'https://zephyrine.example/register',
  propagandaMapAddress: '/media/zephyrine.jpg',
  hours: [{ opens: '09:00', closes: '17:00', remark: '泽斐林备注', remarkEn: 'Zephyrine remark' }],
  kind: 'trade',
};

const slug = 'zephyrine-launch-2026-12-10';

/** Everything that visitors can ask for in which an event of 10 December 2026 could be. */
const addresses = [
  '/',
  '/?schedule=1&year=2026',
  '/?schedule=2&year=2026',
  ...['/exhibitCenter/exhibitionSchedule', '/conventionCenter/meetingSchedule'].flatMap((page) => [
    page,
    ...['page=2', 'start=2026-12-10&end=2026-12-12', 'view=month&month=2026-12', 'tab=past', 'hall=4'].map(
      (query) => `${page}?${query}`,
    ),
  ]),
  `/events/${slug}`,
  `/events/${slug}.ics`,
  `/events/${slug}.png`,
  '/events/nothing-2026-12-10',
  '/events.ics',
  '/events.ics?lang=en-US',
  '/sitemap.xml',
  ...['rss', 'xml', 'json'].flatMap((format) =>
    ['news', 'events'].flatMap((name) => [`/feeds/${name}.${format}`, `/feeds/${name}.${format}?lang=en-US`]),
  ),
  ...['/', '/exhibitCenter/exhibitionSchedule', '/conventionCenter/meetingSchedule', `/events/${slug}`].map(
    (path) => `/api/page?path=${encodeURIComponent(path)}`,
  ),
  ...['0', '1', '2'].flatMap((type) =>
    ['', '&taken=0', '&taken=1'].map(
      (taken) => `/api/official/website/site/sale/page?pageSize=999&pageNo=1&type=${type}${taken}`,
    ),
  ),
  '/api/official/website/site/sale/getYears',
];

/** Addresses whose answer contains a secret in a language. */
async function tellingOf(site: TestSite): Promise<string[]> {
  const pages = [
    ...(await (await site.request('/sitemap.xml')).text()).matchAll(/<loc>https:\/\/site\.example([^<]*)</g),
  ]
    .map(([, path = '']) => path.replaceAll('&amp;', '&'))
    .filter((path) => !path.startsWith('/events/') && !path.includes('?id='));
  const telling: string[] = [];
  for (const address of new Set([...addresses, ...pages]))
    for (const language of ['zh-CN', 'en-US']) {
      const response = await site.request(address, {
        headers: { cookie: `lang=${language}`, 'current-language': language },
      });
      const headers = JSON.stringify([...response.headers]);
      // A page contains the address that was asked for.
      const body = Buffer.from(await response.arrayBuffer())
        .toString('utf8')
        .replaceAll(slug, '');
      if (secrets.some((secret) => headers.includes(secret) || body.includes(secret)))
        telling.push(`${address} ${language}`);
    }
  return telling;
}

const taken = (site: TestSite) =>
  site.data<Record<string, unknown>[]>(
    '/site/sale/page?pageSize=999&pageNo=1&type=0&taken=1&start=2026-12-10&end=2026-12-12',
    'en-US',
  );
const isPrivate = ({ hold, confidential }: Record<string, unknown>) => hold === '1' || confidential === '1';

describe('holds and confidential events of the editors', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite();
    const entry = { kind: 'schedule', facet: '1', date: '2026-12-10', until: '2026-12-12' } as const;
    await site.site.publish?.({
      put: [
        {
          ...entry,
          id: 'zephyrine-hold',
          data: { ...texts, halls: ['4'], buildUp: '2026-12-08', dismantle: '2026-12-13', hold: '1' },
        },
        { ...entry, id: 'zephyrine-launch', data: { ...texts, halls: ['plaza'], confidential: '1' } },
      ],
    });
  });
  afterAll(() => site.close());

  it('[EVT-08] are named in nothing that visitors get', async () => {
    expect(await tellingOf(site)).toEqual([]);
    for (const end of ['', '.ics', '.png'])
      expect((await site.request(`/events/${slug}${end}`)).status).toBe(404);
  });

  it('[EVT-08] are in lists that ask for what is taken, with days and halls alone', async () => {
    expect((await taken(site)).filter(isPrivate)).toEqual([
      {
        projectName: '已预留',
        projectNameEn: 'On hold',
        startDate: '2026-12-10',
        endDate: '2026-12-12',
        halls: ['4'],
        hours: [],
        earlierSlugs: [],
        buildUp: '2026-12-08',
        dismantle: '2026-12-13',
        hold: '1',
      },
      {
        projectName: '活动',
        projectNameEn: 'Event',
        startDate: '2026-12-10',
        endDate: '2026-12-12',
        halls: ['plaza'],
        hours: [],
        earlierSlugs: [],
        confidential: '1',
      },
    ]);
  });

  it('[EVT-08] do not become known by their earlier address when they get a public name', async () => {
    const hold = {
      kind: 'schedule',
      id: 'once-a-hold',
      facet: '1',
      date: '2026-12-20',
      until: '2026-12-20',
    } as const;
    const data = { projectName: '泽斐林', projectNameEn: 'Zephyrine Plans', halls: ['3'] };
    await site.site.publish?.({ put: [{ ...hold, data: { ...data, hold: '1' } }] });
    await site.site.publish?.({
      put: [{ ...hold, data: { ...data, projectName: '科技日', projectNameEn: 'Technology Day' } }],
    });
    expect((await site.request('/events/technology-day-2026-12-20')).status).toBe(200);
    expect((await site.request('/events/zephyrine-plans-2026-12-20')).status).toBe(404);
    expect(await tellingOf(site)).toEqual([]);
  });

  it('[EVT-08] are in the schedule with their names once they are public', async () => {
    await site.site.publish?.({
      put: [
        {
          ...{
            kind: 'schedule',
            id: 'zephyrine-launch',
            facet: '1',
            date: '2026-12-10',
            until: '2026-12-12',
          },
          data: { ...texts, halls: ['plaza'], confidential: '0' },
        },
      ],
    });
    expect((await site.request(`/events/${slug}?lang=en-US`)).status).toBe(200);
    const page = '/exhibitCenter/exhibitionSchedule?start=2026-12-10&end=2026-12-12';
    expect(await site.html(page, 'en-US')).toContain('Zephyrine Launch');
  });
});

describe('holds and confidential events of an existing backend', () => {
  let backend: Server;
  let site: TestSite;
  beforeAll(async () => {
    const item = { ...texts, startDate: '2026-12-10', endDate: '2026-12-12' };
    const items = [
      { ...item, id: 'zephyrine-hold', halls: [4], hold: true },
      { ...item, id: 'zephyrine-launch', halls: 'plaza', confidential: 'true' },
      { projectName: '茶展', projectNameEn: 'Tea Fair', startDate: '2026-12-11' },
    ];
    backend = createServer((request, response) => {
      const data = request.url?.includes('/site/sale/page') ? items : [];
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ resultCode: '0', data }));
    });
    await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
    const { port } = backend.address() as AddressInfo;
    site = await openTestSite({ CONTENT_API: `http://127.0.0.1:${port}` });
  });
  afterAll(async () => {
    await site.close();
    backend.closeAllConnections();
    backend.close();
  });

  it('[EVT-08] are named in nothing that visitors get, nor in the stored answers', async () => {
    expect(await tellingOf(site)).toEqual([]);
    const names = (await taken(site)).map(({ projectNameEn }) => projectNameEn);
    expect(names).toEqual(['On hold', 'Event', 'Tea Fair']);
    const listed = await site.data<Record<string, unknown>[]>('/site/sale/page?type=0', 'en-US');
    expect(listed.map(({ projectNameEn }) => projectNameEn)).toEqual(['Tea Fair']);
    const files = await readdir(site.dataDir, { recursive: true, withFileTypes: true });
    for (const file of files.filter((one) => one.isFile())) {
      const bytes = await readFile(join(file.parentPath, file.name));
      expect(secrets.filter((secret) => bytes.includes(secret))).toEqual([]);
    }
  });
});
