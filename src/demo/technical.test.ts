import { describe, expect, test } from 'vitest';
import { centerType } from '#schemas/enumerations.ts';
import { languageKey, languages } from '#schemas/language.ts';
import { technicalParameterSchema } from '#schemas/technical-parameter.ts';
import { technicalEntries } from './technical.ts';

const itemsOf = (facet: number, language: (typeof languages)[number]) =>
  technicalEntries
    .filter((entry) => entry.facet === String(facet))
    .map(({ data, sort, texts }) => ({ ...data, sort, ...texts?.[language]?.data }));

describe.each(languages)('the technical data in %s', (language) => {
  test.each(Object.entries(centerType))(
    'of %s matches the contract, in order, with all but one item open',
    (_, facet) => {
      const items = itemsOf(facet, language);
      const parsed = items.map((item) => technicalParameterSchema.parse(item));
      expect(parsed).toEqual(items);
      expect(parsed.map(({ sort }) => sort)).toEqual(items.map((_, index) => index + 1));
      expect(parsed.filter(({ isOpen }) => isOpen === '0')).toHaveLength(1);
      for (const { title, plan, voList } of parsed.filter(({ isOpen }) => isOpen === '1'))
        expect(plan && voList.length, title).toBeGreaterThan(0);
    },
  );

  test('shows every hall and the plaza, and every room, under the names of the venue pages', () => {
    const titles = Object.values(centerType).map((facet) =>
      itemsOf(facet, language).map((item) => technicalParameterSchema.parse(item).title),
    );
    expect(titles.map((list) => list.length)).toEqual([7, 10]);
    expect(titles[0]?.slice(1, 5)).toEqual(
      [1, 2, 3, 4].map((number) => (language === 'zh-CN' ? `${number} 号展厅` : `Hall ${number}`)),
    );
  });

  test('shows sheets in that language only', () => {
    const sheets = JSON.stringify(Object.values(centerType).map((facet) => itemsOf(facet, language))).match(
      /hall-info-[\w-]+\.svg/g,
    );
    expect(sheets?.length).toBeGreaterThan(12);
    expect(sheets?.filter((file) => !file.endsWith(`-${languageKey(language)}.svg`))).toEqual([]);
  });
});
