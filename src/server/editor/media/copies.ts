import sharp from 'sharp';
import { mostPixels } from '#schemas/editor/media.ts';
import type { MediaFolder } from './folder.ts';
import { fileNameOf, type MediaRow } from './rows.ts';

/** In pixels; never wider than the original. */
const copyWidths = [480, 960, 1440, 1920];

/** Little effort: at the next step AVIF takes several times as long for a file that is hardly smaller. */
const encodings = {
  avif: { quality: 50, effort: 1 },
  webp: { quality: 72, effort: 2 },
} as const;

/** At least one width, so that every picture has a light copy. */
function widthsFor(width: number): number[] {
  const fitting = copyWidths.filter((candidate) => candidate <= width);
  return fitting.length > 0 ? fitting : [width];
}

/**
 * Makes the AVIF and WebP copies of a picture beside it, one after the other, in threads of sharp's own; those that are
 * there already stay. Throws when the picture cannot be read or the disk does not take a copy.
 *
 * @returns their widths
 */
export async function makeCopies(
  row: MediaRow,
  folder: MediaFolder,
  stopped: AbortSignal,
): Promise<number[]> {
  const name = fileNameOf(row);
  // The site answers visitors meanwhile: one core at most.
  sharp.concurrency(1);
  const widths = widthsFor(row.width ?? 0);
  for (const width of widths)
    for (const format of ['avif', 'webp'] as const) {
      stopped.throwIfAborted();
      const copy = name.replace(/\.\w+$/, `-${width}.${format}`);
      if (await folder.has(copy)) continue;
      const temporary = folder.temporary();
      await sharp(folder.file(name), { limitInputPixels: mostPixels })
        .resize({ width })
        .toFormat(format, encodings[format])
        .toFile(temporary);
      await folder.keep(temporary, copy);
    }
  return widths;
}
