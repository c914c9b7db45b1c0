import type { CollectionItem } from '#blocks/collection-item.ts';
import type { Translate } from '#i18n/i18n.ts';
import type { Picture } from '#schemas/picture.ts';

/** A drawing, which always has a name. */
export type NamedDrawing = Picture & { alt: string };

/** The drawings of an item, each under its own alternative text, or named after the item and what it shows. */
export function drawingsOf(t: Translate, { title, picture, pictures }: CollectionItem) {
  // The ground of a drawing is that of its box, not its average colour.
  const named = ({ tint: _, ...drawing }: Picture, name: string): NamedDrawing => ({
    ...drawing,
    alt: drawing.alt || name,
  });
  return {
    plan: picture ? [named(picture, t('plans.planOf', { title }))] : [],
    info: pictures.map((sheet, index) => named(sheet, t('plans.infoOf', { title, n: index + 1 }))),
  };
}

/** For the viewer: a see-through drawing would be ink on its night. */
export const onWhite = (drawings: readonly Picture[]): Picture[] =>
  drawings.map((drawing) => ({ ...drawing, tint: 'white' }));
