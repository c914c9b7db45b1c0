import type { Metadata } from 'sharp';
import { mostPixels, mostPixelsAvif, mostPixelsProgressive } from '#schemas/editor/media.ts';
import type { MediaEnding } from '#schemas/editor/media-types.ts';
import { loadSharp, longestWork } from './load-sharp.ts';
import { measureInk } from './picture-ink.ts';
import { type Refused, refused } from './refused.ts';

/** Facts about a raster picture. */
export interface PictureFacts {
  /** Displayed width and height, in pixels. */
  width: number;
  height: number;
  /** Average colour as `#rrggbb`; absent for transparent pictures. */
  tint?: string;
  /** Colour of the visible pixels on a transparent ground, `#rrggbb`; empty if the picture has a ground of its own. */
  ink: string;
  animated: boolean;
  /** Has metadata about place, time or camera, or an orientation flag. */
  hasMetadata: boolean;
}

/** Decodes a picture completely, after checking its dimensions. */
export async function inspectPicture(path: string): Promise<PictureFacts | Refused> {
  try {
    const sharp = await loadSharp();
    const metadata = await sharp(path, { limitInputPixels: false }).metadata();
    const { width, height } = metadata.autoOrient;
    const { pages = 1, hasAlpha, exif, xmp, iptc, orientation = 1 } = metadata;
    const pixels = width * height * pages;
    if (pixels > mostPixels) return refused('tooManyPixels');
    if (pixels > mostPixelsAtOnce(metadata)) return refused('tooManyPixelsAtOnce');
    const tint = await averageOf(path);
    const hasMetadata = Boolean(exif || xmp || iptc) || orientation > 1;
    const facts = { width, height, animated: pages > 1, hasMetadata };
    return hasAlpha ? { ...facts, ink: await measureInk(path) } : { ...facts, ink: '', tint };
  } catch {
    return refused('broken');
  }
}

/** Other pictures are decoded line by line, in little memory. */
function mostPixelsAtOnce({ format, isProgressive }: Metadata): number {
  if (format === 'heif') return mostPixelsAvif;
  const isWhole = isProgressive && (format === 'jpeg' || format === 'png');
  return isWhole ? mostPixelsProgressive : mostPixels;
}

async function averageOf(path: string): Promise<string> {
  const sharp = await loadSharp();
  const pixel = await sharp(path, { limitInputPixels: mostPixels, failOn: 'error' })
    .timeout({ seconds: longestWork })
    .removeAlpha()
    .toColourspace('srgb')
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer();
  const [red = 0, green = red, blue = red] = pixel;
  return `#${Buffer.from([red, green, blue]).toString('hex')}`;
}

/** High quality, because the smaller copies are made from it. */
const encodings: Partial<
  Record<MediaEnding, readonly [format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif', object]>
> = {
  jpg: ['jpeg', { quality: 92 }],
  png: ['png', {}],
  webp: ['webp', { quality: 90 }],
  avif: ['avif', { quality: 70, effort: 2 }],
  gif: ['gif', {}],
};

/** Rewrites a picture upright and without metadata; the colour profile stays. */
export async function rewriteWithoutMetadata(
  from: string,
  to: string,
  { ending, animated }: { ending: MediaEnding; animated: boolean },
): Promise<void> {
  const [format, options] = encodings[ending] ?? ['png', {}];
  const sharp = await loadSharp();
  const picture = sharp(from, { limitInputPixels: mostPixels, animated }).timeout({ seconds: longestWork });
  // Animations cannot be rotated; cameras do not create them.
  const upright = animated ? picture : picture.autoOrient();
  await upright.keepIccProfile().toFormat(format, options).toFile(to);
}
