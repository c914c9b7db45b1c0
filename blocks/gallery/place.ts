import type { GalleryPlace } from '#machines/gallery.ts';

/**
 * The address of a place on the page `pathname`; `kept` holds the parameters that are not ours. An album has one address,
 * from whatever page of the list it was opened.
 */
export function galleryHref(pathname: string, { page = 1, album }: Partial<GalleryPlace>, kept = ''): string {
  const parameters = new URLSearchParams(kept);
  for (const name of ['album', 'page']) parameters.delete(name);
  if (album !== undefined) parameters.set('album', album);
  else if (page > 1) parameters.set('page', String(page));
  return parameters.size ? `${pathname}?${parameters}` : pathname;
}
