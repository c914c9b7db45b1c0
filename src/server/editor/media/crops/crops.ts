import type { Selectable } from 'kysely';
import * as z from 'zod';
import { errorMessage } from '#lib/error-message.ts';
import type { Crop } from '#schemas/crop.ts';
import type { Clock } from '../../../clock.ts';
import type { Database } from '../../../db/database.ts';
import type { MediaCropTable } from '../../../db/tables.ts';
import { type Gate, OverloadError } from '../../../limits/gate.ts';
import { type MediaStorage, StorageAwayError, stemOf } from '../../../media/storage/storage.ts';
import { storeDrawing } from '../picture-copies.ts';
import {
  type CropFile,
  type CropPicture,
  type CropSource,
  cropFileName,
  cropFiles,
  cropPicture,
  drawingOf,
  partName,
  readCropFile,
} from './crop-files.ts';

type CropRow = Selectable<MediaCropTable>;

/**
 * Parts of pictures, in pixels of their own (decision 082). A part is known from the first time that a page with it is loaded,
 * published or as a preview, so only content decides which files are made. A file that is missing is made when it is asked for.
 */
export interface Crops {
  /** Takes over all rows that are stored. */
  replace(rows: readonly CropRow[]): void;
  /**
   * The picture of a part, which becomes known by this.
   * @returns undefined if the part cannot be made
   */
  pictureOf(source: CropSource, crop: Crop, base: string): CropPicture | undefined;
  /** Resolves when all parts that pages have asked for are stored: other servers may be asked for their files. */
  stored(): Promise<void>;
  /**
   * Makes a file that the storage lacks, if it shows a known part.
   * @returns whether the storage has it now
   * @throws OverloadError; StorageAwayError
   */
  make(name: string): Promise<boolean>;
  /**
   * Makes the smaller copies of all parts that lack them. Once a day it removes the files of parts that no content has named
   * for a while.
   */
  work(closing: AbortSignal): Promise<void>;
}

interface CropsOptions {
  database: Database;
  storage: MediaStorage;
  clock: Clock;
  gate: Gate;
  /** The picture whose present version has a name. */
  sourceOf(stem: string): CropSource | undefined;
  /** The parts that content names, published or drafted. */
  used(): Promise<Pick<CropRow, 'file' | 'part'>[]>;
  /** Called when parts have become known, which lack their copies. */
  wanted(): void;
  /** Called when the copies of a part are ready, or have failed for good. */
  made(row: CropRow): Promise<void>;
  log: (line: string) => void;
}

/** In milliseconds; also the pause between two looks for parts that no content names. */
const day = 24 * 60 * 60_000;

/** Duration of a lease, in milliseconds: ten copies, each of which takes a minute at most, and seldom a second. */
const leaseTime = 10 * 60_000;

/** Pause after which a part is tried again whose storage was away, in milliseconds. */
const pauseWhileAway = 60_000;

/** Time for which the files of a part are kept that no content names, in milliseconds: caches and tabs may show them. */
const keptUnused = 30 * day;

/** Requests that may wait until a file is made for them. */
const mostRequests = 8;

const widthsSchema = z.array(z.int());

/** All parts that are stored. */
export const readCropRows = (db: Database['read']): Promise<CropRow[]> =>
  db.selectFrom('media_crop').selectAll().execute();

/** Identifies a part of a version of a picture. */
const cropKey = ({ file, part }: Pick<CropRow, 'file' | 'part'>): string => `${file} ${part}`;

export function createCrops({
  database,
  storage,
  clock,
  gate,
  sourceOf,
  used,
  wanted,
  made,
  log,
}: CropsOptions): Crops {
  let known = new Map<string, CropRow>();
  let unstored: CropRow[] = [];
  let storing: Promise<void> = Promise.resolve();
  let lookedAt = 0;
  /** Files that are being made. */
  const making = new Map<string, Promise<boolean>>();
  const fromNow = (milliseconds: number) => new Date(clock().getTime() + milliseconds).toISOString();
  const set = (row: CropRow) => known.set(cropKey(row), row);

  /** Stores the parts that have become known. Another server may have stored them, and made their copies. */
  async function store(): Promise<void> {
    // In one order on all servers: in the order of their pages, two of them could wait for each other's rows.
    const rows = unstored.toSorted((a, b) => (cropKey(a) < cropKey(b) ? -1 : 1));
    unstored = [];
    if (rows.length === 0) return;
    try {
      const stored = await database.write(async (tx) => {
        const all: CropRow[] = [];
        for (const row of rows) {
          const { file, part } = row;
          await tx
            .insertInto('media_crop')
            .values(row)
            .onConflict((conflict) => conflict.columns(['file', 'part']).doUpdateSet({ unused_at: null }))
            .execute();
          all.push(
            await tx
              .selectFrom('media_crop')
              .selectAll()
              .where('file', '=', file)
              .where('part', '=', part)
              .executeTakeFirstOrThrow(),
          );
        }
        return all;
      });
      for (const row of stored) set(row);
      wanted();
    } catch (error) {
      // The next rendering asks again.
      for (const row of rows) known.delete(cropKey(row));
      log(`media: parts of pictures are not stored: ${errorMessage(error)}`);
    }
  }

  function want(file: string, part: string): CropRow {
    const row: CropRow = {
      ...{ file, part, widths: null, state: 'new', copy_at: null, unused_at: null },
      at: clock().toISOString(),
    };
    set(row);
    // All parts of a page are stored together.
    if (unstored.length === 0) storing = storing.then(store);
    unstored.push(row);
    return row;
  }

  const isKnown = async (file: string, part: string): Promise<boolean> =>
    known.has(cropKey({ file, part })) ||
    // Another server has loaded the page.
    (await database.read
      .selectFrom('media_crop')
      .select('file')
      .where('file', '=', file)
      .where('part', '=', part)
      .executeTakeFirst()) !== undefined;

  async function draw(file: CropFile, source: CropSource, places: number): Promise<boolean> {
    const drawing = drawingOf(file, source);
    if (!drawing) return false;
    await source.withFile((path) =>
      storeDrawing({ storage, gate, places }, { path, name: file.name, ...drawing }),
    );
    return true;
  }

  /** Makes a file once, however many ask for it at a time. */
  function drawOnce(file: CropFile, source: CropSource, places: number): Promise<boolean> {
    const before = making.get(file.name);
    if (before) return before;
    const now = draw(file, source, places).finally(() => making.delete(file.name));
    making.set(file.name, now);
    return now;
  }

  const change = (row: CropRow, values: Partial<CropRow>): Promise<CropRow | undefined> =>
    database.write((tx) =>
      tx
        .updateTable('media_crop')
        .set(values)
        .where('file', '=', row.file)
        .where('part', '=', row.part)
        .returningAll()
        .executeTakeFirst(),
    );

  const waiting = () =>
    database.read
      .selectFrom('media_crop')
      .selectAll()
      .where('state', '=', 'new')
      .where((of) => of.or([of('copy_at', 'is', null), of('copy_at', '<=', fromNow(0))]))
      .orderBy('at')
      .execute();

  /** Claims a part for this process. */
  const claim = async (row: CropRow): Promise<boolean> => {
    const { numUpdatedRows } = await database.write((tx) =>
      tx
        .updateTable('media_crop')
        .set({ copy_at: fromNow(leaseTime) })
        .where('file', '=', row.file)
        .where('part', '=', row.part)
        .where((of) => (row.copy_at === null ? of('copy_at', 'is', null) : of('copy_at', '=', row.copy_at)))
        .executeTakeFirstOrThrow(),
    );
    return numUpdatedRows > 0n;
  };

  /** Makes the files that the storage lacks. The changes of the row say how it went. */
  async function makeFiles(
    row: CropRow,
    source: CropSource,
    closing: AbortSignal,
  ): Promise<Partial<CropRow>> {
    const { files, widths } = cropFiles(source, row.part);
    try {
      for (const file of files) {
        closing.throwIfAborted();
        if (!(await storage.find(file.name))) await drawOnce(file, source, Infinity);
      }
      return { state: 'ready', widths: JSON.stringify(widths), copy_at: null };
    } catch (error) {
      if (closing.aborted) return { copy_at: null };
      if (error instanceof StorageAwayError) return { copy_at: fromNow(pauseWhileAway) };
      log(`media: no part ${row.part} of ${source.file}: ${errorMessage(error)}`);
      return { state: 'failed' };
    }
  }

  async function makeWaiting(closing: AbortSignal): Promise<void> {
    for (const row of await waiting()) {
      if (closing.aborted) return;
      // Another server may know the picture: it has heard of its upload, or has another version of the site.
      const source = sourceOf(stemOf(row.file));
      if (source?.file !== row.file || !(await claim(row))) continue;
      const changed = await change(row, await makeFiles(row, source, closing));
      if (!changed) continue;
      set(changed);
      if (changed.state !== 'new') await made(changed);
    }
  }

  async function removeUnused(): Promise<void> {
    const rows = await readCropRows(database.read);
    const named = rows.length === 0 ? [] : (await used()).map(cropKey);
    for (const row of rows) {
      const isUsed = named.includes(cropKey(row));
      if (isUsed !== (row.unused_at === null)) await change(row, { unused_at: isUsed ? null : fromNow(0) });
      const isOld = row.unused_at !== null && row.unused_at < fromNow(-keptUnused);
      if (isUsed || !isOld) continue;
      await database.write((tx) =>
        tx.deleteFrom('media_crop').where('file', '=', row.file).where('part', '=', row.part).execute(),
      );
      known.delete(cropKey(row));
      await storage.remove(cropFileName(row.file, row.part));
    }
  }

  return {
    replace: (rows) => {
      known = new Map([...unstored, ...rows].map((row) => [cropKey(row), row]));
    },
    pictureOf: (source, crop, base) => {
      const { file } = source;
      const part = partName(crop);
      const row = known.get(cropKey({ file, part })) ?? want(file, part);
      if (row.state === 'failed') return undefined;
      const widths = row.widths === null ? [] : widthsSchema.parse(JSON.parse(row.widths));
      return cropPicture(source, crop, { base, widths });
    },
    stored: () => storing,
    async make(name) {
      const file = readCropFile(name);
      const source = file && sourceOf(file.stem);
      if (!file || !source || !(await isKnown(source.file, file.part))) return false;
      try {
        return await drawOnce(file, source, mostRequests);
      } catch (error) {
        if (error instanceof StorageAwayError || error instanceof OverloadError) throw error;
        log(`media: ${name} cannot be made: ${errorMessage(error)}`);
        return false;
      }
    },
    async work(closing) {
      await makeWaiting(closing);
      if (clock().getTime() - lookedAt < day) return;
      lookedAt = clock().getTime();
      await removeUnused();
    },
  };
}
