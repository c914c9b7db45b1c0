import { errorMessage } from '#lib/error-message.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { Gate } from '../../limits/gate.ts';
import { type MediaStorage, StorageAwayError } from '../../media/storage/storage.ts';
import { createWakeSignal } from '../../wake-signal.ts';
import { type MediaRow, storedNameOf } from './media-rows.ts';
import { removeUnusedFiles } from './media-versions.ts';
import { copyFormats, storeDrawing, widthsFor } from './picture-copies.ts';
import { measureInk } from './picture-ink.ts';

/** Creates smaller copies of uploaded pictures, and measures those of earlier releases. */
export interface Copier {
  ring(): void;
  /** Lets the current copy finish, and starts no other. */
  close(): Promise<void>;
}

interface CopierOptions {
  database: Database;
  storage: MediaStorage;
  clock: Clock;
  gate: Gate;
  /** Makes the files of parts, after the copies of whole pictures. */
  makeParts(closing: AbortSignal): Promise<void>;
  /** Called when a picture's copies are ready or have failed for good. */
  made(row: MediaRow): Promise<void>;
  log: (line: string) => void;
}

/**
 * Interval at which waiting pictures are looked for, in milliseconds: another process may have crashed while
 * copying, or has more uploads than it can copy.
 */
const checkInterval = 60_000;

/**
 * Duration of a lease, in milliseconds. It is renewed for each copy, which takes a minute at most (`longestWork`), and is
 * longer because the clocks of two machines can differ.
 */
const leaseTime = 3 * 60_000;

/** Pause after which a picture is tried again whose storage was away, in milliseconds. */
const pauseWhileAway = 60_000;

/**
 * Copies one picture at a time until it is closed. Waiting pictures are stored in the database, and each is claimed by one
 * process for a while, so copying continues after a restart or at another server. If a picture fails, the upload itself is
 * shown, and the failure is logged once.
 */
export function startCopier({ database, storage, clock, gate, makeParts, made, log }: CopierOptions): Copier {
  const wakeSignal = createWakeSignal();
  const closing = new AbortController();
  const fromNow = (milliseconds: number) => new Date(clock().getTime() + milliseconds).toISOString();

  const nextWaiting = () =>
    database.read
      .selectFrom('media')
      .selectAll()
      .where('state', '=', 'new')
      .where((of) => of.or([of('copy_at', 'is', null), of('copy_at', '<=', fromNow(0))]))
      .orderBy('at')
      .limit(1)
      .executeTakeFirst();

  /** Moves the time at which others may copy a picture; false if another process has claimed it. */
  const moveLease = async (id: string, from: string | null, to: string | null): Promise<boolean> => {
    const { numUpdatedRows } = await database.write((tx) =>
      tx
        .updateTable('media')
        .set({ copy_at: to })
        .where('id', '=', id)
        .where('state', '=', 'new')
        .where((of) => (from === null ? of('copy_at', 'is', null) : of('copy_at', '=', from)))
        .executeTakeFirstOrThrow(),
    );
    return numUpdatedRows > 0n;
  };

  async function copyWaiting(): Promise<void> {
    for (let row = await nextWaiting(); row && !closing.signal.aborted; row = await nextWaiting()) {
      const lease = fromNow(leaseTime);
      if (await moveLease(row.id, row.copy_at, lease)) await copy(row, lease);
    }
  }

  async function copy(row: MediaRow, firstLease: string): Promise<void> {
    let lease = firstLease;
    const renew = async () => {
      const next = fromNow(leaseTime);
      if (next === lease) return;
      if (!(await moveLease(row.id, lease, next))) throw new LeaseLostError();
      lease = next;
    };
    const change = await attempt(row, renew);
    if (typeof change === 'number') {
      await moveLease(row.id, lease, change === 0 ? null : fromNow(change));
      return;
    }
    if (!change) return;
    const changed = await database.write((tx) =>
      tx
        .updateTable('media')
        .set(change)
        .where('id', '=', row.id)
        .where('hash', '=', row.hash)
        .returningAll()
        .executeTakeFirst(),
    );
    // The picture may have been removed or replaced in the meantime.
    await (changed ? made(changed) : removeUnusedFiles(database.read, storage, [storedNameOf(row)]));
  }

  /**
   * The changes of the row; the milliseconds until another attempt if this one was interrupted; undefined if another process
   * has taken over.
   */
  async function attempt(
    row: MediaRow,
    renew: () => Promise<void>,
  ): Promise<Partial<MediaRow> | number | undefined> {
    try {
      const before = async () => {
        closing.signal.throwIfAborted();
        await renew();
      };
      const widths = await makeCopies(row, { storage, gate, before });
      return { state: 'ready', widths: JSON.stringify(widths) };
    } catch (error) {
      if (closing.signal.aborted) return 0;
      if (error instanceof LeaseLostError) return undefined;
      if (error instanceof StorageAwayError) return pauseWhileAway;
      log(`media: no smaller copies of ${row.address}: ${errorMessage(error)}`);
      return { state: 'failed' };
    }
  }

  /**
   * Measures the colour of transparent pictures that an earlier release has stored. Two processes may measure the same
   * picture.
   */
  async function measureRest(): Promise<void> {
    const rows = await database.read
      .selectFrom('media')
      .selectAll()
      .where('kind', '=', 'picture')
      .where('ink', 'is', null)
      .execute();
    for (const row of rows) {
      if (closing.signal.aborted) return;
      // A picture without transparency has a tint.
      const ink = row.tint === null ? await measure(row) : '';
      if (ink === undefined) continue;
      await database.write((tx) =>
        tx.updateTable('media').set({ ink }).where('id', '=', row.id).where('hash', '=', row.hash).execute(),
      );
    }
  }

  /** Undefined if the storage is away; empty if the picture cannot be drawn. */
  async function measure(row: MediaRow): Promise<string | undefined> {
    try {
      return await gate(() => storage.withFile(storedNameOf(row), measureInk), Infinity);
    } catch (error) {
      return error instanceof StorageAwayError ? undefined : '';
    }
  }

  async function work(): Promise<void> {
    while (!closing.signal.aborted) {
      // Database errors must not end the process.
      await copyWaiting()
        .then(() => makeParts(closing.signal))
        .then(measureRest)
        .catch((error) => log(`media: copying is delayed: ${errorMessage(error)}`));
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

/** Another process has claimed the picture, because this one took longer than a lease. */
class LeaseLostError extends Error {
  override name = 'LeaseLostError';
}

interface CopyOptions extends Pick<CopierOptions, 'storage' | 'gate'> {
  /** Called before each copy; rejects if it should not be made. */
  before(): Promise<void>;
}

/**
 * Creates the AVIF and WebP copies of a picture one by one, in sharp's own threads. Existing copies are kept.
 * @returns their widths
 * @throws when the picture cannot be read or the storage does not accept a copy
 */
async function makeCopies(row: MediaRow, { storage, gate, before }: CopyOptions): Promise<number[]> {
  const name = storedNameOf(row);
  const widths = widthsFor(row.width ?? 0);
  await storage.withFile(name, async (path) => {
    for (const width of widths)
      for (const format of ['avif', 'webp'] as const) {
        await before();
        const copy = name.replace(/\.\w+$/, `-${width}.${format}`);
        if (await storage.find(copy)) continue;
        // An upload waits for one copy at most.
        const encoding = copyFormats[format];
        await storeDrawing({ storage, gate }, { path, name: copy, width, format, encoding });
      }
  });
  return widths;
}
