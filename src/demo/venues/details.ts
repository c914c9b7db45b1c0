import type { Language } from '#schemas/language.ts';
import type { SiteDetail } from '#schemas/venue.ts';

type Pair = readonly [zh: string, en: string];

/** A figure with its unit and what it measures in both languages; an empty unit is left out. */
export interface LocalFigure {
  value: number;
  unit: Pair;
  introduce: Pair;
}

export const detail = (value: number, unit: Pair, introduce: Pair): LocalFigure => ({
  value,
  unit,
  introduce,
});

/** The figures of a place in one language, as the contract has them. */
export function details(language: Language, figures: readonly LocalFigure[]): SiteDetail[] {
  const own = language === 'zh-CN' ? 0 : 1;
  return figures.map(({ value, unit, introduce }) => ({
    numValue: String(value),
    ...(unit[own] && { unit: unit[own] }),
    introduce: introduce[own],
  }));
}
