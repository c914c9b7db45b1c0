import type { Translate } from '#i18n/i18n.ts';
import type { Picture } from '#schemas/picture.ts';

/** What a photo of an album is called: by its own alternative text, or after the album and its place there. */
export const photoAlt = (t: Translate, { alt }: Picture, title: string, index: number): string =>
  alt || t('gallery.photo', { title, n: index + 1 });
