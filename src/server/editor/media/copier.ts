import type { Database } from '../../db/database.ts';
import { createWakeSignal } from '../../mail/wake-signal.ts';
import { makeCopies } from './copies.ts';
import type { MediaFolder } from './folder.ts';
import { fileNameOf, type MediaRow, updateRow } from './rows.ts';

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
      log(`media: no smaller copies of ${row.address}: ${messageOf(error)}`);
      return { state: 'failed' };
    }
  }

  async function work(): Promise<void> {
    while (!closing.signal.aborted) {
      // The database may be away for a while, and pictures are no reason to end the program.
      await copyWaiting().catch((error) => log(`media: copies have to wait: ${messageOf(error)}`));
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

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
