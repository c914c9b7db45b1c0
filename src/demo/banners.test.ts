import { expect, test } from 'vitest';
import { bannersSchema } from '#schemas/banner.ts';
import { type Entry, entrySchema } from '#schemas/entry.ts';
import { type Language, languages } from '#schemas/language.ts';
import { checkEntry } from '#server/db/content/check-entry.ts';
import { bannerEntries } from './banners.ts';
import { columns, menuEntries } from './menu.ts';

const entries: Entry[] = bannerEntries.map((entry) => entrySchema.parse(entry));

/** The slides of a column as its page gets them. */
const slidesOf = (column: string, language: Language) =>
  bannersSchema.parse(
    entries
      .filter(({ texts }) => texts?.[language]?.facet === column)
      .toSorted((a, b) => (a.sort ?? 0) - (b.sort ?? 0))
      .map(({ data, texts }) => ({ ...data, ...texts?.[language]?.data })),
  );

test('every first level has a banner in both languages with its own picture', () => {
  expect(entries.flatMap(checkEntry)).toEqual([]);
  for (const language of languages) {
    const pictures = columns.flatMap(({ path, zh, en }) =>
      path === '/'
        ? []
        : slidesOf(language === 'zh-CN' ? zh : en, language).map(({ uploadUrl }) => uploadUrl),
    );
    expect(pictures).toHaveLength(columns.length - 1);
    expect(new Set(pictures).size).toBe(pictures.length);
  }
});

test('home has several slides with a headline and a line, one of them a film with its poster', () => {
  for (const [column, language] of [
    ['首页', 'zh-CN'],
    ['Home', 'en-US'],
  ] as const) {
    const slides = slidesOf(column, language);
    expect(slides.length).toBeGreaterThan(2);
    expect(slides.filter(({ headTitle, subTitle }) => !headTitle || !subTitle)).toEqual([]);
    expect(slides.filter(({ showType }) => showType === 'vo').map(({ videoImg }) => videoImg)).toEqual([
      '/media/hero-flyover-poster.jpg',
    ]);
  }
});

test('slides lead to routes of the menu, in the same tab', () => {
  const routes = new Set(menuEntries.map(({ data }) => data?.defaultPath));
  const links = entries.flatMap(({ data }) =>
    data.redirectUrl ? [[data.redirectUrl, data.openWay] as const] : [],
  );
  expect(links.length).toBeGreaterThan(1);
  expect(links.filter(([link, openWay]) => !routes.has(link) || openWay !== '0')).toEqual([]);
});
