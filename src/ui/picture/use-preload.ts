import { createContext, use } from 'react';
import { preload } from 'react-dom';
import type { Picture } from '#schemas/picture.ts';
import { sourcesOf } from './picture-sources.ts';

/** Arguments of React's `preload`. */
export type Preload = Parameters<typeof preload>;

/** Collects the preloads of a part on the server, which repeats them when it repeats the part's HTML. */
export const PreloadContext = createContext<Preload[] | undefined>(undefined);

/**
 * Preloads a picture in its best format; browsers without that format ignore it. For the picture that fills the first
 * screen only: the browser finds all others early enough.
 */
export function usePreload(picture: Picture | undefined, sizes: string): void {
  const collected = use(PreloadContext);
  if (!picture) return;
  const [best] = sourcesOf(picture);
  const variants = best && { imageSrcSet: best.srcSet, imageSizes: sizes, type: best.type };
  const args: Preload = [picture.src, { as: 'image', fetchPriority: 'high', ...variants }];
  preload(...args);
  collected?.push(args);
}
