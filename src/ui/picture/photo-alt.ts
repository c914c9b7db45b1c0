import type { Translate } from '#i18n/i18n.ts';
import type { Picture } from '#schemas/picture.ts';

/** The name of a photo: its alternative text, or the title of the album and its number. */
export const photoAlt = (t: Translate, { alt }: Picture, title: string, index: number): string =>
  alt || t('gallery.photo', { title, n: index + 1 });
