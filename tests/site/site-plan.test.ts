import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visibleText } from '../support/html.ts';
import { openOverBackend } from '../support/http-backend.ts';
import { openTestSite, type TestSite } from '../support/open-site.ts';

const halls = '/exhibitCenter/exhibitionHallIntroduction';
const rooms = '/conventionCenter/conferenceIntroduction';
const technical = '/exhibitCenter/technicalParameter';

/** The HTML of the block, up to the next block. */
const blockIn = (html: string): string => {
  const from = html.indexOf('data-block="site-plan"');
  if (from < 0) return '';
  const next = html.indexOf('data-block="', from + 1);
  return html.slice(from, next < 0 ? html.indexOf('</main>', from) : next);
};
const textIn = (html: string) => visibleText(blockIn(html));
const hrefsIn = (html: string) =>
  [...blockIn(html).matchAll(/ href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

const feature = (id: string, type: string, coordinates: unknown, properties: object) => ({
  ...{ type: 'Feature', id, geometry: { type, coordinates }, properties: { level: 'EG', ...properties } },
});

describe('the site plan of the demo', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite();
  });
  afterAll(() => site.close());

  it('[BLDG-01] names every space of a level in both languages without scripts, as a drawing and as a list', async () => {
    const zh = textIn(await site.html(halls));
    for (const text of ['一层 展览层', '1 号展厅', '10,080 平方米72 × 140 米', '活动隔墙，可收起'])
      expect(zh).toContain(text);
    const en = textIn(await site.html(rooms, 'en-US'));
    for (const text of ['Level 2 Conference', '201 Plenary Hall', '2,700 m²50 × 54 m', 'River room 217'])
      expect(en).toContain(text);
    expect(en).not.toContain('10,080');
    expect(en).toContain('As of revision R12, 2026-11-16');
  });

  it('[BLDG-01] is less than 20 kB with all layers, as HTML of one level and again as data of all', async () => {
    for (const language of ['zh-CN', 'en-US'] as const) {
      const html = await site.html(`${technical}?space=H2`, language);
      expect(blockIn(html).match(/<path/g)?.length).toBeGreaterThan(20);
      const [data = ''] = /\{[^{]*"type":"site-plan".*?"revised":"2026-11-16"/s.exec(html) ?? [];
      expect(data).toContain('"riggingPoints":120');
      expect(brotliCompressSync(blockIn(html) + data).length).toBeLessThan(20_000);
    }
  });

  it('[BLDG-01] shows figures of the chosen space, and leads to its dates, form, panorama and page', async () => {
    const html = await site.html(`${halls}?space=H1`, 'en-US');
    const text = textIn(html);
    for (const fact of [
      '13 m',
      '3.5 t/m²',
      '6, 4.5 × 5 m',
      '120, 500 kg each',
      '1,600 kW',
      'Joins withHall 2',
      'West door, 31 m in a straight line',
      'within about 10 m',
    ])
      expect(text).toContain(fact);
    const links = hrefsIn(html).map((href) => href.replace(/[?&]lang=en-US/, ''));
    for (const link of [
      '/exhibitCenter/freeDates?space=1',
      '/exhibitCenter/onlineBooking?spaces=1',
      '/exhibitCenter/venue',
      '/periphery/trafficGuidance?to=1',
      '/plans/1.pdf',
    ])
      expect(links).toContain(link);
    const other = hrefsIn(await site.html(`${halls}?space=H2`, 'en-US')).join(' ');
    expect(other).toContain('/exhibitCenter/vr?spot=hall-2');
    // Rooms 203 to 205 are one entry of the schedule.
    const room = hrefsIn(await site.html(`${rooms}?space=M204`)).join(' ');
    expect(room).toContain('/exhibitCenter/freeDates?space=203-205');
    expect(room).toContain('/conventionCenter/meetingOnlineBooking?spaces=203-205');
  });

  it('[BLDG-10] has the figures of a level beside its plan, until a space is chosen, and of all spaces below it', async () => {
    const en = textIn(await site.html(technical, 'en-US')).replaceAll('\u00a0', ' ');
    for (const figure of [
      'Goods doors24 · 4.5 × 5 m',
      'Public doors15 · 10 m wide',
      'Floor ducts28 · every 9 m',
      'Rigging points480 · 500 kg each',
      'Switch rooms16 × 400 kW',
      'Fire lanes5–7 m wide',
      'Hall 310,080 m²72 × 140 m13 m3.5 t/m²6, 4.5 × 5 m120, 500 kg each1,600 kW504',
    ])
      expect(en).toContain(figure);
    const zh = textIn(await site.html('/conventionCenter/meetingTechnicalParameter')).replaceAll(
      '\u00a0',
      ' ',
    );
    for (const figure of ['客梯8', '净高', '202 宴会厅1,904 平方米56 × 34 米8 米'])
      expect(zh).toContain(figure);
    expect(textIn(await site.html(`${technical}?space=H1`, 'en-US'))).not.toContain('480');
  });

  it('[BLDG-08] switches layers by address, each with a legend in words', async () => {
    const chosen = `${technical}?space=H1`;
    const all = textIn(await site.html(chosen, 'en-US'));
    for (const text of [
      'Goods doors, 4.5 m wide, 5 m high',
      'Floor ducts, every 9 m',
      'Rigging points, 500 kg each',
      'Switch rooms',
      'Fire lanes',
    ])
      expect(all).toContain(text);
    const none = textIn(await site.html(`${chosen}&layers=none`, 'en-US'));
    expect(none).not.toContain('Goods doors, 4.5 m wide');
    const fire = textIn(await site.html(`${chosen}&layers=fire`, 'en-US'));
    expect(fire).not.toContain('every 9 m');
    expect(fire.match(/Fire lanes/g)?.length).toBe(2);
  });

  it('[BLDG-01] survives any address', async () => {
    for (const query of [
      ...['space=nowhere', 'level=9', 'level=1&space=M201', 'layers=,,,', 'layers=__proto__', 'zoom=-1'],
      ...['zoom=1e9', 'space=H1&space=H2', `space=${'x'.repeat(3000)}`],
    ])
      expect((await site.request(`${halls}?${query}`)).status, query).toBe(200);
  });
});

describe('the next free periods of spaces', () => {
  const hall = (id: string, west: number) =>
    feature(
      id,
      'Polygon',
      [
        [
          [west, 0],
          [west + 40, 0],
          [west + 40, 50],
          [west, 50],
          [west, 0],
        ],
      ],
      { kind: 'hall', booking: id.toLowerCase(), name_zh: `${id} 仓`, name_en: `Shed ${id}`, area: 2000 },
    );
  const spaces = {
    list: ['n', 's'].map((id) => ({ id, name: `Shed ${id}`, type: '1' })),
    closed: [{ start: '2027-02-01', end: '2027-02-07' }],
  };
  const configs: Readonly<Record<string, unknown>> = {
    'official.building.config': {
      type: 'FeatureCollection',
      properties: { levels: [{ id: 'EG', name_zh: '底层', name_en: 'Ground floor' }] },
      features: [
        ...[hall('N', 0), hall('S', 40)],
        feature(
          'W',
          'LineString',
          [
            [40, 0],
            [40, 50],
          ],
          { kind: 'join', between: ['N', 'S'] },
        ),
      ],
    },
    'official.spaces.config': { zh: spaces, en: spaces },
  };
  const fair = { id: 'fair', projectName: '汽车展', projectNameEn: 'Motor Show', type: 1, halls: ['n'] };

  /** A site whose schedule can change or fail. Today is 2026-11-21. */
  async function openSchedule(first: readonly object[] | 'down') {
    let schedule = first;
    const site = await openOverBackend(({ pathname, searchParams }) => {
      const key = searchParams.get('key') ?? '';
      if (key in configs) return [{ key, value: JSON.stringify(configs[key]) }];
      if (pathname.endsWith('/getWebsiteAll'))
        return ['N', 'S'].map((id) => ({
          title: `Shed ${id}`,
          siteDetails: [{ numValue: '2000', introduce: 'Area' }],
        }));
      if (!pathname.endsWith('/sale/page')) return [];
      return schedule === 'down' ? undefined : schedule;
    });
    return { site, change: (next: typeof schedule) => (schedule = next) };
  }
  const introduction = (site: TestSite, language: 'zh-CN' | 'en-US' = 'en-US') =>
    site.html(`${halls}?space=N`, language).then(textIn);

  it('[BLDG-02] [EVT-08] are in the panel of the plan in both languages, and follow the schedule', async () => {
    const { site, change } = await openSchedule([
      { ...fair, startDate: '2026-11-25', endDate: '2026-11-28', buildUp: '2026-11-23' },
    ]);
    expect(await introduction(site)).toContain(
      'Next free for three days or more29 Nov 2026 – 31 Jan 2027, 64 daysfrom 8 Feb 2027',
    );
    expect(await introduction(site, 'zh-CN')).toContain(
      '接下来的空档（三天以上）2026年11月29日至2027年1月31日，64 天2027年2月8日起',
    );
    change([{ ...fair, startDate: '2026-11-25', endDate: '2026-12-05' }]);
    await expect.poll(() => introduction(site)).toContain('21 – 24 Nov 2026, 4 days6 Dec 2026 – 31 Jan');
  });

  it('[BLDG-06] [EVT-08] are in the comparison of halls, also of joined ones', async () => {
    const { site } = await openSchedule([{ ...fair, startDate: '2026-11-25', endDate: '2026-11-28' }]);
    const html = await site.html('/exhibitCenter/venue', 'en-US');
    const text = visibleText(html.slice(html.indexOf('data-block="capacities"')));
    expect(text).toContain('Next free (3 days or more)4 days from 21 Nov 202672 days from 21 Nov 2026');
    expect(text).toContain('Shed N + Shed S4,00080 × 504 days from 21 Nov 2026');
  });

  it('[BLDG-01] are left out if the schedule cannot be read, and the plan is shown', async () => {
    const { site } = await openSchedule('down');
    const text = await introduction(site);
    expect(text).toContain('Area2,000 m²');
    expect(text).not.toContain('Next free');
  });
});

/** A site over a backend that has this value as its building, and nothing else. */
const openOver = (building: unknown) =>
  openOverBackend(({ href }) =>
    building && href.includes('official.building.config')
      ? [{ key: 'official.building.config', value: JSON.stringify(building) }]
      : [],
  );

describe('the site plan of an existing backend', () => {
  it('[BLDG-01] draws another building from GeoJSON, without its malformed parts', async () => {
    const site = await openOver({
      type: 'FeatureCollection',
      properties: { levels: [{ id: 'EG', name_zh: '底层', name_en: 'Ground floor' }] },
      features: [
        feature(
          'A',
          'Polygon',
          [
            [
              [0, 0],
              [60, 0],
              [90, 40],
              [0, 40],
              [0, 0],
            ],
          ],
          {
            ...{ kind: 'hall', name_zh: '帆船厅', name_en: 'Sail Hall', area: 3000, height: 11 },
          },
        ),
        feature('B', 'Polygon', [], { kind: 'hall', name: 'Nowhere' }),
        feature(
          'C',
          'Polygon',
          [
            [
              [0, 50],
              [20, 50],
              [20, 60],
              [0, 50],
            ],
          ],
          { kind: 'spaceship', name: 'UFO' },
        ),
        feature(
          'D',
          'LineString',
          [
            [2, 0],
            [6, 0],
          ],
          { kind: 'goodsDoor', of: 'A', width: 4, height: 4.2 },
        ),
        null,
      ],
    });
    const en = textIn(await site.html(`${halls}?space=A`, 'en-US'));
    for (const text of ['Sail Hall', '3,000 m²', '1, 4 × 4.2 m', 'Goods doors, 4 m wide, 4.2 m high'])
      expect(en).toContain(text);
    expect(en).not.toContain('Nowhere');
    expect(en).not.toContain('UFO');
    expect(textIn(await site.html(technical))).toContain('帆船厅');
  });

  it.each([
    ['no building', undefined],
    ['a building without spaces', { zh: { spaces: [] }, en: { spaces: [] } }],
    ['something else', { zh: 'no', en: 7 }],
  ])('[BLDG-01] is absent from pages of a site with %s', async (_what, building) => {
    const site = await openOver(building);
    for (const path of [halls, rooms, technical]) {
      const html = await site.html(path);
      expect(html).toContain('<main');
      expect(html).not.toContain('aria-label="楼层"');
      expect(visibleText(html)).not.toContain('场馆平面');
    }
  });
});
