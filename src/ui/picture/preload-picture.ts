import { preload } from 'react-dom';
import type { Picture } from '#schemas/picture.ts';
import { sourcesOf } from './picture-sources.ts';

/**
 * Names the file of the best format in the document's head; browsers without that format pass over it. For the one
 * picture that fills the first screen of the site: all others are found early enough where they stand.
 */
export function preloadPicture(picture: Picture, sizes: string): void {
  const [best] = sourcesOf(picture);
  const variants = best && { imageSrcSet: best.srcSet, imageSizes: sizes, type: best.type };
  preload(picture.src, { as: 'image', fetchPriority: 'high', ...variants });
}
