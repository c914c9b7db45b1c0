import type { MediaItem } from '#schemas/editor/media.ts';
import { mediaTypes, promisedEnding } from '#schemas/editor/media-types.ts';

/** A size as people say it: `3.4 MB`, `120 kB`. */
export function sizeText(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} kB`;
  return `${(bytes / 1_000_000).toFixed(bytes < 10_000_000 ? 1 : 0)} MB`;
}

/** `JPG`, `PDF`: what people call a format. */
export const formatText = ({ address }: Pick<MediaItem, 'address'>): string =>
  (promisedEnding(address) ?? '').toUpperCase();

/** The lightest address that shows a picture, for lists. */
export function thumbnailOf({
  address,
  kind,
  ready,
  builtIn,
  width = 0,
  type,
}: MediaItem): string | undefined {
  if (kind !== 'picture') return undefined;
  const hasCopies = !builtIn && ready && width >= 480 && still.includes(type);
  return hasCopies ? address.replace(/\.\w+$/, '-480.webp') : address;
}

const still: readonly string[] = [mediaTypes.jpg.type, mediaTypes.png.type, mediaTypes.avif.type];

/** What lies behind a picture: drawings may be white, or dark, on nothing. */
export const groundOf = ({ type }: Pick<MediaItem, 'type'>): string =>
  type === mediaTypes.svg.type ? 'bg-faint' : 'bg-mist';
