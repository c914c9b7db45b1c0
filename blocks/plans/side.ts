import type { CollectionItem } from '#blocks/collection-item.ts';
import type { TechnicalToggleEvent, TechnicalToggleInput } from '#machines/technical-toggle.ts';

/** What of an item is on show: its floor plan, or its venue info. */
export type Side = 'plan' | 'info';

/** The two sides in their order, with the numbers they have in the specification, section 4 (rule TECH-01). */
export const sides = [
  { side: 'plan', number: '0' },
  { side: 'info', number: '1' },
] as const satisfies readonly { side: Side; number: string }[];

export const chooses: Record<Side, TechnicalToggleEvent> = {
  plan: { type: 'showPlan' },
  info: { type: 'showInfo' },
};

/** What an item has to show. */
export const sidesOf = ({ picture, pictures }: CollectionItem): TechnicalToggleInput => ({
  hasPlan: picture !== undefined,
  hasInfo: pictures.length > 0,
});

/** The side an item opens with, as its machine does: servers have none. */
export const openingSide = ({ hasPlan, hasInfo }: TechnicalToggleInput): Side =>
  hasInfo && !hasPlan ? 'info' : 'plan';
