import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { type MediaStorage, StorageAwayError, type StoredFile } from './storage.ts';

/** How far a copy is. */
export interface CopyProgress {
  /** All files of the source, and those that are done. */
  files: number;
  filesDone: number;
  bytes: number;
  bytesDone: number;
  /** Number of files that were in the target before. */
  known: number;
}

/** Files that are copied at once. */
const atOnce = 4;

/** Attempts for a file while a storage is away, and the pause between them in milliseconds. */
const attempts = { most: 5, pause: 2_000 };

/**
 * Copies all files of a storage to another. Each is read again in the target and compared by its SHA-256, also one that was
 * there before: an interrupted copy is repeated. Nothing is removed.
 * @param show called after each file
 * @throws when a file differs after it was copied, or a storage stays away
 */
export async function copyMedia(
  from: MediaStorage,
  to: MediaStorage,
  show: (progress: CopyProgress) => void,
): Promise<CopyProgress> {
  const waiting: StoredFile[] = [];
  for await (const file of from.files()) waiting.push(file);
  const bytes = waiting.reduce((sum, file) => sum + file.bytes, 0);
  const progress = { files: waiting.length, filesDone: 0, bytes, bytesDone: 0, known: 0 };

  async function work(): Promise<void> {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      const wasKnown = await patiently(() => copyFile(from, to, file));
      progress.known += wasKnown ? 1 : 0;
      progress.filesDone += 1;
      progress.bytesDone += file.bytes;
      show(progress);
    }
  }

  await Promise.all(Array.from({ length: atOnce }, work));
  return progress;
}

async function patiently<T>(job: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await job();
    } catch (error) {
      if (!(error instanceof StorageAwayError) || attempt === attempts.most) throw error;
      await sleep(attempts.pause);
    }
}

/** @returns whether the file was there before */
async function copyFile(from: MediaStorage, to: MediaStorage, { name, bytes }: StoredFile): Promise<boolean> {
  const before = await to.find(name);
  if (before?.bytes === bytes && (await hashOf(to, name)) === (await hashOf(from, name))) return true;
  const temporary = to.temporary();
  try {
    const hash = await hashOf(from, name, temporary);
    await to.keep(temporary, name);
    if ((await hashOf(to, name)) !== hash) throw new Error(`${name} is different in ${to.name}`);
    return false;
  } finally {
    await rm(temporary, { force: true });
  }
}

/**
 * The SHA-256 of a file, which is written to a path of this machine meanwhile if one is given.
 * @throws when the file does not exist
 */
async function hashOf(storage: MediaStorage, name: string, path?: string): Promise<string> {
  const file = await storage.open(name);
  if (!file) throw new Error(`${name} is not in ${storage.name}`);
  const hash = createHash('sha256');
  const pieces = new PassThrough().on('data', (piece: Buffer) => hash.update(piece));
  try {
    if (path === undefined) await pipeline(file.body, pieces);
    else await pipeline(file.body, pieces, createWriteStream(path, { mode: 0o600 }));
  } catch (cause) {
    throw new StorageAwayError({ cause });
  }
  return hash.digest('hex');
}
