import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import ICAL from 'ical.js';
import { sync as nodeIcal } from 'node-ical';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { harmIn, visibleText } from '../support/html.ts';
import { openTestSite, type TestSite } from '../support/open-site.ts';

const expo = '/events/12th-western-smart-manufacturing-expo-2026-11-24';

describe('the page of an event of the demo', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite();
  });
  afterAll(() => site.close());

  it('[EVT-01] has its dates, hours, admission, tickets, organiser and build-up, in both languages', async () => {
    const zh = visibleText(await site.html(expo));
    for (const text of [
      '第十二届西部智能制造装备博览会',
      '3 天后开幕',
      '专业展',
      '1 至 4 号展厅',
      '09:00 – 17:00',
      '09:00 – 16:00',
      '仅限专业观众',
      '预先登记免费，现场 30 元',
      '川东展览有限公司',
      '布展',
      '智能制造产业对话会',
    ])
      expect(zh).toContain(text);
    const english = await site.html(expo, 'en-US');
    expect(english).toContain('href="/exhibitCenter/technicalParameter?space=H2#plan"');
    const en = visibleText(english);
    for (const text of [
      '12th Western Smart Manufacturing Expo',
      'Opens in 3 days',
      'Trade show',
      'Halls 1 to 4',
      'Hall 2 on the planPanorama10,080 m² · 72 × 140 m · 13 m',
      'Last entry 15:00',
      'Free with registration, 30 yuan at the door',
      'Chuandong Exhibitions Ltd',
      'Build-up',
      'Smart Manufacturing Dialogue',
    ])
      expect(en).toContain(text);
  });

  it('[EVT-03] has the hours of each day in the month view, and those of the first day in the list', async () => {
    const motorShow = {
      'en-US': 'Mountain City International Motor Show 2026',
      'zh-CN': '2026 山城国际汽车文化展',
    } as const;
    for (const [language, list, first, second] of [
      ['en-US', 'First day 08:30 – 18:00', 'Thu12-03', 'Fri12-04'],
      ['zh-CN', '首日 08:30 – 18:00', '周四12-03', '周五12-04'],
    ] as const) {
      const path = '/exhibitCenter/exhibitionSchedule';
      const name = motorShow[language];
      const month = visibleText(await site.html(`${path}?view=month&month=2026-12`, language));
      const hoursIn = (text: string, from: string) => {
        const row = text.slice(text.indexOf(name, text.indexOf(from)));
        return row.slice(name.length).match(/^\d\d:\d\d – \d\d:\d\d/)?.[0];
      };
      expect([hoursIn(month, first), hoursIn(month, second)]).toEqual(['08:30 – 18:00', '09:30 – 18:00']);
      expect(visibleText(await site.html(`${path}?start=2026-12-03&end=2026-12-03`, language))).toContain(
        list,
      );
    }
  });

  it('[EVT-01] shows its halls on a plan, the way there, hotels, news and pictures of it, and links to its sections', async () => {
    const html = await site.html(expo, 'en-US');
    const text = visibleText(html);
    for (const shown of [
      'The entrance of Hall 1 is on the left behind security.',
      'Airport34 minAirport Express, 12 yuan',
      'Jialing Bay Hotel',
      'Smart Manufacturing Expo is built and opens on',
    ])
      expect(text).toContain(shown);
    expect(html).toContain('aria-label="Plan with Halls 1 to 4 marked"');
    expect(html).toContain('href="/periphery/trafficGuidance?to=1#arrival"');
    // The four halls of the building's plan.
    expect(html.match(/fill-teal-tint stroke-teal/g)).toHaveLength(4);
    expect(html).toContain('href="webcal://site.example/events.ics?lang=en-US"');
    const links = [...html.matchAll(/<a href="#(event-[^"]+)"/g)].map(([, name = '']) => name);
    expect(links).toEqual(
      ['dates', 'about', 'halls', 'arrival', 'exhibitors', 'sameTime', 'related'].map(
        (name) => `event-${name}`,
      ),
    );
    for (const link of links) expect(html).toContain(` id="${link}"`);
    const past = visibleText(await site.html('/events/6th-mountain-city-book-fair-2026-10-28', 'en-US'));
    expect(past).toContain('In pictures');
  });

  it('[ROUTE-07] has the title and the canonical address of the event, without parameters of others', async () => {
    const response = await site.request(`${expo}?slug=other&utm_source=x`);
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toMatch(/<title>第十二届西部智能制造装备博览会 · 2026年11月24日 \|/);
    expect(html).toContain(`<link rel="canonical" href="https://site.example${expo}"/>`);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain(`href="${expo}.ics"`);
    expect(await site.html(expo, 'en-US')).toContain(`href="${expo}.ics?lang=en-US"`);
  });

  it('[EVT-01] answers an unknown event with status 404 and the events of those days', async () => {
    const response = await site.request('/events/nothing-2026-11-24?lang=en-US');
    expect(response.status).toBe(404);
    const text = visibleText(await response.text());
    expect(text).toContain('This event was not found');
    expect(text).toContain('Smart Manufacturing Dialogue');
    expect(text).toContain('Events on these days');
  });

  it('[EVT-01] shows the next events at an unknown address without a day, and none that are over', async () => {
    const response = await site.request('/events/nothing?lang=en-US');
    expect(response.status).toBe(404);
    const html = await response.text();
    expect(visibleText(html)).toContain('On now and coming up');
    const days = [...html.matchAll(/href="\/events\/[^"]+-(\d{4}-\d{2}-\d{2})[?"]/g)].map(([, day]) => day);
    expect(days).toEqual(['2026-11-19', '2026-11-20', '2026-11-20', '2026-11-20']);
  });

  it.each([
    ['/events', /^\/(exhibitCenter|conventionCenter)\/\w+Schedule$/],
    [`${expo}/`, new RegExp(`^${expo}$`)],
  ])('[ROUTE-02] %s redirects', async (path, target) => {
    const response = await site.request(path);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toMatch(target);
  });

  it('[LANG-03] is in the sitemap in both languages', async () => {
    const xml = await (await site.request('/sitemap.xml')).text();
    const addresses = [...xml.matchAll(/<loc>https:\/\/site\.example(\/events[^<]*)<\/loc>/g)];
    expect(addresses).toHaveLength(240);
    expect(addresses.map(([, path]) => path)).toEqual(expect.arrayContaining([expo, `${expo}?lang=en-US`]));
  });

  it.each([
    ['its own page', expo, 1],
    ['home', '/', 7],
    ['the exhibition schedule', '/exhibitCenter/exhibitionSchedule', 8],
    ['past exhibitions', '/exhibitCenter/exhibitionSchedule?tab=past', 6],
    ['exhibitions of a month', '/exhibitCenter/exhibitionSchedule?view=month&month=2026-12', 4],
    ['the meeting schedule', '/conventionCenter/meetingSchedule', 6],
  ])('[EVT-02] is what the cards of events lead to: %s', async (_, page, least) => {
    for (const language of ['zh-CN', 'en-US'] as const) {
      const html = await site.html(page, language);
      const links = new Set(
        [...html.matchAll(/<a [^>]*href="(\/events\/[^".?]+)"/g)].map(([, path = '']) => path),
      );
      expect(links.size).toBeGreaterThanOrEqual(least);
      for (const link of links) expect((await site.request(link)).status, link).toBe(200);
    }
  });
});

/** What names an event of `malformed`, by id, by address, and something else. */
const related = [
  'tea-1',
  'https://site.example/events/called-off-2026-11-24?lang=en-US',
  'nothing',
  '/',
  7,
].map((eventId, index) => ({
  id: `r${index}`,
  title: `Related ${index}`,
  atlasName: `Album ${index}`,
  atlasNameCn: `Gallery ${index}`,
  eventId,
}));

const long = '名'.repeat(10_000);
const longSlug = `${'ming-'.repeat(15)}ming-2026-11-24`;
const malformed = [
  { projectName: '反了', projectNameEn: 'Turned Around', startDate: '2026-11-24', endDate: '2026-11-20' },
  { projectName: '无日期', projectNameEn: 'No Dates' },
  {
    projectName: '三千天',
    projectNameEn: 'Three Thousand Days',
    startDate: '2026-11-24',
    endDate: '2035-02-10',
  },
  {
    projectName: '很远',
    projectNameEn: 'Far Away',
    startDate: '9999-12-30',
    endDate: '9999-12-31',
    buildUp: '9999-12-28',
    dismantle: '9999-12-31',
    hours: [{ date: '9999-12-30', opens: '09:00', closes: '10:00' }],
  },
  { projectName: long, startDate: '2026-11-24' },
  { projectName: '同名', projectNameEn: 'Same Name', startDate: '2026-11-24', content: 'first of two' },
  { projectName: '同名', projectNameEn: 'Same Name', startDate: '2026-11-24', content: 'second of two' },
  { projectName: '上游茶展', startDate: '2026-11-24', halls: ['nowhere', { x: 1 }] },
  {
    projectName: '<script>alert(1)</script>',
    projectNameEn: '<img src=x onerror=alert(1)>',
    startDate: '2026-11-25',
    organizer: { name: '"><script>', url: 'javascript:alert(1)' },
    url: 'javascript:alert(1)',
    description: '<b>bold</b>\n\n</script><script>alert(1)</script>',
    hours: ['soon', null, 5],
  },
  { projectName: '停办', projectNameEn: 'Called Off', startDate: '2026-11-24', cancelled: true },
  { id: 'tea-1', projectName: '茶', projectNameEn: 'Tea', startDate: '2026-11-25', halls: ['nowhere', '2'] },
];

describe('events of an existing backend', () => {
  let backend: Server;
  let site: TestSite;
  beforeAll(async () => {
    backend = createServer((request, response) => {
      const url = request.url ?? '';
      const data = url.includes('/site/sale/page')
        ? malformed
        : /newsPage|atlas\/page|attached\/page/.test(url)
          ? { list: related, total: related.length }
          : [];
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

  it('[EVT-11] [EVT-05] leaves the calendar valid, and reports events without a day once', async () => {
    for (let times = 0; times < 3; times += 1) {
      const response = await site.request('/events.ics');
      expect(response.status).toBe(200);
      const text = await response.text();
      const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
      expect(
        events.map((event) =>
          ['uid', 'dtstart', 'dtend'].map((name) => String(event.getFirstPropertyValue(name)).split('@')[0]),
        ),
      ).toEqual([
        ['turned-around-2026-11-24', '2026-11-24', '2026-11-25'],
        ['three-thousand-days-2026-11-24', '2026-11-24', '2035-02-11'],
        // The day after it has no date of four digits.
        ['far-away-9999-12-30', '9999-12-30', 'null'],
        [longSlug, '2026-11-24', '2026-11-25'],
        ['same-name-2026-11-24', '2026-11-24', '2026-11-25'],
        ['same-name-2026-11-24-2', '2026-11-24', '2026-11-25'],
        ['shang-you-cha-zhan-2026-11-24', '2026-11-24', '2026-11-25'],
        ['img-src-x-onerror-alert-1-2026-11-25', '2026-11-25', '2026-11-26'],
        ['called-off-2026-11-24', '2026-11-24', '2026-11-25'],
        ['tea-1', '2026-11-25', '2026-11-26'],
      ]);
      const read = Object.values(nodeIcal.parseICS(text)).filter((one) => one?.type === 'VEVENT');
      expect(read).toHaveLength(10);
      expect(text).toContain('STATUS:CANCELLED');
      // This backend has no address of the centre.
      expect(new Set(text.match(/LOCATION.*|GEO.*/g))).toEqual(new Set(['LOCATION:国际会展中心']));
    }
    expect(site.lines.filter((line) => line.startsWith('events:'))).toEqual([
      'events: "反了" has no first day or ends before it: 2026-11-24 to 2026-11-20',
      'events: "无日期" has no first day or ends before it:  to ',
    ]);
  });

  it('[EVT-01] shows news, event galleries and albums that name it by id or by address, and a hall that the plan has', async () => {
    const tea = visibleText(await site.html('/events/tea-2026-11-25', 'en-US'));
    for (const title of ['Related 0', 'Gallery 0', 'Album 0', 'Hall 2 is 72 m straight on'])
      expect(tea).toContain(title);
    const cancelled = visibleText(await site.html('/events/called-off-2026-11-24', 'en-US'));
    for (const title of ['Related 1', 'Gallery 1', 'Album 1']) expect(cancelled).toContain(title);
    for (const title of ['Related 0', 'Related 2', 'Related 3', 'Related 4', 'Halls'])
      expect(cancelled).not.toContain(title);
  });

  it.each([
    ['an end before its start', 'turned-around-2026-11-24', 'Turned Around', '2026-11-24', '2026-11-24'],
    ['no dates', 'no-dates', 'No Dates', undefined, undefined],
    ['3,000 days', 'three-thousand-days-2026-11-24', 'Three Thousand Days', '2026-11-24', '2035-02-10'],
    ['the year 9999', 'far-away-9999-12-30', 'Far Away', '9999-12-30', '9999-12-31'],
    ['a name of 10,000 characters', longSlug, '名名名', '2026-11-24', '2026-11-24'],
    ['a name that another one has', 'same-name-2026-11-24', 'first of two', '2026-11-24', '2026-11-24'],
    ['the same name again', 'same-name-2026-11-24-2', 'second of two', '2026-11-24', '2026-11-24'],
    [
      'no English name, and unknown halls',
      'shang-you-cha-zhan-2026-11-24',
      '上游茶展',
      '2026-11-24',
      '2026-11-24',
    ],
    [
      'markup in its texts',
      'img-src-x-onerror-alert-1-2026-11-25',
      '<img src=x onerror=alert(1)>',
      '2026-11-25',
      '2026-11-25',
    ],
    [
      'a mark that it is cancelled',
      'called-off-2026-11-24',
      'This event is cancelled',
      '2026-11-24',
      '2026-11-24',
    ],
  ])(
    '[EVT-11] [EVT-07] [SEC-01] one with %s is shown as far as it makes sense, with its days in JSON-LD',
    async (_what, slug, text, startDate, endDate) => {
      const response = await site.request(`/events/${slug}?lang=en-US`);
      expect(response.status).toBe(200);
      const html = await response.text();
      expect(visibleText(html)).toContain(text);
      expect(harmIn(html)).toEqual([]);
      expect(html).not.toContain('NaN');
      expect(html).not.toContain('Invalid Date');
      const data = /<script type="application\/ld\+json">([^<]*)/.exec(html)?.[1] ?? '';
      const [event] = JSON.parse(data)['@graph'];
      // Google requires the day of an event.
      if (startDate === undefined) expect(event['@type']).toBe('BreadcrumbList');
      else
        expect(event).toMatchObject({
          '@type': 'Event',
          startDate,
          endDate,
          location: { name: 'Convention & Exhibition Centre' },
          url: `https://site.example/events/${slug}?lang=en-US`,
        });
      // A calendar without a day would be of no use.
      expect(html.includes(`href="/events/${slug}.ics?lang=en-US"`)).toBe(startDate !== undefined);
    },
  );

  it('[EVT-11] [EVT-06] are in the feed with the days that they have; one without a day is not', async () => {
    const response = await site.request('/feeds/events.json?lang=en-US');
    const { items }: { items: { title: string; content_text: string }[] } = await response.json();
    expect(items.map((item) => [item.title.slice(0, 28), item.content_text])).toEqual([
      ['Turned Around', '2026-11-24'],
      ['Three Thousand Days', '2026-11-24 – 2035-02-10'],
      ['Far Away', '9999-12-30 – 9999-12-31'],
      ['名'.repeat(28), '2026-11-24'],
      ['Same Name', '2026-11-24\nfirst of two'],
      ['Same Name', '2026-11-24\nsecond of two'],
      ['上游茶展', '2026-11-24'],
      ['<img src=x onerror=alert(1)>', '2026-11-25'],
      ['Cancelled: Called Off', '2026-11-24'],
      ['Tea', '2026-11-25'],
    ]);
    expect((await site.request('/feeds/events.rss?lang=en-US')).status).toBe(200);
  });

  it.each([
    [
      'the list',
      '/exhibitCenter/exhibitionSchedule',
      [
        'November 20266 events',
        '2026-11-2424TueTurned AroundIn 3 days',
        '24–10Tue – Sat Nov 2026 – Feb 2035Three Thousand DaysIn 3 days',
        'Same NameIn 3 daysfirst of two',
        'Same NameIn 3 dayssecond of two',
        '2026-11-2424Tue上游茶展In 3 days',
      ],
    ],
    [
      'its next page',
      '/exhibitCenter/exhibitionSchedule?page=2',
      [
        'Called OffCancelled',
        '2026-11-2525Wed<img src=x onerror=alert(1)>In 4 days',
        'December 99991 event9999-12-30 – 9999-12-3130–31Thu – FriFar AwayFirst day 09:00 – 10:00',
        'Dates to be announced1 eventNo Dates',
      ],
    ],
    [
      'the days of a month',
      '/exhibitCenter/exhibitionSchedule?view=month&month=2026-11',
      ['Tue11-24Turned AroundThree Thousand Days', 'Same NameSame Name上游茶展Called OffWed11-25'],
    ],
    [
      'the last month of 3,000 days',
      '/exhibitCenter/exhibitionSchedule?view=month&month=2035-02',
      ['Sat02-10Three Thousand Days'],
    ],
    [
      'those of a hall that nobody knows',
      '/exhibitCenter/exhibitionSchedule?hall=nowhere',
      ['Events: 2, all dates', '上游茶展', 'Tea'],
    ],
    ['home', '/', ['2026-11-2424Nov 2026TueTurned Around', '30–31Dec 9999Thu to FriFar Away', 'No Dates']],
  ])('[EVT-11] [EVT-03] are in %s as far as they make sense', async (_what, path, texts) => {
    const html = await site.html(path, 'en-US');
    const shown = visibleText(html);
    for (const text of texts) expect(shown).toContain(text);
    expect(harmIn(html)).toEqual([]);
    for (const mistake of ['NaN', 'Invalid Date', 'undefined']) expect(shown).not.toContain(mistake);
  });

  it('[EVT-11] are not over before they began, and are not reported again by all these pages', async () => {
    const past = visibleText(await site.html('/exhibitCenter/exhibitionSchedule?tab=past', 'en-US'));
    expect(past).toContain('There are no past events yet');
    expect(site.lines.filter((line) => line.startsWith('events:'))).toHaveLength(2);
  });
});
