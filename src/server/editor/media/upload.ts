import { rm, stat } from 'node:fs/promises';
import type { Account } from '#schemas/editor/accounts.ts';
import { type MediaEnding, mediaTypes, promisedEnding } from '#schemas/editor/media-types.ts';
import type { Clock } from '../../clock.ts';
import { addAudit } from '../../db/audit.ts';
import type { Database } from '../../db/database.ts';
import { indexMedia } from '../../db/search/search-items.ts';
import type { Gate } from '../../limits/gate.ts';
import type { MediaStorage } from '../../media/storage/storage.ts';
import { type FileFacts, inspect } from './inspect.ts';
import { rewriteWithoutMetadata } from './inspect-picture.ts';
import { fileNameOf, type MediaRow, readRow, storedNameOf, uploadedPath } from './media-rows.ts';
import { replaceVersion } from './media-versions.ts';
import { type Received, receive } from './receive.ts';
import { isRefused, type Refused, refused } from './refused.ts';

export interface UploadOptions {
  database: Database;
  storage: MediaStorage;
  clock: Clock;
  newId: () => string;
  /** One job at a time: inspections and copies need up to 500 MB of memory each. */
  gate: Gate;
}

interface Upload {
  name: string;
  body: ReadableStream<Uint8Array> | null;
  account: Account;
  /** Id of the file of which this is the new version. */
  replaces?: string | undefined;
}

/** A file of the library; `duplicate` if it existed before. */
export interface Uploaded {
  row: MediaRow;
  duplicate: boolean;
}

/**
 * Stores an upload; resolves after the file and its row are stored.
 * @throws when the body is interrupted; OverloadError when too many files wait for their inspection;
 * StorageAwayError
 */
export type TakeUpload = (upload: Upload) => Promise<Uploaded | Refused>;

export function createUpload(options: UploadOptions): TakeUpload {
  const { database, storage, gate } = options;
  return async ({ name, body, account, replaces }) => {
    if (!isSafeFileName(name)) return refused('badName');
    const target = replaces === undefined ? undefined : await readRow(database.read, 'id', replaces);
    if (replaces !== undefined && !target) return refused('otherFile');
    const path = storage.temporary();
    try {
      const received = await receive(body, path);
      if (isRefused(received)) return whyRefused(name, received);
      const before = await readRow(database.read, 'hash', received.hash);
      if (before && target && before.id !== target.id) return refused('otherFile');
      if (!before && (await isEarlierVersion(database.read, received.hash))) return refused('earlierVersion');
      if (before && (await storage.find(storedNameOf(before))))
        return mismatchesName(name, promisedEnding(before.address))
          ? refused('notWhatItSays')
          : { row: before, duplicate: true };
      const facts = await gate(() => inspect(path, received.ending));
      if (isRefused(facts)) return facts;
      if (mismatchesName(name, facts.ending)) return refused('notWhatItSays');
      if (target && promisedEnding(target.address) !== facts.ending) return refused('otherType');
      const row = rowOf({ name, account, received, facts }, options);
      const bytes = await store(path, row, options, facts);
      return target
        ? await replaceRow(target.id, { ...row, bytes }, account, options)
        : await insertRow({ ...row, bytes }, account, options);
    } finally {
      await rm(path, { force: true });
    }
  };
}

const isEarlierVersion = async (db: Database['read'], hash: string): Promise<boolean> =>
  (await db.selectFrom('media_version').select('id').where('hash', '=', hash).executeTakeFirst()) !==
  undefined;

/** An unknown type is reported as a mismatch if the name promises a known type. */
const whyRefused = (name: string, { refused: reason }: Refused): Refused =>
  refused(reason === 'unknownType' && promisedEnding(name) ? 'notWhatItSays' : reason);

/** A name without an extension promises nothing. */
const mismatchesName = (name: string, ending: MediaEnding | undefined): boolean =>
  name.includes('.') && promisedEnding(name) !== ending;

interface Taken {
  name: string;
  account: Account;
  received: Received;
  facts: FileFacts;
}

function rowOf({ name, account, received, facts }: Taken, { clock, newId }: UploadOptions): MediaRow {
  const { ending, width, height, tint, ink, animated } = facts;
  const { kind, type } = mediaTypes[ending];
  const waits = kind === 'picture' && ending !== 'svg' && !animated;
  return {
    id: newId(),
    hash: received.hash,
    kind,
    name,
    type,
    bytes: received.bytes,
    // Half of the hash is unique enough and keeps addresses short.
    address: `${uploadedPath}${received.hash.slice(0, 32)}.${ending}`,
    width: width ?? null,
    height: height ?? null,
    tint: tint ?? null,
    // Never measured again: a picture that cannot be drawn in time here cannot be drawn later.
    ink: ink ?? (kind === 'picture' ? '' : null),
    alt: '{}',
    focal: null,
    widths: null,
    state: waits ? 'new' : 'ready',
    copy_at: null,
    file: null,
    folder: null,
    tags: null,
    at: clock().toISOString(),
    by_name: account.name,
  };
}

/** Moves the file to its final place, without metadata. Returns its size in bytes. */
async function store(
  path: string,
  row: MediaRow,
  { storage, gate }: UploadOptions,
  { ending, hasMetadata, animated = false }: FileFacts,
): Promise<number> {
  const clean = storage.temporary();
  try {
    // Waits however many others do: the file has been inspected.
    if (hasMetadata) await gate(() => rewriteWithoutMetadata(path, clean, { ending, animated }), Infinity);
    const stored = hasMetadata ? clean : path;
    const { size } = await stat(stored);
    await storage.keep(stored, fileNameOf(row));
    return size;
  } finally {
    await rm(clean, { force: true });
  }
}

/**
 * Two editors may upload the same file at once, or a file may have been lost from disk: its row is reused.
 */
const insertRow = (row: MediaRow, account: Account, { database, clock }: UploadOptions): Promise<Uploaded> =>
  database.write(async (tx) => {
    const stored = await tx
      .insertInto('media')
      .values(row)
      .onConflict((conflict) => conflict.column('hash').doUpdateSet({ state: row.state }))
      .returningAll()
      .executeTakeFirstOrThrow();
    await indexMedia(tx, stored);
    await addAudit(tx, { at: clock(), account, what: 'uploadMedia', about: stored.name });
    return { row: stored, duplicate: stored.id !== row.id };
  });

/** The file may have been removed since the upload began. */
const replaceRow = (
  id: string,
  next: MediaRow,
  account: Account,
  { database, clock }: UploadOptions,
): Promise<Uploaded | Refused> =>
  database.write(async (tx) => {
    const row = await readRow(tx, 'id', id);
    if (!row) return refused('otherFile');
    const { hash, bytes, width, height, tint, ink, widths, state, at, by_name } = next;
    const file = fileNameOf(next);
    const version = { hash, file, bytes, width, height, tint, ink, widths, state, at, by_name };
    const context = { database, at: clock(), account, what: 'replaceMedia' } as const;
    const changed = row.hash === hash ? row : await replaceVersion(tx, row, version, context);
    return changed ? { row: changed, duplicate: row.hash === hash } : refused('otherFile');
  });

/** Characters; most file systems allow 255 bytes, which is 85 Chinese characters. */
const longest = 120;

/**
 * Slashes, characters forbidden on Windows, control characters, and direction overrides, which can hide an
 * extension.
 */
const forbidden = /[/\\:*?"<>|\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** Windows device names, with or without an extension. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/** Whether a name is valid on every common system. */
export const isSafeFileName = (name: string): boolean =>
  name.length > 0 &&
  [...name].length <= longest &&
  name.isWellFormed() &&
  name === name.trim() &&
  !/^\.|\.$/.test(name) &&
  !forbidden.test(name) &&
  !reserved.test(name);
