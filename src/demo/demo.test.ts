import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Entry, entrySchema } from '#schemas/entry.ts';
import { type Language, languages } from '#schemas/language.ts';
import { checkEntry } from '#server/db/content/check-entry.ts';
import { dateAt } from './calendar.ts';
import { demoEntries } from './index.ts';

const today = '2026-11-21';
const entries: Entry[] = demoEntries(today).map((entry) => entrySchema.parse(entry));
const ofKind = (kind: Entry['kind']) => entries.filter((entry) => entry.kind === kind);
const news = ofKind('news');

/** Items that exist in one language only, by that language: the lists of the other language leave them out. */
const untranslated: Record<string, Language> = {
  'news-011': 'zh-CN',
  'news-017': 'en-US',
  'news-024': 'zh-CN',
  'news-030': 'zh-CN',
};

/** Every text inside a value, with the path that leads to it. */
function texts(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => texts(entry, `${path}/${key}`));
}

/** The texts of all entries in one language; pages and menus hold theirs as pairs. */
const textsIn = (language: Language) =>
  entries.flatMap((entry) => {
    const path = `${entry.kind} ${entry.id}`;
    const own = texts(entry.texts?.[language], path);
    const ending = language === 'zh-CN' ? /\/(zh|menuName|companyName|contentName)$/ : /(\/en|En|EnName)$/;
    return [...own, ...texts(entry.data, path).filter(([key]) => ending.test(key))];
  });

const words = (html: string) => html.replace(/<[^>]*>/g, ' ');
const isAddress = (text: string) => /^(\/|https?:)/.test(text);

describe('the entries', () => {
  test('match the contract without losing a field', () => {
    expect(entries.flatMap(checkEntry)).toEqual([]);
  });

  test('have unique ids', () => {
    const ids = entries.map(({ kind, id }) => `${kind} ${id}`);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('refer only to pictures and films that exist', () => {
    const addresses = JSON.stringify(entries).match(/\/media\/[\w.-]+/g) ?? [];
    const missing = addresses.filter(
      (address) => !existsSync(new URL(address.replace('/media/', 'media/'), import.meta.url)),
    );
    expect(addresses.length).toBeGreaterThan(60);
    expect(missing).toEqual([]);
  });

  test('have captions only for pictures and films that exist', () => {
    const { files }: { files: object } = JSON.parse(
      readFileSync(new URL('media/captions.json', import.meta.url), 'utf8'),
    );
    const missing = Object.keys(files).filter(
      (name) => !existsSync(new URL(`media/${name}`, import.meta.url)),
    );
    expect(missing).toEqual([]);
  });

  test('link only to routes of the menu or to example.com', () => {
    const routes = new Set(ofKind('menu').map(({ data }) => data.defaultPath));
    const links = entries
      .flatMap((entry) => texts(entry))
      .filter(([path]) => /(redirectUrl|jumpAddress|JumpUrl)$/.test(path))
      .map(([, link]) => link.replace(/#panorama$/, ''));
    expect(links.length).toBeGreaterThan(12);
    expect(links.filter((link) => !routes.has(link) && !link.startsWith('https://www.example.com/'))).toEqual(
      [],
    );
  });
});

describe('the menu', () => {
  /** The route table of the specification, section 2; an asterisk marks pages that no navigation shows. */
  const routeTable = {
    '/': '',
    '/exhibitCenter':
      'exhibitionHallIntroduction venue vr operationService technicalParameter activityAtlas activityAtlasDetail* exhibitionSchedule findSpace freeDates onlineBooking',
    '/conventionCenter':
      'conferenceIntroduction meetingVenue meetingVr meetingOperationService meetingTechnicalParameter meetingActivityAtlas meetingActivityAtlasDetail* meetingSchedule meetingOnlineBooking',
    '/news': 'newsInfo newsInfoDetail* noticeAnnouncement noticeAnnouncementDetail*',
    '/notice': 'procurementAnnouncement tradeAnnouncement noticeDetail*',
    '/document': 'conferenceGallery exhibitionGallery promotionalMaterial serviceManual',
    '/periphery': 'cateringCuisine trafficGuidance supportingHotels culturalTourism surroundingAccommod',
    '/about': 'companyProfile contactUs complaintAdvice privacy*',
  };

  test('contains the complete route table in order, with hidden routes', () => {
    const menu = ofKind('menu').toSorted((a, b) => (a.sort ?? 0) - (b.sort ?? 0));
    const found = menu
      .filter(({ data }) => !data.parentId)
      .map((group) => {
        const children = menu.filter(({ data }) => data.parentId === group.id);
        const names = children.map(({ data }) => {
          expect(data.defaultPath).toBe(`${group.data.defaultPath}/${String(data.path).split('/').pop()}`);
          return String(data.path).split('/').pop() + (data.visible === '0' ? '' : '*');
        });
        return [group.data.defaultPath, names.join(' ')];
      });
    expect(found).toEqual(Object.entries(routeTable));
  });

  test('has a banner picture for each first level, in both languages', () => {
    for (const { data } of ofKind('menu').filter(({ data: item }) => !item.parentId)) {
      for (const [language, name] of [
        ['zh-CN', data.menuName],
        ['en-US', data.menuNameEn],
      ] as const) {
        const slides = ofKind('banner').filter(({ texts: own }) => own?.[language]?.facet === name);
        expect(slides.length, `${name}`).toBe(data.path === '/' ? 4 : 1);
      }
    }
  });
});

describe('both languages', () => {
  test('have the same texts, except for the items that exist in one language only', () => {
    for (const { kind, id, texts: own } of entries) {
      if (!own) continue;
      const [first, second] = languages.map((language) => own[language]);
      const only = untranslated[id];
      if (only) expect(Object.keys(own), id).toEqual([only]);
      else expect(Object.keys(first?.data ?? {}), `${kind} ${id}`).toEqual(Object.keys(second?.data ?? {}));
    }
    expect(Object.keys(untranslated).filter((id) => !news.some((item) => item.id === id))).toEqual([]);
  });

  test('have no empty text', () => {
    for (const language of languages)
      expect(textsIn(language).filter(([, text]) => words(text).trim() === '')).toEqual([]);
  });

  test('do not mix: no Chinese in English, no untranslated title in Chinese', () => {
    expect(textsIn('en-US').filter(([, text]) => /[\p{Script=Han}，。：；！？、（）]/u.test(text))).toEqual(
      [],
    );
    const names = textsIn('zh-CN').filter(([path]) => /([tT]itle|[nN]ame|remark|content)$/.test(path));
    expect(names.length).toBeGreaterThan(100);
    expect(names.filter(([, text]) => !/\p{Script=Han}/u.test(text) && !text.includes('@'))).toEqual([]);
  });

  test('use their own punctuation', () => {
    const prose = (language: Language) =>
      textsIn(language)
        .filter(([, text]) => !isAddress(text))
        .map(([path, text]) => [path, words(text)] as const);
    expect(prose('zh-CN').filter(([, text]) => /\p{Script=Han}\s*[,;:?!"'()]/u.test(text))).toEqual([]);
    expect(prose('en-US').filter(([, text]) => /["']|\w - \w/.test(text))).toEqual([]);
  });
});

describe('the news', () => {
  const inLanguage = (language: Language) => news.filter(({ texts: own }) => own?.[language]);

  test('fill eight pages in each language', () => {
    expect(news).toHaveLength(80);
    expect(languages.map((language) => inLanguage(language).length)).toEqual([79, 77]);
  });

  test('have unique titles that fit on one or two lines', () => {
    for (const [language, longest] of [
      ['zh-CN', 34],
      ['en-US', 90],
    ] as const) {
      const titles = inLanguage(language).map(({ texts: own }) => String(own?.[language]?.data.title));
      expect(new Set(titles).size).toBe(titles.length);
      expect(titles.filter((title) => title.length > longest)).toEqual([]);
    }
  });

  test.each([today, '2027-01-03', '2028-02-29'])('lie in the past on %s, news-001 the newest', (day) => {
    const items = demoEntries(day).filter(({ kind }) => kind === 'news');
    const dates = items.map(({ date }) => String(date));
    expect(items[0]?.id).toBe('news-001');
    expect(new Set(dates).size).toBe(dates.length);
    expect(dates).toEqual(dates.toSorted().reverse());
    expect(dates[0] && dates[0] < day && dates[0] > dateAt(day, -5)).toBe(true);
    expect(dates.at(-1)?.slice(0, 10)).toBe(dateAt(day, -1072));
  });

  test('include every kind of item: without a cover, with its own address, with table, list, quote and picture', () => {
    expect(news.filter(({ data }) => !data.coverImg)).toHaveLength(10);
    expect(news.filter(({ data }) => data.redirectUrl)).toHaveLength(5);
    const all = JSON.stringify(news);
    for (const tag of ['<table>', '<ul>', '<ol>', '<h3>', '<blockquote>', '<figure>'])
      expect(all).toContain(tag);
  });

  test('have two to six paragraphs each', () => {
    for (const { id, texts: own } of news)
      for (const text of Object.values(own ?? {})) {
        const paragraphs = String(text?.data.content).match(/<p>/g) ?? [];
        expect(paragraphs.length, id).toBeGreaterThanOrEqual(2);
        expect(paragraphs.length, id).toBeLessThanOrEqual(6);
      }
  });

  test('are well-formed HTML', () => {
    for (const [path, text] of texts(news.map((item) => item.texts)))
      if (path.endsWith('/content')) {
        const open: string[] = [];
        for (const [, close, tag] of text.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g))
          if (close) expect(open.pop(), path).toBe(tag);
          else if (tag && tag !== 'img') open.push(tag);
        expect(open, path).toEqual([]);
        expect(text.replace(/<[^>]*>|&amp;/g, ''), path).not.toMatch(/[<>&]/);
      }
  });
});
