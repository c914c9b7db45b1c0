import { type Colour, luminance } from '#lib/contrast.ts';
import { mostPixels } from '#schemas/editor/media.ts';
import { loadSharp, longestWork } from './load-sharp.ts';

/** Longest side of the sample, in pixels. */
const side = 128;
/** A picture of which more is visible has a ground of its own, such as a badge or a photograph. */
const mostVisible = 0.6;
/** Opacity, 0 to 255, from which a pixel counts as visible. */
const opaque = 128;

/**
 * Colour of the visible pixels of a picture with a transparent ground, such as the lettering of a logo.
 *
 * @param source path or content of the file
 * @returns the colour in the middle, from dark to light, as `#rrggbb`; empty if the picture has a ground of its own
 */
export async function measureInk(source: string | Buffer): Promise<string> {
  const sharp = await loadSharp();
  const pixels = await sharp(source, { limitInputPixels: mostPixels })
    .timeout({ seconds: longestWork })
    .toColourspace('srgb')
    .ensureAlpha()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer();
  const visible: { colour: Colour; light: number }[] = [];
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha < opaque) continue;
    const colour: Colour = [red, green, blue];
    visible.push({ colour, light: luminance(colour) });
  }
  if (visible.length > (pixels.length / 4) * mostVisible) return '';
  visible.sort((one, other) => one.light - other.light);
  const middle = visible[Math.floor(visible.length / 2)];
  return middle ? `#${Buffer.from(middle.colour).toString('hex')}` : '';
}
