import { describe, expect, it } from 'vitest';
import { demoEntries } from './index.ts';
import { withUnits } from './units.ts';

const shown = (text: string) => withUnits(text).replaceAll('\u00A0', '~');

describe('a number and its unit', () => {
  it.each([
    ['3 号展厅净高 12 米，承重 3.5 t/m²', '3~号展厅净高 12~米，承重 3.5~t/m²'],
    ['A clear span of 72 m, 9,600 m² and 16 A', 'A clear span of 72~m, 9,600~m² and 16~A'],
    ['6 of 4.5 × 5 m', '6 of 4.5~×~5~m'],
    ['on 28 November, call +86 23 0000 8866', 'on 28~November, call +86~23~0000~8866'],
    ['电话 023 0000 8866，共 3 页', '电话 023~0000~8866，共 3~页'],
    ['自 2026 年 12 月 1 日起，08:00 至 10:30', '自 2026~年~12~月~1~日起，08:00~至~10:30'],
    ['CNY 80,000 from 06:20 – 22:00', 'CNY~80,000 from 06:20~–~22:00'],
    ['within 24 hours, 30 square metres of it', 'within 24~hours, 30~square metres of it'],
  ])('never part: %s', (text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  it.each(['8 to 11 halls', '+86 23 0000 8866', '/media/a 3 m.jpg', '4 m3x'])(
    'are distinguished from other words: %s',
    (text) => {
      expect(shown(text)).toBe(text);
    },
  );
});

it('in no text of the demo content does a line end between them', () => {
  const texts: string[] = [];
  JSON.stringify(demoEntries('2026-11-21'), (_key, value) => {
    if (typeof value === 'string' && !/^(?:\/|https?:)/.test(value)) texts.push(value);
    return value;
  });
  expect(texts.filter((text) => /\d (?:\p{Script=Han}|m²?\b|kW\b|metres)/u.test(text))).toEqual([]);
  expect(texts.filter((text) => text.includes('\u00A0')).length).toBeGreaterThan(500);
});
