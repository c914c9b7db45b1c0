import sharp from 'sharp';
import { mostPixels } from '#schemas/editor/media.ts';
import type { MediaEnding } from '#schemas/editor/media-types.ts';
import { type Refused, refused } from './refused.ts';

/** What is known of a photograph or drawing in pixels. */
export interface PictureFacts {
  /** As it is seen, in pixels. */
  width: number;
  height: number;
  /** The average colour as `#rrggbb`; absent where the ground shows through. */
  tint?: string;
  animated: boolean;
  /** It tells where, when and with what it was taken, or lies on its side. */
  hasMetadata: boolean;
}

/** Reads a picture to its last pixel, but not before its size is known. */
export async function inspectPicture(path: string): Promise<PictureFacts | Refused> {
  try {
    const metadata = await sharp(path, { limitInputPixels: false }).metadata();
    const { width, height } = metadata.autoOrient;
    const { pages = 1, hasAlpha, exif, xmp, iptc, orientation = 1 } = metadata;
    if (width * height * pages > mostPixels) return refused('tooManyPixels');
    const tint = await averageOf(path);
    const hasMetadata = Boolean(exif || xmp || iptc) || orientation > 1;
    return { width, height, animated: pages > 1, hasMetadata, ...(hasAlpha ? {} : { tint }) };
  } catch {
    return refused('broken');
  }
}

async function averageOf(path: string): Promise<string> {
  const pixel = await sharp(path, { limitInputPixels: mostPixels, failOn: 'error' })
    .removeAlpha()
    .toColourspace('srgb')
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer();
  const [red = 0, green = red, blue = red] = pixel;
  return `#${Buffer.from([red, green, blue]).toString('hex')}`;
}

/** Close to the original: its smaller copies are made from it. */
const encodings: Partial<
  Record<MediaEnding, readonly [format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif', object]>
> = {
  jpg: ['jpeg', { quality: 92 }],
  png: ['png', {}],
  webp: ['webp', { quality: 90 }],
  avif: ['avif', { quality: 70, effort: 2 }],
  gif: ['gif', {}],
};

/** Writes a picture anew, upright and without what it tells of its maker; its colours stay. */
export async function rewriteWithoutMetadata(
  from: string,
  to: string,
  { ending, animated }: { ending: MediaEnding; animated: boolean },
): Promise<void> {
  const [format, options] = encodings[ending] ?? ['png', {}];
  const picture = sharp(from, { limitInputPixels: mostPixels, animated });
  // Frames cannot be turned; cameras make none.
  const upright = animated ? picture : picture.autoOrient();
  await upright.keepIccProfile().toFormat(format, options).toFile(to);
}
