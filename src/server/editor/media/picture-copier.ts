import { errorMessage } from '#lib/error-message.ts';
import { mostPixels } from '#schemas/editor/media.ts';
import type { Database } from '../../db/database.ts';
import type { Gate } from '../../limits/gate.ts';
import { createWakeSignal } from '../../wake-signal.ts';
import type { MediaFolder } from './folder.ts';
import { loadSharp, longestWork } from './load-sharp.ts';
import { fileNameOf, type MediaRow, updateRow } from './media-rows.ts';

/** Creates smaller copies of uploaded pictures. */
export interface Copier {
  ring(): void;
  /** Lets the current copy finish, and starts no other. */
  close(): Promise<void>;
}

interface CopierOptions {
  database: Database;
  folder: MediaFolder;
  gate: Gate;
  /** Called when a picture's copies are ready or have failed for good. */
  made(row: MediaRow): Promise<void>;
  log: (line: string) => void;
}

/**
 * Interval at which waiting pictures are looked for, in milliseconds: another process may have crashed while
 * copying.
 */
const checkInterval = 60_000;

/**
 * Copies one picture at a time until it is closed. Waiting pictures are stored in the database, so copying
 * continues after a restart. If a picture fails, the upload itself is shown, and the failure is logged once.
 */
export function startCopier({ database, folder, gate, made, log }: CopierOptions): Copier {
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
      // The picture may have been removed in the meantime.
      await (changed ? made(changed) : folder.remove(fileNameOf(row)));
    }
  }

  /** The changes of the row; undefined if copying was interrupted. */
  async function attempt(row: MediaRow): Promise<Partial<MediaRow> | undefined> {
    try {
      const widths = await makeCopies(row, { folder, gate }, closing.signal);
      return { state: 'ready', widths: JSON.stringify(widths) };
    } catch (error) {
      if (closing.signal.aborted) return undefined;
      log(`media: no smaller copies of ${row.address}: ${errorMessage(error)}`);
      return { state: 'failed' };
    }
  }

  async function work(): Promise<void> {
    while (!closing.signal.aborted) {
      // Database errors must not end the process.
      await copyWaiting().catch((error) => log(`media: copying is delayed: ${errorMessage(error)}`));
      if (!closing.signal.aborted) await wakeSignal.wait(checkInterval);
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

/** Widths in pixels; never wider than the original. */
const copyWidths = [480, 960, 1440, 1920];

/** A wider picture also has a copy of its own width, up to this one, for screens with more pixels. */
const mostWidth = 2560;

/** Low effort: the next level of AVIF takes several times as long for a hardly smaller file. */
const encodings = {
  avif: { quality: 50, effort: 1 },
  webp: { quality: 72, effort: 2 },
} as const;

/** At least one width, so that every picture has a light copy. */
function widthsFor(width: number): number[] {
  const fitting = copyWidths.filter((candidate) => candidate <= width);
  const own = Math.min(width, mostWidth);
  return fitting.length === 0 || own > 1920 ? [...fitting, own] : fitting;
}

/**
 * Creates the AVIF and WebP copies of a picture one by one, in sharp's own threads. Existing copies are kept.
 * @returns their widths
 * @throws when the picture cannot be read or the disk does not accept a copy
 */
async function makeCopies(
  row: MediaRow,
  { folder, gate }: Pick<CopierOptions, 'folder' | 'gate'>,
  stopped: AbortSignal,
): Promise<number[]> {
  const name = fileNameOf(row);
  const sharp = await loadSharp();
  // Uses at most one core, because the site serves visitors at the same time.
  sharp.concurrency(1);
  const widths = widthsFor(row.width ?? 0);
  for (const width of widths)
    for (const format of ['avif', 'webp'] as const) {
      stopped.throwIfAborted();
      const copy = name.replace(/\.\w+$/, `-${width}.${format}`);
      if (await folder.has(copy)) continue;
      const temporary = folder.temporary();
      // An upload waits for one copy at most.
      await gate(
        () =>
          sharp(folder.file(name), { limitInputPixels: mostPixels })
            .timeout({ seconds: longestWork })
            .resize({ width })
            .toFormat(format, encodings[format])
            .toFile(temporary),
        Infinity,
      );
      await folder.keep(temporary, copy);
    }
  return widths;
}
