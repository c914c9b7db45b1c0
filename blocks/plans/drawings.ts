import type { CollectionItem } from '#blocks/collection-item.ts';
import type { Translate } from '#i18n/i18n.ts';
import type { Picture } from '#schemas/picture.ts';

/** A drawing with an alternative text. */
export type NamedDrawing = Picture & { alt: string };

/** Drawings of an item. Missing alternative texts are made from the item's name and the side. */
export function drawingsOf(t: Translate, { title, picture, pictures }: CollectionItem) {
  // Drops the tint: a drawing has the background of its box.
  const named = ({ tint: _, ...drawing }: Picture, name: string): NamedDrawing => ({
    ...drawing,
    alt: drawing.alt || name,
  });
  return {
    plan: picture ? [named(picture, t('plans.planOf', { title }))] : [],
    info: pictures.map((sheet, index) => named(sheet, t('plans.infoOf', { title, n: index + 1 }))),
  };
}

/** Sets a white background for the viewer: a transparent drawing would be dark on dark. */
export const onWhite = (drawings: readonly Picture[]): Picture[] =>
  drawings.map((drawing) => ({ ...drawing, tint: 'white' }));
