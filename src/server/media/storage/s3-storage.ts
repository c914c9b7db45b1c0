import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { mediaTypes, promisedEnding } from '#schemas/editor/media-types.ts';
import type { Log } from '../../log.ts';
import { openIncoming, quiet } from './folder-storage.ts';
import type { BucketLocation } from './location.ts';
import { isCopyOf, type MediaStorage, StorageAwayError, type StoredFile, stemOf } from './storage.ts';

interface S3Options {
  /** Folder on this machine for files that are not stored yet. */
  incoming: string;
  log: Log;
  /** Files of one answer to a list. */
  pageSize?: number;
}

/** Milliseconds until a connection is there, until an answer begins, and between two pieces of a body. */
const limits = { connection: 1_000, answer: 3_000, pause: 10_000 };

/** Milliseconds between two attempts while the storage does not answer. */
const pauseBetweenAttempts = 1_000;

/** Requests at once. Visitors of one page ask for some dozen pictures. */
const connections = 100;

/** Media in a bucket. `AWS_ACCESS_KEY_ID` and the other variables of AWS, or the role of the machine, have the credentials. */
export function openS3Storage(
  location: BucketLocation,
  { incoming, log, pageSize = 1_000 }: S3Options,
): MediaStorage {
  const { bucket: Bucket, prefix, endpoint, region, pathStyle } = location;
  const name = `s3://${Bucket}/${prefix}`;
  const client = new S3Client({
    ...(endpoint ? { endpoint } : {}),
    // Without an own region, storages other than AWS take any; AWS names the right one in its refusal.
    region: region ?? process.env.AWS_REGION ?? process.env.AWS_DEFAULT_REGION ?? 'us-east-1',
    forcePathStyle: pathStyle,
    // Many storages do not know the newer check sums. Uploads are sent with that of HTTP.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: limits.connection,
      socketTimeout: limits.pause,
      httpAgent: { maxSockets: connections },
      httpsAgent: { maxSockets: connections },
    },
  });
  const files = openIncoming(incoming);
  const guard = createGuard(name, log);
  const keyOf = (file: string) => ({ Bucket, Key: prefix + file });

  /** @param request is aborted if its answer does not begin in time; its body may take longer */
  const ask = <T>(request: (options: { abortSignal: AbortSignal }) => Promise<T>): Promise<T | undefined> =>
    guard(async () => {
      const late = new AbortController();
      const timer = setTimeout(() => late.abort(), limits.answer);
      try {
        return await request({ abortSignal: late.signal });
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      } finally {
        clearTimeout(timer);
      }
    });

  /** By the first version of this call, which all storages know. It goes on after a name. */
  async function* list(begin: string): AsyncGenerator<StoredFile> {
    let after: string | undefined;
    do {
      const command = new ListObjectsCommand({
        ...{ Bucket, Prefix: prefix + begin, Delimiter: '/', MaxKeys: pageSize },
        Marker: after,
      });
      const page = await ask((options) => client.send(command, options));
      const objects = page?.Contents ?? [];
      for (const { Key = '', Size = 0, LastModified = new Date(0) } of objects)
        if (Key !== prefix) yield { name: Key.slice(prefix.length), bytes: Size, changedAt: LastModified };
      after = page?.IsTruncated ? (page.NextMarker ?? objects.at(-1)?.Key) : undefined;
    } while (after !== undefined);
  }

  const open: MediaStorage['open'] = async (file, part) => {
    const Range = part && `bytes=${part.start}-${part.end}`;
    const found = await ask((options) =>
      client.send(new GetObjectCommand({ ...keyOf(file), Range }), options),
    );
    if (!(found?.Body instanceof Readable)) return undefined;
    const { Body, ContentLength = 0, ContentRange, LastModified = new Date(0) } = found;
    const bytes = ContentRange
      ? Number(ContentRange.slice(ContentRange.lastIndexOf('/') + 1))
      : ContentLength;
    return { name: file, bytes, changedAt: LastModified, body: quiet(Body) };
  };

  return {
    name,
    ...files,
    async keep(temporary, file) {
      const hash = createHash('md5');
      await pipeline(createReadStream(temporary), hash);
      const { size } = await stat(temporary);
      const ending = promisedEnding(file);
      // As long as it takes: only a pause in it is limited.
      await guard(() =>
        client.send(
          new PutObjectCommand({
            ...keyOf(file),
            Body: createReadStream(temporary),
            ContentLength: size,
            ContentMD5: hash.digest('base64'),
            ContentType: ending ? mediaTypes[ending].type : 'application/octet-stream',
            CacheControl: 'public, max-age=31536000, immutable',
          }),
        ),
      );
    },
    async find(file) {
      const found = await ask((options) => client.send(new HeadObjectCommand(keyOf(file)), options));
      return (
        found && { name: file, bytes: found.ContentLength ?? 0, changedAt: found.LastModified ?? new Date(0) }
      );
    },
    open,
    async withFile(file, use) {
      const path = files.temporary();
      try {
        const opened = await open(file);
        if (!opened) throw new Error(`${file} does not exist`);
        await pipeline(opened.body, createWriteStream(path, { mode: 0o600 })).catch((cause: unknown) => {
          throw new StorageAwayError({ cause });
        });
        return await use(path);
      } finally {
        await rm(path, { force: true });
      }
    },
    async remove(file) {
      for await (const { name: other } of list(stemOf(file)))
        if (other === file || isCopyOf(file, other))
          await ask((options) => client.send(new DeleteObjectCommand(keyOf(other)), options));
    },
    files: () => list(''),
    async check() {
      const command = new ListObjectsCommand({ Bucket, Prefix: prefix, MaxKeys: 1 });
      await ask((options) => client.send(command, options));
    },
  };
}

const isMissing = (error: unknown): boolean =>
  error instanceof S3ServiceException && (error.name === 'NoSuchKey' || error.name === 'NotFound');

/**
 * Runs requests while the storage answers. While it does not, one request a second tries it, and all others fail at once:
 * visitors' browsers must not fill the server with requests that wait.
 */
function createGuard(name: string, log: Log) {
  let problem: string | undefined;
  let nextAttempt = 0;
  return async <T>(request: () => Promise<T>): Promise<T> => {
    if (performance.now() < nextAttempt) throw new StorageAwayError();
    // One request tries it. The others wait for the outcome no longer than it may take.
    if (problem !== undefined && nextAttempt > 0) nextAttempt = performance.now() + limits.answer;
    try {
      const answer = await request();
      if (problem !== undefined) log(`The media storage ${name} answers again`);
      problem = undefined;
      nextAttempt = 0;
      return answer;
    } catch (cause) {
      const status = cause instanceof S3ServiceException ? cause.$metadata.httpStatusCode : undefined;
      // A refusal comes from a storage that answers.
      nextAttempt = status === undefined || status >= 500 ? performance.now() + pauseBetweenAttempts : 0;
      const reason = reasonOf(cause);
      if (problem !== reason) log(`The media storage ${name} cannot be used (${reason})`, 'error');
      problem = reason;
      throw new StorageAwayError({ cause });
    }
  };
}

/** The code or name of an error: its message may hold an address with a signature. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error.name === 'AbortError') return 'no answer';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
