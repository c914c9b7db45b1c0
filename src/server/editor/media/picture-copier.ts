import sharp from 'sharp';
import { errorMessage } from '#lib/error-message.ts';
import { mostPixels } from '#schemas/editor/media.ts';
import type { Database } from '../../db/database.ts';
import { createWakeSignal } from '../../mail/wake-signal.ts';
import type { MediaFolder } from './folder.ts';
import { fileNameOf, type MediaRow, updateRow } from './media-rows.ts';

/** Makes the lighter copies of pictures after they were uploaded. */
export interface Copier {
  ring(): void;
  /** Lets the copy in hand end, and makes no other. */
  close(): Promise<void>;
}

interface CopierOptions {
  database: Database;
  folder: MediaFolder;
  /** Told of a picture whose copies are there, or will never be. */
  made(row: MediaRow): Promise<void>;
  log: (line: string) => void;
}

/** How often waiting pictures are looked for, in milliseconds: another process may have died over one. */
const lookEvery = 60_000;

/**
 * Makes the copies of one picture at a time until it is closed. What waits stands in the database, so it goes on after a
 * restart. A picture that fails stays as it was uploaded, and the log says so once.
 */
export function startCopier({ database, folder, made, log }: CopierOptions): Copier {
  const wakeSignal = createWakeSignal();
  const closing = new AbortController();

  const nextWaiting = () =>
    database.read
      .selectFrom('media')
      .selectAll()
      .where('state', '=', 'new')
      .orderBy('at')
      .limit(1)
      .executeTakeFirst();

  async function copyWaiting(): Promise<void> {
    for (let row = await nextWaiting(); row && !closing.signal.aborted; row = await nextWaiting()) {
      const change = await attempt(row);
      if (!change) return;
      const { id } = row;
      const changed = await database.write((tx) => updateRow(tx, id, change));
      // It may have been removed meanwhile.
      await (changed ? made(changed) : folder.remove(fileNameOf(row)));
    }
  }

  /** What becomes of the row; undefined when there was no time. */
  async function attempt(row: MediaRow): Promise<Partial<MediaRow> | undefined> {
    try {
      const widths = await makeCopies(row, folder, closing.signal);
      return { state: 'ready', widths: JSON.stringify(widths) };
    } catch (error) {
      if (closing.signal.aborted) return undefined;
      log(`media: no smaller copies of ${row.address}: ${errorMessage(error)}`);
      return { state: 'failed' };
    }
  }

  async function work(): Promise<void> {
    while (!closing.signal.aborted) {
      // The database may be away for a while, and pictures are no reason to end the program.
      await copyWaiting().catch((error) => log(`media: copies have to wait: ${errorMessage(error)}`));
      if (!closing.signal.aborted) await wakeSignal.wait(lookEvery);
    }
  }

  const working = work();
  return {
    ring: wakeSignal.wake,
    async close() {
      closing.abort();
      wakeSignal.wake();
      await working;
    },
  };
}

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
async function makeCopies(row: MediaRow, folder: MediaFolder, stopped: AbortSignal): Promise<number[]> {
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
