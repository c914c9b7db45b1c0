import { basename } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { editorBase } from '#schemas/editor/call.ts';
import type { EditorRefusalCode } from '#schemas/editor/calls.ts';
import { largestUpload, type UploadRefusal } from '#schemas/editor/media.ts';
import { type MediaEnding, mediaTypes, promisedEnding } from '#schemas/editor/media-types.ts';
import type { Log } from '../../log.ts';
import { attachment, inlineAs } from '../../media/attachment.ts';
import { unlessModified, whenFound } from '../../routes/cached-response.ts';
import { done, type EditorResult, refuse, signedIn } from '../handlers.ts';
import { answer, callerOf, type EditorRoutesOptions, refusalFor, refuseAccess } from '../routes.ts';
import type { MediaFolder } from './folder.ts';
import type { MediaIndex } from './media-index.ts';
import { itemOf, uploadedPath } from './media-rows.ts';
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
};

const largest = Math.max(...Object.values(largestUpload));

/** `POST /api/editor/media?name=…`, whose body is the file. */
export const uploadRoutes = (options: UploadRoutesOptions): Hono =>
  new Hono().post(`${editorBase}media`, async (c) => answer(c, await take(c, options)));

async function take(c: Context, options: UploadRoutesOptions): Promise<EditorResult<unknown>> {
  try {
    const caller = await callerOf(c, options.accountOf);
    const denied = refuseAccess('editor', caller.account);
    if (denied) return denied;
    if (Number(c.req.header('content-length') ?? 0) > largest) return refusedFor('tooLarge');
    const { body } = c.req.raw;
    const name = c.req.query('name') ?? '';
    const outcome = await options.upload({ name, body, account: signedIn(caller) });
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

/**
 * Serves `/media/u/…`. A file never changes under its address and supports range requests. Only names of this
 * form are looked up, so incomplete uploads are not served.
 */
export function uploadedFiles(folder: MediaFolder, index: MediaIndex): Hono {
  const routes = new Hono();
  const path = `${uploadedPath}:file{[0-9a-f]+(-[0-9]+)?\\.[a-z0-9]+}`;
  const found = whenFound({
    'cache-control': 'public, max-age=31536000, immutable',
    'accept-ranges': 'bytes',
  });
  const nameOf = (address: string) => index.find(address)?.name ?? basename(address);
  routes.use(path, unlessModified, found, async (c, next) => {
    await next();
    const ending = promisedEnding(c.req.path);
    if (!c.res.ok || !ending) return;
    c.header('content-type', mediaTypes[ending].type);
    if (ending === 'svg') c.set('pagePolicy', 'drawing');
    // Visitors save a file under the name that editors gave it, and programs open it by its ending.
    const name = nameOf(c.req.path);
    const whole = promisedEnding(name) === ending ? name : `${name}.${ending}`;
    c.header('content-disposition', saved.has(ending) ? attachment(whole) : inlineAs(whole));
  });
  routes.use(
    path,
    serveStatic({
      root: folder.path,
      rewriteRequestPath: (path) => path.slice(uploadedPath.length - 1),
      onFound: (file, c) => {
        const name = nameOf(c.req.path);
        const isFresh = () => nameOf(c.req.path) === name;
        c.set('repeatable', { parameterNames: [], file, isFresh });
      },
    }),
  );
  routes.on('GET', `${uploadedPath}*`, (c) => c.text('Not found', 404));
  return routes;
}
