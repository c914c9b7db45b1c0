import { describe, expect, test } from 'vitest';
import { type Entry, entrySchema } from '#schemas/entry.ts';
import { languages } from '#schemas/language.ts';
import { checkEntry } from '#server/db/content/check-entry.ts';
import { menuEntries } from './menu.ts';
import { nearbyEntries } from './nearby.ts';
import { newsEntries } from './news.ts';
import { operationEntries } from './services.ts';

const entries: Entry[] = nearbyEntries.map((entry) => entrySchema.parse(entry));
const ofFacet = (facet: string) => entries.filter((entry) => entry.facet === facet);
const supporting = ofFacet('HOTEL_ACCOMMODATION YES');
const stays = ofFacet('HOTEL_ACCOMMODATION NO');

interface FileFields {
  name: string;
  remark: string;
  supportingFacilityList?: { name: string; unit?: string; quantitativeValue: string }[];
}

const fieldsOf = (entry: Entry, language: 'zh-CN' | 'en-US'): FileFields => {
  const { name, remark, supportingFacilityList } = entry.texts?.[language]?.data ?? {};
  const facilities = Array.isArray(supportingFacilityList) ? { supportingFacilityList } : {};
  return { name: String(name), remark: String(remark), ...facilities };
};
const quantities = (entry: Entry) =>
  (fieldsOf(entry, 'zh-CN').supportingFacilityList ?? []).map(({ quantitativeValue }) =>
    Number(quantitativeValue),
  );
/** Of the first two facilities, as the page counts them. */
const totalsOf = (hotels: Entry[]) => ({
  rooms: hotels.reduce((sum, hotel) => sum + (quantities(hotel)[0] ?? 0), 0),
  beds: hotels.reduce((sum, hotel) => sum + (quantities(hotel)[1] ?? 0), 0),
});

test('every entry matches the contract without losing a field, in both languages', () => {
  expect(entries.flatMap(checkEntry)).toEqual([]);
  for (const entry of entries) expect(Object.keys(entry.texts ?? {}), entry.id).toEqual([...languages]);
});

test('there is something of every kind, in order, with ids of its own', () => {
  const facets = ['HOTEL_ACCOMMODATION YES', 'HOTEL_ACCOMMODATION NO', 'cultural_tourism', 'CATERING'];
  expect([...facets, 'TRAFFIC_DIRECTIONS'].map((facet) => ofFacet(facet).length)).toEqual([8, 12, 10, 13, 9]);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  for (const facet of facets)
    expect(ofFacet(facet).map(({ sort }) => sort)).toEqual(ofFacet(facet).map((_, index) => index + 1));
});

test('every item shown as a picture has a picture', () => {
  const pictured = entries.filter(({ facet }) => facet !== 'TRAFFIC_DIRECTIONS' && facet !== 'CATERING');
  expect(pictured.filter(({ data }) => !data.imageVO)).toEqual([]);
  const pictures = supporting.map(({ data }) => JSON.stringify(data.imageVO));
  expect(new Set(pictures).size).toBe(pictures.length);
});

describe('the hotels', () => {
  test('name rooms, then beds, then the rest, the same in both languages', () => {
    for (const hotel of supporting) {
      const [zh, en] = languages.map((language) => fieldsOf(hotel, language).supportingFacilityList ?? []);
      expect(zh?.slice(0, 2).map(({ name }) => name)).toEqual(['客房', '床位']);
      expect(en?.slice(0, 2).map(({ name }) => name)).toEqual(['Guest rooms', 'Beds']);
      expect(zh?.map(({ quantitativeValue }) => quantitativeValue)).toEqual(
        en?.map(({ quantitativeValue }) => quantitativeValue),
      );
      expect(zh?.length).toBeGreaterThan(4);
      const [rooms = 0, beds = 0] = quantities(hotel);
      expect(beds, hotel.id).toBeGreaterThan(rooms);
    }
  });

  test('add up to the rooms and beds that the news tells of', () => {
    // Guest houses give their distance alone.
    const partners = stays.filter((stay) => quantities(stay).length > 2);
    expect(totalsOf(supporting)).toEqual({ rooms: 3166, beds: 4964 });
    const all = [...supporting, ...partners];
    const { rooms, beds } = totalsOf(all);
    const news = JSON.stringify(
      newsEntries('2026-11-21').find(({ id }) => id === 'news-008')?.texts?.['en-US'],
    );
    expect(all).toHaveLength(12);
    expect(news).toContain(`${rooms.toLocaleString('en')} rooms and ${beds.toLocaleString('en')} beds`);
  });

  test('are twelve partner hotels on every page that counts them, and those nearby call themselves partner hotels', () => {
    const named = (language: 'zh-CN' | 'en-US', sign: RegExp) =>
      stays.filter((stay) => sign.test(fieldsOf(stay, language).remark)).map(({ id }) => id);
    const partners = ['stay-01', 'stay-02', 'stay-03', 'stay-04'];
    expect([named('zh-CN', /协议酒店/), named('en-US', /partner hotel/i)]).toEqual([partners, partners]);
    const told = JSON.stringify([operationEntries, entries]);
    const counts = (counted: RegExp) => [...new Set([...told.matchAll(counted)].map(([, count]) => count))];
    expect(counts(/(\S+) partner hotels and/g).map((count) => count?.replace(/.*"/, ''))).toEqual(['Twelve']);
    expect(counts(/([一二三四五六七八九十]+)家协议酒店/g)).toEqual(['十二']);
    expect(counts(/([\d,]{5}) (?:rooms at rates|间客房，展期)/g)).toEqual(['4,182']);
  });

  test('are five within a quarter of an hour on foot, as the news says', () => {
    const walks = supporting.flatMap((hotel) =>
      (fieldsOf(hotel, 'en-US').supportingFacilityList ?? []).filter(({ name }) => name.startsWith('Walk')),
    );
    expect(walks.map(({ quantitativeValue }) => Number(quantitativeValue))).toEqual([4, 7, 9, 13, 15]);
  });
});

test('the car parks and the ballroom add up', () => {
  for (const language of languages) {
    const rowsOf = (id: string) => {
      const entry = entries.find((candidate) => candidate.id === id);
      const rows = entry ? fieldsOf(entry, language).remark.matchAll(/<tr><th scope="row">(.*?)<\/tr>/g) : [];
      return [...rows].map(([, row = '']) =>
        [...row.matchAll(/<td>([\d,]+)<\/td>/g)].map(([, figure = '']) => Number(figure.replace(',', ''))),
      );
    };
    const sum = (rows: number[][], column: number) =>
      rows.slice(0, -1).reduce((total, row) => total + (row[column] ?? 0), 0);
    const parking = rowsOf('traffic-06');
    expect([sum(parking, 0), sum(parking, 1)]).toEqual(parking.at(-1));
    expect(sum(rowsOf('catering-09'), 0)).toBe(1200);
  }
});

describe('the remarks', () => {
  const remarks = entries.flatMap((entry) =>
    languages.map((language) => [`${entry.id} ${language}`, fieldsOf(entry, language).remark] as const),
  );

  test('are well-formed HTML, tables with the scope of their headers', () => {
    for (const [where, remark] of remarks) {
      const open: string[] = [];
      for (const [, close, tag] of remark.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g))
        if (close) expect(open.pop(), where).toBe(tag);
        else if (tag) open.push(tag);
      expect(open, where).toEqual([]);
      expect(remark, where).toMatch(/^<p>/);
      expect(remark.match(/<th(?! scope)[ >]/), where).toBeNull();
      expect(remark.replace(/<[^>]*>|&amp;/g, ''), where).not.toMatch(/[<>&]/);
    }
  });

  test('are no two alike', () => {
    const openings = remarks.map(([, remark]) => remark.slice(0, 24));
    expect(new Set(openings).size).toBe(openings.length);
  });

  test('link to routes of the menu only; other addresses are of example.com', () => {
    const routes = new Set(menuEntries.map(({ data }) => data?.defaultPath));
    const links = remarks.flatMap(([, remark]) =>
      [...remark.matchAll(/href="([^"]+)"/g)].map(([, link]) => link),
    );
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((link) => !routes.has(link))).toEqual([]);
    const outside = entries.flatMap(({ data }) => (data.jumpUrl ? [String(data.jumpUrl)] : []));
    expect(outside.length).toBeGreaterThan(4);
    expect(outside.filter((link) => !link.startsWith('https://www.example.com/'))).toEqual([]);
  });
});

test('neither language speaks the other, and each keeps its punctuation', () => {
  for (const entry of entries) {
    const text = (language: 'zh-CN' | 'en-US') =>
      JSON.stringify(entry.texts?.[language]?.data)
        .replace(/<[^>]*>/g, ' ')
        .replace(/"(name|remark|unit|quantitativeValue|supportingFacilityList)":/g, ' ');
    expect(text('en-US'), entry.id).not.toMatch(/[\p{Script=Han}，。：；！？、（）]/u);
    expect(text('en-US').replaceAll('\\n', ' '), entry.id).not.toMatch(/\w'|'\w|\w - \w/);
    expect(text('zh-CN').replaceAll('\\n', ' '), entry.id).not.toMatch(
      /[A-Za-z]{3,}|\p{Script=Han}\s*[,;:?!']/u,
    );
  }
});
