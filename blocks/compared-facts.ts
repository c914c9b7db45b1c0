import type { CollectionItem, Fact } from './collection-item.ts';

/** What a figure measures. Two figures with the same label and unit are compared. */
export type Measure = Pick<Fact, 'label' | 'unit'>;

/** @returns the same text for figures that are compared with each other */
export const measureKey = ({ label, unit }: Measure): string => `${label}\n${unit ?? ''}`;

/** @returns one figure for each measure that at least two venues have, in the order in which they appear */
export function comparedFacts(venues: readonly Pick<CollectionItem, 'facts'>[]): Fact[] {
  const found = new Map<string, { fact: Fact; venues: number }>();
  for (const { facts } of venues)
    for (const [key, fact] of new Map(facts.map((fact) => [measureKey(fact), fact])))
      found.set(key, { fact, venues: (found.get(key)?.venues ?? 0) + 1 });
  return [...found.values()].flatMap(({ fact, venues: among }) => (fact.label && among > 1 ? [fact] : []));
}

/** @returns the venues without the figures that a comparison of them shows (rule BLDG-06) */
export function withoutCompared<Venue extends Pick<CollectionItem, 'facts'>>(
  venues: readonly Venue[],
): Venue[] {
  const compared = new Set(comparedFacts(venues).map(measureKey));
  return venues.map((venue) => ({
    ...venue,
    facts: venue.facts.filter((fact) => !compared.has(measureKey(fact))),
  }));
}
