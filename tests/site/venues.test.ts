import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { AnswerOf } from '#schemas/calls.ts';
import { languages } from '#schemas/language.ts';
import { visibleText } from '../support/html.ts';
import { json } from '../support/http-backend.ts';
import { openTestSite, type TestSite } from '../support/open-site.ts';

const hallsPage = '/exhibitCenter/venue';
const roomsPage = '/conventionCenter/meetingVenue';
const roomsCall = '/meet/center/searchApiMeetCenterList';
const hallsCall = '/sitemangement/getWebsiteAll';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

/** Articles of the venues, in order. */
const venuesIn = (html: string) => html.match(/<article id="[\s\S]*?<\/article>/g) ?? [];

/** Texts of the cells of each table. */
const tablesIn = (html: string) =>
  [...html.matchAll(/<table[\s\S]*?<\/table>/g)].map(([table]) =>
    [...table.matchAll(/<tr[\s\S]*?<\/tr>/g)].map(([row]) =>
      [...row.matchAll(/<t[hd][^>]*>([\s\S]*?)<\/t[hd]>/g)].map(([, cell = '']) =>
        visibleText(cell).replace(/ [↑↓]/, ''),
      ),
    ),
  );

describe.each(languages)('in %s', (language) => {
  it('[VEN-01] the exhibition page shows every venue in order: pictures, title, text, figures', async () => {
    const halls = await site.data<AnswerOf<'venues'>>(hallsCall, language);
    const shown = venuesIn(await site.html(hallsPage, language));
    expect(halls.length).toBeGreaterThan(2);
    expect(shown).toHaveLength(halls.length);
    for (const [index, { title, titleInfo = 'nothing', imageFiles, siteDetails }] of halls.entries()) {
      const html = shown[index] ?? '';
      const text = visibleText(html);
      expect(html).toMatch(/<h2[^>]*>/);
      for (const part of [title, titleInfo]) expect(text).toContain(visibleText(part));
      // Each picture appears large and as a thumbnail.
      for (const { imageIcon } of imageFiles) expect(html.split(`src="${imageIcon}"`)).toHaveLength(3);
      // Every figure is in the comparison, and not repeated in the section.
      expect(siteDetails).toHaveLength(9);
      expect(html).not.toContain('<dl');
    }
  });

  it('[BLDG-06] [VEN-01] the comparison says equal figures of all halls once, and leads to each of them', async () => {
    const html = await site.html(hallsPage, language);
    const [sheet = [], joined = []] = tablesIn(html);
    const inChinese = language === 'zh-CN';
    expect(sheet.map((cells) => cells.filter(Boolean))).toEqual(
      inChinese
        ? [
            ['项目', '全部相同', '1 号展厅', '2 号展厅', '3 号展厅', '4 号展厅'],
            ['展览面积', '10,080 平方米'],
            ['净跨，其间无柱', '72 米'],
            ['进深', '140 米'],
            ['屋架下净高', '13 米'],
            ['地面承重', '3.5 吨/平方米'],
            ['国际标准展位', '504 个'],
            ['货运大门，宽 4.5 米、高 5 米', '6 座'],
            ['展位配电容量', '1,600 千瓦'],
            ['地面平均照度', '500 勒克斯', '500 勒克斯', '320 勒克斯', '320 勒克斯'],
            ['货门编号', '1–6', '7–12', '13–18', '19–24'],
            ['可打通', '2 号展厅', '1 号展厅、3 号展厅', '2 号展厅、4 号展厅', '3 号展厅'],
            [
              '下一段空档（三天以上）',
              ...['23 天 2026年12月8日起', '23 天 2026年12月8日起'],
              ...['7 天 2026年11月29日起', '21 天 2026年11月29日起'],
            ],
          ]
        : [
            ['Figure', 'Same for all', 'Hall 1', 'Hall 2', 'Hall 3', 'Hall 4'],
            ['Exhibition space', '10,080 m²'],
            ['Clear span without columns', '72 m'],
            ['Length', '140 m'],
            ['Clear height below the trusses', '13 m'],
            ['Floor loading', '3.5 t/m²'],
            ['Standard booths', '504'],
            ['Goods doors, 4.5 m wide and 5 m high', '6'],
            ['Power for stands', '1,600 kW'],
            ['Average light on the floor', '500 lx', '500 lx', '320 lx', '320 lx'],
            ['Goods door numbers', '1–6', '7–12', '13–18', '19–24'],
            ['Opens into', 'Hall 2', 'Hall 1, Hall 3', 'Hall 2, Hall 4', 'Hall 3'],
            [
              'Next free (3 days or more)',
              ...['23 days from 8 Dec 2026', '23 days from 8 Dec 2026'],
              ...['7 days from 29 Nov 2026', '21 days from 29 Nov 2026'],
            ],
          ],
    );
    for (const number of [1, 2, 3, 4]) {
      expect(html).toContain(`href="#venues-${number}"`);
      expect(html).toContain(`<article id="venues-${number}"`);
    }
    const [one, two] = inChinese ? ['1 号展厅', '2 号展厅'] : ['Hall 1', 'Hall 2'];
    expect(joined).toHaveLength(7);
    expect(joined[1]).toEqual([
      ...[`${one} + ${two}`, '20,160', '144 × 140', '1,008', '12', '3,200'],
      inChinese ? '23 天 2026年12月8日起' : '23 days from 8 Dec 2026',
    ]);
    expect(joined[6]?.slice(1)).toEqual([
      ...['40,320', '288 × 140', '2,016', '24', '6,400'],
      inChinese ? '6 天 2026年12月14日起' : '6 days from 14 Dec 2026',
    ]);
    expect(html).toContain('/exhibitCenter/findSpace?area=20160&amp;show=H1.H2');
  });

  it('[VEN-02a] every room of the meeting venue page is in the HTML, behind a tab that the URL opens', async () => {
    const [group] = await site.data<AnswerOf<'meetingVenues'>>(roomsCall, language);
    const rooms = group?.siteManagementVoList ?? [];
    expect(rooms.length).toBeGreaterThan(2);
    const openTab = (html: string) =>
      /role="tab"[^>]*aria-selected="true"[^>]*>([^<]*)</.exec(html)?.[1] ?? 'no tab';
    for (const [search, open] of [
      ['', 0],
      ['?venue=3', 2],
      ['?venue=999', 0],
      ['?venue=nonsense', 0],
    ] as const) {
      const html = await site.html(roomsPage + search, language);
      expect(visibleText(openTab(html))).toBe(visibleText(rooms[open]?.title ?? ''));
      expect(html.match(/role="tab"/g)).toHaveLength(rooms.length);
      const panels = html.match(/role="tabpanel"[^>]*class="[^"]*"/g) ?? [];
      // Without scripts the closed ones are visible too.
      expect(panels.map((panel) => panel.includes('hidden'))).toEqual(
        rooms.map((_, index) => index !== open),
      );
      for (const panel of panels) if (panel.includes('hidden')) expect(panel).toContain('no-js:block');
      expect(venuesIn(html)).toHaveLength(rooms.length);
    }
  });

  it('[BLDG-06] one table has all rooms, sorted and filtered by its URL, and each row opens its room', async () => {
    const [rows = []] = tablesIn(await site.html(roomsPage, language));
    const inChinese = language === 'zh-CN';
    expect(rows).toHaveLength(9);
    expect(rows[0]?.slice(1)).toEqual(
      inChinese
        ? ['每间面积平方米', '净高米', '剧院式人', '课桌式人', '宴会式人', '酒会式人', 'U 形人', '董事会式人']
        : 'Area of each roomm² Ceiling heightm Theatrepeople Classroompeople Banquetpeople Receptionpeople U-shapepeople Boardroompeople'.split(
            /(?<=people|m²|Ceiling heightm) /,
          ),
    );
    expect(rows[1]?.slice(1)).toEqual(['2,700', '14', '2,000', '–', '–', '–', '–', '–']);
    expect(rows[3]?.[1]).toBe(inChinese ? '272、256' : '272 or 256');

    const html = await site.html(`${roomsPage}?sort=-4&with=4`, language);
    const [sorted = []] = tablesIn(html);
    expect(sorted.slice(1).map((cells) => cells[4])).toEqual([
      '130',
      '140',
      '180',
      '190',
      '210',
      '380',
      '1,100',
    ]);
    expect(html).toMatch(/aria-sort="ascending"/);
    expect(html).toContain(`href="${roomsPage}?venue=2#rooms"`);

    // Every layout can be asked for, also the one that all rooms offer.
    expect(html).toContain(`href="${roomsPage}?sort=3&amp;with=3"`);

    // Six groups hold 300 in rows of chairs, and two of them as many at tables.
    const [many = []] = tablesIn(await site.html(`${roomsPage}?people=300&sort=3`, language));
    expect(many.slice(1).map((cells) => cells[3])).toEqual(['2,000', '1,800', '640', '360', '320', '300']);
    const [seated = []] = tablesIn(await site.html(`${roomsPage}?people=300&with=4&sort=4`, language));
    expect(seated.slice(1).map((cells) => cells[4])).toEqual(['1,100', '380']);
    const none = visibleText(await site.html(`${roomsPage}?people=9000`, language));
    expect(none).toContain(inChinese ? '没有能容纳 9000 人的场地。' : 'No space holds 9000 people.');
  });
});

/** A site in front of a backend with two groups of rooms and a list of halls, answering with `resultCode`. */
async function siteOver(resultCode: number): Promise<TestSite> {
  const venue = (title: string) => ({ title, siteDetails: [{ numValue: '12.3456', introduce: 'Area' }] });
  const answers: Record<string, unknown> = {
    [roomsCall]: [
      { title: 'First floor', siteManagementVoList: [venue('Room A'), venue('Room B')] },
      { title: 'Second floor', siteManagementVoList: [venue('Room C')] },
    ],
    [hallsCall]: [venue('Hall N1')],
  };
  const server = createServer((request, response) => {
    const data = answers[new URL(request.url ?? '/', 'http://backend').pathname];
    json(data ? { resultCode, data } : { resultCode: 0, data: [] })(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const over = await openTestSite({ CONTENT_API: `http://127.0.0.1:${port}` });
  onTestFinished(async () => {
    await over.close();
    server.closeAllConnections();
    server.close();
  });
  return over;
}

describe('in front of another backend', () => {
  it('[VEN-02b] only the first group of meeting rooms is used', async () => {
    const over = await siteOver(0);
    const text = visibleText(await over.html(roomsPage, 'en-US'));
    for (const shown of ['First floor', 'Room A', 'Room B']) expect(text).toContain(shown);
    for (const other of ['Second floor', 'Room C']) expect(text).not.toContain(other);
  });

  it('[VEN-02b] an answer with a resultCode other than 0 is ignored', async () => {
    const over = await siteOver(500);
    for (const path of [roomsPage, hallsPage]) {
      const text = visibleText(await over.html(path, 'en-US'));
      expect(text).toContain('This content cannot be shown right now');
      expect(text).not.toMatch(/Room A|Hall N1/);
    }
  });

  it('[VEN-01] figures show at most two decimals, and missing pictures the default cover', async () => {
    const over = await siteOver(0);
    const [hall = '', ...others] = venuesIn(await over.html(hallsPage, 'en-US'));
    expect(others).toEqual([]);
    expect(visibleText(hall)).toContain('12.35');
    expect(hall).toContain('/media/cover-default.svg');
  });
});
