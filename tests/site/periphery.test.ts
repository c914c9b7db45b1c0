import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '#schemas/calls.ts';
import { type Language, languages } from '#schemas/language.ts';
import { blockOf, linksOf } from '../support/home-page.ts';
import { visibleText } from '../support/html.ts';
import { openTestSite, type TestSite } from '../support/open-site.ts';
import { type SecondBackend, startSecondBackend } from '../support/second-backend.ts';

/** HTML of the pages about surroundings and documents, before any script runs. */

const hotelsPage = '/periphery/supportingHotels';
const sightsPage = '/periphery/culturalTourism';
const staysPage = '/periphery/surroundingAccommod';
const cateringPage = '/periphery/cateringCuisine';
const videosPage = '/document/promotionalMaterial';
const manualsPage = '/document/serviceManual';

const headingsOf = (html: string) =>
  [...html.matchAll(/<h[23]\b[^>]*>([\s\S]*?)<\/h[23]>/g)].map(([, inner = '']) => visibleText(inner).trim());
/** Number of occurrences. */
const countOf = (html: string, part: string | RegExp) => html.split(part).length - 1;

describe('the demo', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite();
  });
  afterAll(() => site.close());

  const filesOf = async (language: Language, atlasTypes: string, more: object = {}) => {
    const body = { pageNo: 1, pageSize: 100, atlasTypes, flag: 'YES', ...more };
    return (await site.data<AnswerOf<'filePage'>>('/attached/file/page', language, body)).list;
  };
  const blockAt = async (path: string, language: Language, type: string) =>
    blockOf(await site.html(path, language), type);

  it.each(languages)(
    '[HOTL-01a] every hotel has its picture and all its facilities, in %s',
    async (language) => {
      const hotels = await filesOf(language, 'HOTEL_ACCOMMODATION', { isConfigure: 'YES' });
      const html = await blockAt(hotelsPage, language, 'showcase');
      expect(headingsOf(html)).toEqual(hotels.map(({ name }) => name));
      hotels.forEach((hotel, index) => {
        const slide = html.slice(html.indexOf(`id="hotels-${index + 1}"`));
        const until = slide.indexOf(`id="hotels-${index + 2}"`);
        const own = slide.slice(0, until > 0 ? until : slide.indexOf('<nav'));
        expect(own).toContain(`src="${hotel.imageVO?.address}"`);
        const text = visibleText(own);
        for (const { name, quantitativeValue, unit = '' } of hotel.supportingFacilityList)
          expect(text).toContain(`${name}${quantitativeValue}${unit}`);
      });
    },
  );

  it.each(languages)(
    '[HOTL-01a] the side list links to each hotel and has its counters, in %s',
    async (language) => {
      const hotels = await filesOf(language, 'HOTEL_ACCOMMODATION', { isConfigure: 'YES' });
      const html = await blockAt(hotelsPage, language, 'showcase');
      const list = /<nav\b[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '';
      expect(linksOf(list)).toEqual(hotels.map((_, index) => `#hotels-${index + 1}`));
      const rows = list.split('<li').slice(1).map(visibleText);
      hotels.forEach(({ name, supportingFacilityList: [rooms, beds] }, index) => {
        expect(rows[index]).toContain(name);
        expect(rows[index]).toContain(`${rooms?.name}${rooms?.quantitativeValue}`);
        expect(rows[index]).toContain(`${beds?.name}${beds?.quantitativeValue}`);
      });
    },
  );

  it('[HOTL-02] the totals count the hotels, their rooms and their beds', async () => {
    const zh = visibleText(await blockAt(hotelsPage, 'zh-CN', 'showcase'));
    const en = visibleText(await blockAt(hotelsPage, 'en-US', 'showcase'));
    expect(zh).toContain('配套酒店8家客房3,166间床位4,964张');
    expect(en).toContain('Supporting hotels8Guest rooms3,166Beds4,964');
  });

  it.each(languages)('[TOUR-01] sights have a picture, a name and a remark, in %s', async (language) => {
    const sights = await filesOf(language, 'cultural_tourism');
    const html = await blockAt(sightsPage, language, 'mosaic');
    expect(headingsOf(html)).toEqual(sights.map(({ name }) => name));
    for (const { imageVO, remark } of sights) {
      expect(html).toContain(`src="${imageVO?.address}"`);
      expect(html).toContain(remark);
    }
    const widths = [...html.matchAll(/<li class="[^"]*md:col-span-(\d+)/g)].map(([, span]) => Number(span));
    expect(widths).toEqual([7, 5, 5, 7, 7, 5, 5, 7, 7, 5]);
    expect(countOf(html, 'md:h-100')).toBe(sights.length);
  });

  it.each(languages)(
    '[ACCO-01] places to stay are tiles of a picture and a name, with the distance, in %s',
    async (language) => {
      const stays = await filesOf(language, 'HOTEL_ACCOMMODATION', { isConfigure: 'NO' });
      const html = await blockAt(staysPage, language, 'tiles');
      expect(headingsOf(html).map((heading) => heading.replace(/ ?[（(].*[)）]$/, ''))).toEqual(
        stays.map(({ name }) => name),
      );
      for (const { imageVO } of stays) expect(html).toContain(`src="${imageVO?.address}"`);
      expect(html).not.toContain('class="rich-text');
      const distance = { 'zh-CN': '乘车至登录大厅 45 分钟', 'en-US': 'Drive to the concourse 45 min' }[
        language
      ];
      expect(html).toContain(`<li>${distance}</li>`);
    },
  );

  it('[CAT-01] catering is a list of ten per page, with pictures and remarks', async () => {
    const all = await filesOf('en-US', 'CATERING');
    const page = async (number: number) =>
      headingsOf(await blockAt(`${cateringPage}?page=${number}`, 'en-US', 'collection'));
    expect([...(await page(1)), ...(await page(2))]).toEqual(all.map(({ name }) => name));
    expect(await page(1)).toHaveLength(10);
    expect(await blockAt(cateringPage, 'en-US', 'collection')).toContain(all[0]?.remark);
  });

  it('[VID-01] videos are listed two per page, each with its poster and preload off', async () => {
    const all = await filesOf('zh-CN', 'PUBLICITY_MATERIAL');
    const html = await blockAt(`${videosPage}?page=2`, 'zh-CN', 'films');
    expect(headingsOf(html)).toEqual(all.slice(2, 4).map(({ name }) => name));
    expect(countOf(html, /<video [^>]*preload="none"/)).toBe(2);
    for (const { imageVO, attachmentVO } of all.slice(2, 4)) {
      expect(html).toContain(`src="${imageVO?.address}"`);
      expect(html).toContain(`src="${attachmentVO[0]?.address}"`);
    }
  });

  it('[MAN-01] manuals are listed ten per page, each with kind, name, remark and file', async () => {
    const all = await filesOf('en-US', 'SERVICE_MANUAL');
    const html = await blockAt(`${manualsPage}?page=3`, 'en-US', 'downloads');
    const last = all.slice(20);
    expect(headingsOf(html)).toEqual(last.map(({ name }) => name));
    expect(linksOf(html).slice(0, last.length)).toEqual(
      last.map(({ attachmentVO }) => attachmentVO[0]?.address),
    );
    expect(countOf(visibleText(html), 'PDF')).toBe(last.length);
    for (const { remark } of last) expect(html).toContain(remark);
  });
});

describe('a backend with awkward items', () => {
  let backend: SecondBackend;
  beforeAll(async () => {
    backend = await startSecondBackend();
  });
  afterAll(() => backend.close());

  const facility = (name: string | null, quantitativeValue: unknown, unit: string | null = '间') => ({
    name,
    quantitativeValue,
    unit,
    imageVO: null,
  });
  const hotel = (name: string, sortLevel: unknown, facilities: unknown = null) => ({
    id: `h-${name}`,
    name,
    remark: null,
    sortLevel,
    imageVO: null,
    attachmentVO: null,
    jumpUrl: null,
    supportingFacilityList: facilities,
  });
  /** Opens a new site for each answer, because answers are cached. */
  const give = async (files: unknown[] | undefined, path: string, type: string) => {
    backend.content.files = files;
    const site = await openTestSite({ CONTENT_API: backend.url });
    const html = await site.html(path);
    await site.close();
    return blockOf(html, type);
  };

  it.each([
    [
      '[HOTL-01b]',
      hotelsPage,
      'showcase',
      { atlasTypes: 'HOTEL_ACCOMMODATION', isConfigure: 'YES', pageSize: 10 },
    ],
    [
      '[ACCO-01]',
      staysPage,
      'tiles',
      { atlasTypes: 'HOTEL_ACCOMMODATION', isConfigure: 'NO', pageSize: 100 },
    ],
    ['[TOUR-01]', sightsPage, 'mosaic', { atlasTypes: 'cultural_tourism', pageSize: 100 }],
    ['[CAT-01]', cateringPage, 'collection', { atlasTypes: 'CATERING', pageSize: 10 }],
    ['[VID-01]', videosPage, 'films', { atlasTypes: 'PUBLICITY_MATERIAL', pageSize: 2 }],
    ['[MAN-01]', manualsPage, 'downloads', { atlasTypes: 'SERVICE_MANUAL', pageSize: 10 }],
  ])('%s %s asks for what the specification says', async (_rule, path, type, body) => {
    backend.requests.length = 0;
    await give(undefined, path, type);
    const asked = backend.requests.filter((request) => request.path === '/attached/file/page');
    expect(asked.map((request) => request.body)).toContainEqual({ pageNo: 1, flag: 'YES', ...body });
  });

  it.each([
    ['[HOTL-01b]', hotelsPage, 'showcase'],
    ['[TOUR-01]', sightsPage, 'mosaic'],
    ['[ACCO-01]', staysPage, 'tiles'],
  ])('%s %s is sorted by sortLevel, those without one last', async (_rule, path, type) => {
    const items = [hotel('C', null), hotel('B', '20'), hotel('A', 3), hotel('D', 'x')];
    expect(headingsOf(await give(items, path, type))).toEqual(['A', 'B', 'C', 'D']);
  });

  it('[HOTL-02] missing or non-numeric facilities are left out of the totals', async () => {
    const html = await give(
      [
        hotel('A', 1, [facility('客房', '1,200'), facility('床位', null), facility('会议室', '7')]),
        hotel('B', 2, [facility('客房', 'about 40'), facility('床位', 100, null)]),
        hotel('C', 3, null),
        hotel('D', 4, 'none'),
      ],
      hotelsPage,
      'showcase',
    );
    const text = visibleText(html);
    expect(text).toContain('配套酒店4家客房1,200间');
    expect(text).not.toMatch(/NaN|undefined|null/);
    expect(text).toContain('about 40');
    expect(headingsOf(html)).toEqual(['A', 'B', 'C', 'D']);
    expect(html).toContain('/media/cover-default.svg');
  });

  it('[HOTL-01a] a single hotel has no list and no pause button; a hundred are all shown', async () => {
    const one = await give([hotel('Alone', 1, [facility('客房', 9)])], hotelsPage, 'showcase');
    expect(headingsOf(one)).toEqual(['Alone']);
    expect(one).not.toMatch(/<nav|<button/);
    const name = 'A hotel whose name goes on and on '.repeat(40);
    const many = Array.from({ length: 100 }, (_, index) => hotel(`${name}${index}`, index));
    expect(headingsOf(await give(many, hotelsPage, 'showcase'))).toHaveLength(10);
    expect(headingsOf(await give(many, sightsPage, 'mosaic'))).toHaveLength(100);
    expect(headingsOf(await give(many, staysPage, 'tiles'))).toHaveLength(100);
  });

  it('[HOTL-01a] a long remark is summarised in the picture and complete below it', async () => {
    const remark = `<p>${'It stands by the river, quiet at night. '.repeat(60)}</p><ul><li>Sauna</li></ul>`;
    const html = await give([{ ...hotel('Long', 1), remark }], hotelsPage, 'showcase');
    expect(html).toMatch(/<details[\s\S]*<li>Sauna<\/li>/);
    expect(countOf(html, 'quiet at night')).toBeLessThan(70);
  });

  it('[VID-01] a video without a file shows its poster, and one without a poster the default picture', async () => {
    const film = { ...hotel('Film', 2), attachmentVO: [{ address: '/files/film.mp4' }] };
    const html = await give([hotel('None', 1), film], videosPage, 'films');
    expect(headingsOf(html)).toEqual(['None', 'Film']);
    expect(countOf(html, '<video')).toBe(1);
    expect(countOf(html, '/media/cover-default.svg')).toBe(2);
  });

  it('[MAN-01] a manual without a file has no link', async () => {
    const html = await give([hotel('None', 1)], manualsPage, 'downloads');
    expect(headingsOf(html)).toEqual(['None']);
    expect(linksOf(html)).toEqual([]);
  });

  it.each([
    [hotelsPage, 'showcase'],
    [sightsPage, 'mosaic'],
    [videosPage, 'films'],
    [manualsPage, 'downloads'],
  ])('%s says so where there is nothing', async (path, type) => {
    expect(visibleText(await give([], path, type))).toContain('暂无数据');
  });
});
