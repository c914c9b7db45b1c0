import { describe, expect, it } from 'vitest';
import { arrivalTexts } from '#i18n/arrival.ts';
import { translateIn } from '#i18n/i18n.ts';
import type { Language } from '#schemas/language.ts';
import { climbText, nameInText } from './directions.ts';

const directions = (language: Language, level: string) => {
  const t = translateIn(arrivalTexts, language);
  return (kind: 'lift' | 'stair' | 'escalator', name?: string) =>
    climbText({ kind, name }, level, { language, t });
};

describe('a direction to another level', () => {
  it('[BLDG-09] has an article in English, unless the name ends in its number or letter', () => {
    const take = directions('en-US', 'Level 2');
    expect(take('escalator', 'East escalators')).toBe('Take the East escalators to Level 2');
    expect(take('escalator')).toBe('Take the escalators to Level 2');
    expect(take('stair', 'Grand staircase')).toBe('Take the Grand staircase to Level 2');
    expect(take('stair', 'Stair 3')).toBe('Take Stair 3 to Level 2');
    expect(take('stair')).toBe('Take the stairs to Level 2');
    expect(take('lift', 'Lift 1')).toBe('Take Lift 1 to Level 2');
    expect(take('lift', 'Lift B')).toBe('Take Lift B to Level 2');
    expect(take('lift', 'the glass lift')).toBe('Take the glass lift to Level 2');
    expect(take('lift')).toBe('Take the lift to Level 2');
  });

  it('[BLDG-09] has a space before a number in Chinese', () => {
    const take = directions('zh-CN', '二层');
    expect(take('escalator', '东侧扶梯')).toBe('乘东侧扶梯到二层');
    expect(take('escalator')).toBe('乘扶梯到二层');
    expect(take('stair', '3 号楼梯')).toBe('走 3 号楼梯到二层');
    expect(take('stair')).toBe('走楼梯到二层');
    expect(take('lift', '1 号客梯')).toBe('乘 1 号客梯到二层');
    expect(take('lift')).toBe('乘电梯到二层');
  });

  it('[BLDG-09] names entrances in the same way', () => {
    expect(nameInText('West door', 'en-US')).toBe('the West door');
    expect(nameInText('Gate 4', 'en-US')).toBe('Gate 4');
    expect(nameInText('西门', 'zh-CN')).toBe('西门');
    expect(nameInText('', 'en-US')).toBe('');
  });
});
