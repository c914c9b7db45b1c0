/**
 * `node retouch.ts NAME…`: takes the figures out of a picture that are near enough to be seen to have no faces: people on
 * stages, and those in front of a crowd. An audience, seen from behind, stays. A picture is retouched once, as rendered.
 */
import { join } from 'node:path';
import sharp, { type OutputInfo } from 'sharp';

interface Figure {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** The only side whose surroundings cover it: beyond the other one is something else. */
  from?: 'left' | 'right';
}

const row = (centres: readonly number[], half: number, top: number, bottom: number): Figure[] =>
  centres.map((centre) => ({ left: centre - half, right: centre + half, top, bottom }));

/** Places of the figures in pixels of the picture. */
const stages: Readonly<Record<string, readonly Figure[]>> = {
  'news-opening-ceremony.jpg': row([454, 538, 624, 702, 779, 853, 931, 1004, 1066], 19, 562, 663),
  'news-technology-stage.jpg': row([718, 804, 894], 15, 586, 674),
  'news-food-fair.jpg': [
    { left: 626, right: 686, top: 620, bottom: 886, from: 'right' },
    { left: 572, right: 624, top: 678, bottom: 908, from: 'right' },
    { left: 862, right: 925, top: 664, bottom: 885, from: 'left' },
    { left: 926, right: 998, top: 634, bottom: 810, from: 'left' },
  ],
};

const media = join(import.meta.dirname, '..');

for (const name of process.argv.slice(2)) {
  const figures = stages[name];
  if (!figures) throw new Error(`no figures of ${name} are known`);
  const file = join(media, name);
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  for (const figure of figures) cover(data, info, figure);
  await sharp(data, { raw: info }).jpeg({ quality: 88, mozjpeg: true }).toFile(file);
}

/** Covers a figure by its surroundings, mirrored at both edges and faded into each other. */
function cover(
  data: Buffer,
  { width, channels }: OutputInfo,
  { left, right, top, bottom, from }: Figure,
): void {
  const at = (x: number, y: number) => (y * width + x) * channels;
  for (let y = top; y < bottom; y += 1) {
    const source = Buffer.from(data.subarray(at(0, y), at(width, y)));
    for (let x = left; x < right; x += 1) {
      const share = from === undefined ? (x - left) / (right - left) : from === 'left' ? 0 : 1;
      for (let channel = 0; channel < channels; channel += 1) {
        const fromLeft = source[(2 * left - x) * channels + channel] ?? 0;
        const fromRight = source[(2 * right - x) * channels + channel] ?? 0;
        data[at(x, y) + channel] = Math.round(fromLeft * (1 - share) + fromRight * share);
      }
    }
  }
}
