import { rm } from 'node:fs/promises';
import type { Region } from 'sharp';
import { mostPixels } from '#schemas/editor/media.ts';
import type { Gate } from '../../limits/gate.ts';
import type { MediaStorage } from '../../media/storage/storage.ts';
import { loadSharp, longestWork } from './load-sharp.ts';

/** Formats of the smaller copies, with little effort: the next level of AVIF takes several times as long for a hardly smaller file. */
export const copyFormats = {
  avif: { quality: 50, effort: 1 },
  webp: { quality: 72, effort: 2 },
} as const;
export type CopyFormat = keyof typeof copyFormats;

/** Widths in pixels; never wider than the original. */
const copyWidths = [480, 960, 1440, 1920];

/** A wider picture also has a copy of its own width, up to this one, for screens with more pixels. */
const mostWidth = 2560;

/** @returns the widths of a picture's copies: one at least, so that every picture has a light copy */
export function widthsFor(width: number): number[] {
  const fitting = copyWidths.filter((candidate) => candidate <= width);
  const own = Math.min(width, mostWidth);
  return fitting.length === 0 || own > 1920 ? [...fitting, own] : fitting;
}

/** @returns the widths of a part's copies: always its own too, because it may have hardly more pixels than its box */
export function widthsForPart(width: number): number[] {
  const own = Math.min(width, mostWidth);
  return [...copyWidths.filter((candidate) => candidate < own * 0.9), own];
}

interface DrawOptions {
  storage: MediaStorage;
  /** One job at a time, because it needs up to 500 MB of memory. */
  gate: Gate;
  /** Share of the gate's queue, if it is less than any number of places. */
  places?: number;
}

interface Drawing {
  /** The picture on this machine. */
  path: string;
  /** Name of the new file in the storage. */
  name: string;
  /** Part of the picture; absent for all of it. */
  region?: Region | undefined;
  /** Width in pixels; absent if it stays as it is. */
  width?: number | undefined;
  format: CopyFormat | 'jpeg' | 'png';
  /** Options of the format. */
  encoding: object;
}

/**
 * Makes a file of a picture or of a part of it, and stores it.
 * @throws when the picture cannot be read or the storage does not accept the file; OverloadError
 */
export async function storeDrawing(
  { storage, gate, places = Infinity }: DrawOptions,
  { path, name, region, width, format, encoding }: Drawing,
): Promise<void> {
  const sharp = await loadSharp();
  // Uses at most one core, because the site serves visitors at the same time.
  sharp.concurrency(1);
  const temporary = storage.temporary();
  try {
    await gate(() => {
      const drawing = sharp(path, { limitInputPixels: mostPixels }).timeout({ seconds: longestWork });
      const part = region ? drawing.autoOrient().extract(region) : drawing;
      return (width === undefined ? part : part.resize({ width }))
        .toFormat(format, encoding)
        .toFile(temporary);
    }, places);
    await storage.keep(temporary, name);
  } finally {
    await rm(temporary, { force: true });
  }
}
