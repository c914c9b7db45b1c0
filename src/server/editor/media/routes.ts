import type { Readable } from 'node:stream';
import { arrayBuffer } from 'node:stream/consumers';
import { type Context, Hono } from 'hono';
import { errorMessage } from '#lib/error-message.ts';
import { editorBase } from '#schemas/editor/call.ts';
import type { EditorRefusalCode } from '#schemas/editor/calls.ts';
import { largestUpload, type UploadRefusal } from '#schemas/editor/media.ts';
import { type MediaEnding, mediaTypes, promisedEnding } from '#schemas/editor/media-types.ts';
import type { Database } from '../../db/database.ts';
import { OverloadError } from '../../limits/gate.ts';
import type { Log } from '../../log.ts';
import { attachment, inlineAs } from '../../media/attachment.ts';
import { type MediaStorage, StorageAwayError, type StoredFile } from '../../media/storage/storage.ts';
import { isNotModified, rangeOf, retryLater, unlessModified } from '../../routes/cached-response.ts';
import { done, type EditorResult, refuse, signedIn } from '../handlers.ts';
import { answer, callerOf, type EditorRoutesOptions, refusalFor, refuseAccess } from '../routes.ts';
import type { MediaIndex } from './media-index.ts';
import { itemOf, storedNameOf, uploadedPath } from './media-rows.ts';
import { readVersion } from './media-versions.ts';
import { isRefused } from './refused.ts';
import type { TakeUpload, Uploaded } from './upload.ts';

export interface UploadRoutesOptions {
  accountOf: EditorRoutesOptions['accountOf'];
  upload: TakeUpload;
  /** Called for every accepted file. */
  taken(uploaded: Uploaded): void;
  log: Log;
}

const codes: Readonly<Record<UploadRefusal, EditorRefusalCode>> = {
  tooLarge: 'tooLarge',
  unpacksTooLarge: 'tooLarge',
  tooManyPixels: 'tooLarge',
  tooManyPixelsAtOnce: 'tooLarge',
  tooManyParts: 'tooLarge',
  unknownType: 'unsupported',
  notWhatItSays: 'unsupported',
  activeContent: 'unsupported',
  broken: 'invalid',
  badName: 'invalid',
  empty: 'invalid',
  otherType: 'unsupported',
  otherFile: 'taken',
  earlierVersion: 'taken',
};

const largest = Math.max(...Object.values(largestUpload));

/** `POST /api/editor/media?name=…`, whose body is the file. */
export const uploadRoutes = (options: UploadRoutesOptions): Hono =>
  new Hono().post(`${editorBase}media`, async (c) => answer(c, await take(c, options)));

export interface VersionRoutesOptions extends Pick<UploadRoutesOptions, 'accountOf' | 'log'> {
  database: Database;
  storage: MediaStorage;
}

/** `GET /api/editor/media/version/ID`: earlier versions of files, for editors only. */
export const versionRoutes = (options: VersionRoutesOptions): Hono =>
  new Hono().get(`${editorBase}media/version/:id{[0-9]{1,15}}`, (c) => sendVersion(c, options));

async function sendVersion(
  c: Context,
  { accountOf, database, storage, log }: VersionRoutesOptions,
): Promise<Response> {
  try {
    const denied = refuseAccess('editor', await accountOf(c.req.raw.headers));
    if (denied) return answer(c, denied);
    const version = await readVersion(database.read, Number(c.req.param('id')));
    const ending = version && promisedEnding(version.file);
    if (!ending) return answer(c, refuse('missing'));
    // A body in the answer to HEAD would be dropped, and its file would stay open.
    const isHead = c.req.method === 'HEAD';
    const opened = isHead ? undefined : await storage.open(version.file);
    const file = isHead ? await storage.find(version.file) : opened;
    if (!file) return answer(c, refuse('missing'));
    if (ending === 'svg') c.set('pagePolicy', 'drawing');
    const headers = {
      'cache-control': 'no-store',
      'content-type': mediaTypes[ending].type,
      'content-length': String(file.bytes),
      'content-disposition': dispositionOf(version.file, ending),
    };
    return opened ? c.body(streamOf(opened.body), 200, headers) : c.body(null, 200, headers);
  } catch (error) {
    return answer(
      c,
      refusalFor(error, (trace) => log(`earlier version of a file: ${trace}`, 'error')),
    );
  }
}

async function take(c: Context, options: UploadRoutesOptions): Promise<EditorResult<unknown>> {
  try {
    const caller = await callerOf(c, options.accountOf);
    const replaces = c.req.query('replaces');
    // A new version is at once what visitors see.
    const denied = refuseAccess(replaces === undefined ? 'editor' : 'publisher', caller.account);
    if (denied) return denied;
    if (Number(c.req.header('content-length') ?? 0) > largest) return refusedFor('tooLarge');
    const { body } = c.req.raw;
    const name = c.req.query('name') ?? '';
    const outcome = await options.upload({ name, body, account: signedIn(caller), replaces });
    if (isRefused(outcome)) return refusedFor(outcome.refused);
    options.taken(outcome);
    return done({ item: itemOf(outcome.row), duplicate: outcome.duplicate });
  } catch (error) {
    return refusalFor(error, (trace) => options.log(`editor upload failed: ${trace}`, 'error'));
  }
}

const refusedFor = (reason: UploadRefusal) => refuse(codes[reason], { data: { reason } });

/** Types that browsers open in another program; they are downloaded, the others shown. */
const saved: ReadonlySet<MediaEnding> = new Set<MediaEnding>(['docx', 'xlsx', 'pptx', 'zip']);

export interface UploadedFilesOptions {
  storage: MediaStorage;
  index: MediaIndex;
  /** Makes the file of a part of a picture, if content shows that part. */
  makePart: (name: string) => Promise<boolean>;
  /** Pages of other origins may show the files: those of visitors show them from `MEDIA_BASE`, which fetches them here. */
  embeddable: boolean;
  log: (line: string) => void;
}

/** Files up to this size are read before they are answered, so that they can be repeated from memory. In bytes. */
const shortFile = 512 * 1024;

/**
 * Serves `/media/u/…`, with range requests. A file never changes under its address, unless it is replaced: then its address answers
 * with the present version, which caches have to ask for again each time, while pages name the address of the version itself. Only
 * names of this form are looked up, so incomplete uploads are not served.
 */
export function uploadedFiles({ storage, index, makePart, embeddable, log }: UploadedFilesOptions): Hono {
  const routes = new Hono();
  const path = `${uploadedPath}:file{[0-9a-f]+(-x[0-9]+y[0-9]+w[0-9]+h[0-9]+)?(-[0-9]+)?\\.[a-z0-9]+}`;
  routes.on('GET', path, unlessModified, async (c) => {
    const name = c.req.param('file');
    const current = currentOf(name);
    if (embeddable) c.set('embeddable', true);
    if (name.endsWith('.svg')) c.set('pagePolicy', 'drawing');
    try {
      const etag = `"${current}"`;
      // A browser that has a file keeps it, whether or not the storage answers.
      if (index.uploadOf(name) && isNotModified(c.req.header(), { etag }))
        return c.body(null, 304, headersOf(name));
      const isWhole = c.req.method === 'HEAD' || (c.req.header('if-range') ?? etag) !== etag;
      const range = isWhole ? undefined : c.req.header('range');
      const answer = range === undefined ? await whole(c, name) : await partOf(c, name, range);
      return answer ?? c.text('Not found', 404);
    } catch (error) {
      if (error instanceof OverloadError)
        return c.text('Other pictures are being made. Try again in a minute.', 503, {
          ...retryLater,
          'cache-control': 'no-store',
        });
      if (!(error instanceof StorageAwayError)) throw error;
      log(`media: ${name} cannot be read (${errorMessage(error.cause ?? error)})`);
      return c.text('The storage of this file does not answer. Try again in a minute.', 503, {
        ...retryLater,
        'cache-control': 'no-store',
      });
    }
  });
  routes.on('GET', `${uploadedPath}*`, (c) => c.text('Not found', 404));
  return routes;

  /** Name in the storage of what an address shows. */
  function currentOf(name: string): string {
    const row = index.find(uploadedPath + name);
    return row ? storedNameOf(row) : name;
  }

  async function find(name: string): Promise<StoredFile | undefined> {
    return (await storage.find(name)) ?? ((await makePart(name)) ? storage.find(name) : undefined);
  }

  async function whole(c: Context, name: string): Promise<Response | undefined> {
    const current = currentOf(name);
    if (c.req.method === 'HEAD') {
      const file = await find(current);
      return file && c.body(null, 200, { ...headersOf(name, file), 'content-length': String(file.bytes) });
    }
    const file =
      (await storage.open(current)) ?? ((await makePart(current)) ? await storage.open(current) : undefined);
    if (!file) return undefined;
    const row = index.uploadOf(name);
    // A file that was removed, renamed or replaced by any server is opened again, as soon as this one has heard of it.
    const isFresh = () => index.uploadOf(name)?.name === row?.name && currentOf(name) === current;
    const headers = { ...headersOf(name, file), 'content-length': String(file.bytes) };
    if (file.path !== undefined) {
      c.set('repeatable', { parameterNames: [], file: file.path, isFresh });
      return c.body(streamOf(file.body), 200, headers);
    }
    if (!row || file.bytes > shortFile) return c.body(streamOf(file.body), 200, headers);
    const bytes = new Uint8Array(await arrayBuffer(file.body).catch(away));
    c.set('repeatable', { parameterNames: [], bytes, isFresh });
    return c.body(bytes, 200, headers);
  }

  async function partOf(c: Context, name: string, range: string): Promise<Response | undefined> {
    const current = currentOf(name);
    const file = await find(current);
    if (!file) return undefined;
    const part = rangeOf(range, file.bytes);
    // A client must understand the whole file as well (RFC 9110, section 14.2).
    if (part === undefined) return whole(c, name);
    if (part === 'beyond')
      return c.body(null, 416, { 'content-range': `bytes */${file.bytes}`, 'cache-control': 'no-store' });
    const opened = await storage.open(current, part);
    return (
      opened &&
      c.body(streamOf(opened.body), 206, {
        ...headersOf(name, file),
        'content-length': String(part.end - part.start + 1),
        'content-range': `bytes ${part.start}-${part.end}/${file.bytes}`,
      })
    );
  }

  function headersOf(name: string, file?: StoredFile): Record<string, string> {
    const ending = promisedEnding(name);
    const row = index.uploadOf(name);
    const current = currentOf(name);
    const isCopy = /-\d+\.\w+$/.test(name);
    return {
      'cache-control': current === name ? 'public, max-age=31536000, immutable' : 'public, no-cache',
      'accept-ranges': 'bytes',
      etag: `"${current}"`,
      ...(file ? { 'last-modified': file.changedAt.toUTCString() } : {}),
      ...(ending
        ? {
            'content-type': mediaTypes[ending].type,
            'content-disposition': dispositionOf(row && !isCopy ? row.name : name, ending),
          }
        : {}),
      ...(embeddable ? { 'access-control-allow-origin': '*' } : {}),
    };
  }
}

/** Visitors save a file under the name that editors gave it, and programs open it by its ending. */
function dispositionOf(name: string, ending: MediaEnding): string {
  const whole = promisedEnding(name) === ending ? name : `${name}.${ending}`;
  return saved.has(ending) ? attachment(whole) : inlineAs(whole);
}

/** A body for an answer. Nothing is read ahead of the client. */
function streamOf(body: Readable): ReadableStream<Uint8Array> {
  const pieces: AsyncIterator<Uint8Array> = body[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: () => void body.destroy(),
    },
    { highWaterMark: 0 },
  );
}

const away = (cause: unknown): never => {
  throw new StorageAwayError({ cause });
};
