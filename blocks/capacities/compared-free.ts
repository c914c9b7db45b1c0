import { datesIn } from '#blocks/dates-in.ts';
import type { FreeOf } from '#blocks/next-free.ts';
import { comparisonTexts } from '#i18n/comparison.ts';
import { translateIn } from '#i18n/i18n.ts';
import type { Building, BuildingSpace } from '#schemas/building.ts';
import type { Language } from '#schemas/language.ts';
import { ofBuilding } from './joined.ts';

/** The next free period in words; undefined if none is known. */
type Written = string | undefined;

/** Next free periods of halls by their names, and of combinations by the ids of their rows. */
export interface NextFree {
  halls: Readonly<Record<string, Written>>;
  sets: Readonly<Record<string, Written>>;
}

interface Wanted {
  kinds: readonly BuildingSpace['kind'][];
  freeOf: FreeOf;
  language: Language;
}

/** @returns the next free periods of the spaces that a comparison lists. Rooms are compared in groups, so they have none. */
export function freeInWords(building: Building, { kinds, freeOf, language }: Wanted): NextFree {
  const t = translateIn(comparisonTexts, language);
  const { day } = datesIn(language);
  const inWords = (spaces: readonly BuildingSpace[]): Written => {
    const [next] = freeOf(spaces);
    return next && t(next.isOpen ? 'freeOpen' : 'freeDays', { count: next.days, day: day(next.from) });
  };
  const halls = building.spaces.filter(({ kind }) => kind === 'hall' && kinds.includes(kind));
  const sets = Object.entries(ofBuilding(building, kinds, t).joined?.sets ?? {});
  return {
    halls: Object.fromEntries(halls.map((hall) => [hall.name, inWords([hall])])),
    sets: Object.fromEntries(
      sets.map(([key, { ids }]) => [key, inWords(building.spaces.filter(({ id }) => ids.includes(id)))]),
    ),
  };
}
