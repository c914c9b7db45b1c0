import type { CollectionItem } from '#blocks/collection-item.ts';
import type { TechnicalToggleEvent, TechnicalToggleInput } from '#machines/technical-toggle.ts';

/** Visible side of an item: floor plan or venue info. */
export type Side = 'plan' | 'info';

/** The two sides in order, with their numbers in the specification, section 4 (rule TECH-01). */
export const sides = [
  { side: 'plan', number: '0' },
  { side: 'info', number: '1' },
] as const satisfies readonly { side: Side; number: string }[];

export const chooses: Record<Side, TechnicalToggleEvent> = {
  plan: { type: 'showPlan' },
  info: { type: 'showInfo' },
};

/** Available sides of an item. */
export const sidesOf = ({ picture, pictures }: CollectionItem): TechnicalToggleInput => ({
  hasPlan: picture !== undefined,
  hasInfo: pictures.length > 0,
});

/** Initial side of an item, as its machine chooses it. For the server, which runs no machine. */
export const openingSide = ({ hasPlan, hasInfo }: TechnicalToggleInput): Side =>
  hasInfo && !hasPlan ? 'info' : 'plan';
