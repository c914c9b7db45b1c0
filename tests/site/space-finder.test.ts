import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visibleText } from '../support/html.ts';
import { openOverBackend } from '../support/http-backend.ts';
import { openTestSite, type TestSite } from '../support/open-site.ts';

const page = '/exhibitCenter/findSpace';

/** The HTML of the block, without the page around it. */
const blockIn = (html: string): string => {
  const from = html.indexOf('data-block="space-finder"');
  return html.slice(from, html.indexOf('</main>', from));
};

/** Hrefs in the order of the page. */
const hrefsIn = (html: string) =>
  [...html.matchAll(/ href="([^"#]*)/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

const may = 'from=2027-05-06&until=2027-05-12';
const halls = `area=20000&${may}&doorWidth=4.5&doorHeight=5&load=3`;

describe('the space finder of the demo', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite();
  });
  afterAll(() => site.close());
  const textOf = async (query: string, language: 'zh-CN' | 'en-US' = 'en-US') =>
    visibleText(blockIn(await site.html(`${page}?${query}`, language)));

  it('[BLDG-03] finds joined halls for 20,000 m², with their free days, in both languages without scripts', async () => {
    const en = await textOf(halls);
    for (const text of [
      'Hall 2 and Hall 3',
      '20,160 m²',
      '1,008 booths',
      'sum of the stated figures',
      '1 movable wall opens',
      'Hall 1, Hall 2, Hall 3, and Hall 4',
      '1,008 booths drawn to scale',
      'Load ≥ 3 t',
    ])
      expect(en).toContain(text);
    // The plaza has 20,000 m² and no roof: it is an answer only if asked for.
    expect(en).not.toContain('Outdoor plaza');
    expect(await textOf(`${halls}&outdoors=1`)).toContain('Outdoor plaza');
    // There is daylight outdoors, which the building does not state.
    expect(await textOf(`${halls}&outdoors=1&daylight=1`)).toContain('Outdoor plaza');
    const zh = await textOf(halls, 'zh-CN');
    for (const text of ['2 号展厅、3 号展厅', '1 道活动隔墙收起', '图中 1,008 个展位', '消防通道'])
      expect(zh).toContain(text);
    const html = await site.html(`${page}?${halls}`);
    expect(html).not.toContain('"occupations"');
    expect(brotliCompressSync(blockIn(html)).length).toBeLessThan(16_000);
  });

  it('[BLDG-03] leads to the booking form of these halls and days, which is filled in', async () => {
    const html = await site.html(`${page}?${halls}&show=H3.H4`, 'en-US');
    const asks = hrefsIn(blockIn(html)).filter((href) => href.includes('spaces='));
    expect(asks).toEqual(['/exhibitCenter/onlineBooking?from=2027-05-06&spaces=3%2C4&until=2027-05-12']);
    const form = await site.html(asks[0] ?? '', 'en-US');
    for (const value of ['Hall 3, Hall 4', '20,160 m²', '2027-05-06T08:00', '2027-05-12T18:00'])
      expect(form).toContain(`value="${value}"`);
  });

  it('[BLDG-03] finds a room with further rooms, each with its own name in the booking form', async () => {
    const query = 'people=600&layout=theatre&rooms=3&roomPeople=200';
    const text = await textOf(query);
    expect(text).toContain('With Room 208, Room 209, and Room 210');
    expect(text).toContain('Forum Room');
    const html = blockIn(await site.html(`${page}?${query}&show=M220`, 'en-US'));
    const [ask = ''] = hrefsIn(html).filter((href) => href.includes('spaces='));
    expect(ask).toMatch(
      /^\/conventionCenter\/meetingOnlineBooking\?layout=theatre&people=600&spaces=220%2C208/,
    );
    const form = await site.html(ask, 'en-US');
    expect(form).toMatch(/value="[^"]*Room 208, Room 209, Room 210, [\d,]+ m²"/);
    expect(form).toContain('600 people, Theatre');
  });

  it.each([
    ['en-US', 'Ballroom A, Ballroom B, 1,292 m²\n800 people, Theatre', '202 Ballroom, 1,292 m²'],
    ['zh-CN', '202 宴会厅 A 厅、202 宴会厅 B 厅，1,292 平方米\n800 人、剧院式', '202 宴会厅、1,292 平方米'],
  ] as const)(
    '[BLDG-03] names joined parts of a room and their area in the request, in %s',
    async (language, remark, area) => {
      const query = 'people=800&layout=theatre&from=2026-12-08&until=2026-12-10';
      const [ask = ''] = hrefsIn(blockIn(await site.html(`${page}?${query}`, language))).filter((href) =>
        href.includes('spaces='),
      );
      expect(ask).toBe(
        '/conventionCenter/meetingOnlineBooking?from=2026-12-08&layout=theatre&parts=M202A%2CM202B&people=800&spaces=202&until=2026-12-10',
      );
      const form = await site.html(ask, language);
      expect(form).toContain(`>${remark}</textarea>`);
      expect(form).toContain(`value="${area}"`);
      const unknown = await site.html(ask.replace('M202A%2CM202B', 'M202,nowhere,H1'), language);
      expect(unknown).toContain(area.replace('1,292', '1,904'));
    },
  );

  it('[BLDG-03] marks computed figures, and compares up to three answers in a table', async () => {
    const text = await textOf('people=600&layout=theatre&compare=M220,M202B,nowhere,M201');
    expect(text).toContain('8,400 people10,080 m², Theatre, computed at 1.2 m² a person');
    const table = /<table.*?<\/table>/s.exec(
      await site.html(`${page}?people=600&compare=M220,M202B,nowhere,M201`, 'en-US'),
    )?.[0];
    const cells = visibleText(table ?? '');
    for (const part of ['Forum Room', 'Ballroom B', '50 × 14', '20 × 34']) expect(cells).toContain(part);
    expect(cells).not.toContain('Plenary Hall');
  });

  it('[BLDG-03] finds daylight in the halls, whose trusses carry bands of rooflight, and by the river', async () => {
    expect(await textOf('area=20000&daylight=1')).toContain('Hall 2 and Hall 3');
    const rooms = await textOf('people=300&layout=theatre&daylight=1');
    expect(rooms).toContain('River room 214');
    expect(rooms).not.toContain('Room 206');
  });

  it('[BLDG-03] gives parts of the ballroom the people that the manual and the catering page state', async () => {
    const text = await textOf('people=380&layout=banquet');
    for (const part of [
      'Ballroom A380 people612 m², Banquet, as stated by the venue',
      'Ballroom B440 people680 m², Banquet, as stated by the venue',
      'Ballroom A and Ballroom B820 people1,292 m², Banquet, sum of the stated figures',
      '202 Ballroom1,200 people1,904 m², Banquet, as stated by the venue',
    ])
      expect(text).toContain(part);
  });

  it('[BLDG-03] says what fails if nothing fits, and links to a question that has an answer', async () => {
    const html = blockIn(await site.html(`${page}?area=50000&load=5`, 'en-US'));
    const text = visibleText(html);
    expect(text).toContain('No space fits all of this');
    expect(text).toContain('40,320 m² < 50,000 m²');
    expect(text).toContain('Load ≥ 5 t (3.5)');
    const [relaxed = ''] = hrefsIn(html).filter((href) => href.includes('area=40320'));
    expect(visibleText(blockIn(await site.html(relaxed, 'en-US')))).toContain('Answers: 1,');
  });

  it('[BLDG-03] names the event if nothing is free, and offers other dates, less space and a request', async () => {
    // The New Year holiday: the centre is closed from 5 to 11 February 2027.
    const text = await textOf('area=30000&from=2027-02-06&until=2027-02-09');
    for (const part of [
      'Nothing that fits is free on these days',
      'The centre is closed on these days.',
      'Other dates',
      'Less space',
      'No other space is free on these days.',
      'Ask all the same',
    ])
      expect(text).toContain(part);
  });

  it('[BLDG-03] says that days are over, and asks for others', async () => {
    const over = 'people=300&from=2026-11-02&until=2026-11-20';
    const en = await textOf(over);
    expect(en).toContain('Your dates are over; choose others to see which are free.');
    expect(en).not.toContain('is not out yet');
    expect(await textOf(over, 'zh-CN')).toContain('所选日期已过，请另选日期查看是否空闲。');
    expect(await textOf('people=300&from=2026-11-02&until=2026-11-21')).toContain('are free on these days');
  });

  it('[BLDG-03] survives any address, and answers at a short one', async () => {
    for (const query of [
      'area=-1&people=abc&layout=circus',
      'from=2027-13-45&until=x',
      'from=1990-01-01&until=1990-01-02&area=100',
      'from=2099-01-01&area=100',
      'rooms=99999&roomPeople=1',
      'show=<script>&compare=,,,,&area=10',
      `people=${'9'.repeat(300)}`,
      'doorWidth=4&layout=boardroom&people=5000',
    ])
      expect((await site.request(`${page}?${query}`)).status, query).toBe(200);
    expect(await textOf('area=100&from=2099-01-01')).toContain('is not out yet');
    expect(await textOf('')).toContain('Start from an example');
    const old = await site.request('/find-space');
    expect([old.status, old.headers.get('location')]).toEqual([302, page]);
  });

  it('[BLDG-03] can be reached from booking, halls and free dates', async () => {
    for (const from of ['/exhibitCenter/onlineBooking', '/exhibitCenter/venue', '/exhibitCenter/freeDates']) {
      const main = (await site.html(from)).split('<main').at(1) ?? '';
      expect(
        hrefsIn(main).filter((href) => href.startsWith(page)),
        from,
      ).not.toEqual([]);
    }
  });
});

describe('a backend', () => {
  /** A site over a backend whose remote configs are these. */
  const openOver = (configs: Readonly<Record<string, unknown>>) =>
    openOverBackend(({ searchParams }) => {
      const key = searchParams.get('key') ?? '';
      return key in configs ? [{ key, value: JSON.stringify(configs[key]) }] : [];
    });

  it('[BLDG-03] without a plan of its building is told so, with the ways on', async () => {
    const site = await openOver({});
    const html = blockIn(await site.html(page, 'en-US'));
    expect(visibleText(html)).toContain('The plan of the building is not on file yet');
    expect(hrefsIn(html)).toEqual(['/exhibitCenter/freeDates', '/exhibitCenter/onlineBooking']);
  });

  it('[BLDG-03] with another building as GeoJSON has its own answers without code', async () => {
    const barn = (id: string, x: number) => ({
      ...{ type: 'Feature', id },
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [x, 0],
            [x + 30, 0],
            [x + 30, 50],
            [x, 50],
            [x, 0],
          ],
        ],
      },
      properties: { kind: 'hall', level: 'G', name_zh: `${id} 馆`, name_en: `Barn ${id}`, booking: id },
    });
    const building = {
      type: 'FeatureCollection',
      properties: { levels: [{ id: 'G', name_zh: '地面层', name_en: 'Ground' }] },
      features: [
        ...[barn('A', 0), barn('B', 30)],
        {
          ...{ type: 'Feature', id: 'W' },
          geometry: {
            type: 'LineString',
            coordinates: [
              [30, 0],
              [30, 50],
            ],
          },
          properties: { kind: 'join', level: 'G', between: ['A', 'B'] },
        },
      ],
    };
    const site = await openOver({ 'official.building.config': building });
    const text = visibleText(blockIn(await site.html(`${page}?area=2500`, 'en-US')));
    expect(text).toContain('Barn A and Barn B');
    expect(text).toContain('3,000 m²');
    expect(text).toContain('computed at 20 m² a booth');
    expect(text).not.toContain('Hall 1');
  });
});
