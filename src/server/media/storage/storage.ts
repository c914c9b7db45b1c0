import type { Readable } from 'node:stream';

/** A stored file. */
export interface StoredFile {
  name: string;
  bytes: number;
  changedAt: Date;
  /** Its path, if it is on a disk of this machine. */
  path?: string;
}

/** First and last byte. */
export interface Part {
  start: number;
  end: number;
}

/** A stored file with its bytes. Destroy the body if it is not read to its end. */
export interface OpenedFile extends StoredFile {
  body: Readable;
}

/**
 * Where uploads and their copies are (decision 047): a folder, or a bucket that all servers share. Files never change under
 * their name. Every function rejects with a `StorageAwayError` while a bucket does not answer.
 */
export interface MediaStorage {
  /** For messages; without credentials. */
  name: string;
  /** Path on this machine for a new file, which is not stored yet. */
  temporary(): string;
  /** Stores a temporary file, and resolves after it is as safe as the storage makes it. It may be moved away. */
  keep(temporary: string, name: string): Promise<void>;
  /** Undefined if the file does not exist. */
  find(name: string): Promise<StoredFile | undefined>;
  /** Opens a file, or a part of it. Undefined if it does not exist. */
  open(name: string, part?: Part): Promise<OpenedFile | undefined>;
  /**
   * Calls back with the path of a file on this machine, which is valid until the promise settles.
   * @throws when the file does not exist
   */
  withFile<T>(name: string, use: (path: string) => Promise<T>): Promise<T>;
  /** Removes a file with its copies and parts (`a.jpg`, `a-480.avif`); missing ones are ignored. */
  remove(name: string): Promise<void>;
  /** All stored files. */
  files(): AsyncIterable<StoredFile>;
  /** Rejects if files cannot be stored and read at present. */
  check(): Promise<void>;
  /** Removes what interrupted uploads left on this machine. */
  sweep(now: Date): Promise<void>;
}

/** The storage cannot be used at present: it does not answer, or refuses us. Nothing is known about the file. */
export class StorageAwayError extends Error {
  override name = 'StorageAwayError';

  constructor(options?: ErrorOptions) {
    super('the media storage cannot be used', options);
  }
}

/**
 * @returns whether a file is made of another: a copy, `a-480.avif` of `a.jpg`, or a part and its copies,
 * `a-x0y0w5000h5000.jpg` and `a-x0y0w5000h5000-480.avif`
 */
export function isCopyOf(name: string, copy: string): boolean {
  const stem = stemOf(name);
  if (!copy.startsWith(`${stem}-`)) return false;
  const rest = copy.slice(stem.length + 1);
  return /^\d+\.(avif|webp)$/.test(rest) || /^x\d+y\d+w\d+h\d+(-\d+)?\.\w+$/.test(rest);
}

/** @returns a file name without its ending */
export const stemOf = (name: string): string => name.replace(/\.\w+$/, '');
