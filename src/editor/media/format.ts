import type { MediaItem } from '#schemas/editor/media.ts';
import { mediaTypes, promisedEnding } from '#schemas/editor/media-types.ts';

/** Common name of a file format: `JPG`, `PDF`. */
export const formatText = ({ address }: Pick<MediaItem, 'address'>): string =>
  (promisedEnding(address) ?? '').toUpperCase();

/** URL of the smallest file that shows a picture, for lists. */
export function thumbnailOf({ file, kind, ready, builtIn, width = 0, type }: MediaItem): string | undefined {
  if (kind !== 'picture') return undefined;
  const hasCopies = !builtIn && ready && width >= 480 && still.includes(type);
  return hasCopies ? file.replace(/\.\w+$/, '-480.webp') : file;
}

const still: readonly string[] = [mediaTypes.jpg.type, mediaTypes.png.type, mediaTypes.avif.type];

/** Background class of a picture: vector images can be white or dark on transparent ground. */
export const groundOf = ({ type }: Pick<MediaItem, 'type'>): string =>
  type === mediaTypes.svg.type ? 'bg-faint' : 'bg-mist';
