import type { Translate } from '#i18n/i18n.ts';
import type { Picture } from '#schemas/picture.ts';

/**
 * @param index from 0; people see it from 1
 * @returns the alternative text of a photo, or else the title of its album and its number
 */
export const photoAlt = (t: Translate, { alt }: Picture, title: string, index: number): string =>
  alt || t('gallery.photo', { title, n: index + 1 });
