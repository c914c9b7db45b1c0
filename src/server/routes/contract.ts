import { type Context, Hono } from 'hono';
import type { ContentChanges } from '#api/content-changes.ts';
import type { CallContext, ContentSource, Download, Failure } from '#api/content-source.ts';
import { idempotencyHeader } from '#api/envelope.ts';
import { readRequest } from '#api/read-request.ts';
import type { ServerTranslate } from '#i18n/i18n.ts';
import {
  type CallName,
  type CreateCallName,
  callNames,
  calls,
  contractBase,
  type DownloadCallName,
} from '#schemas/calls.ts';
import { honeypotField } from '#schemas/honeypot.ts';
import type { Language } from '#schemas/language.ts';
import { envelope, refusal } from '../envelope.ts';
import { addressOf } from '../limits/client-address.ts';
import { waitText } from '../limits/submission-limit.ts';
import { attachment } from '../media/attachment.ts';
import { requestLanguage } from '../request-language.ts';
import type { Submit, SubmitResult } from '../submit.ts';
import { rawRequest } from './raw-request.ts';

export interface ContractOptions {
  source: ContentSource;
  translations: Readonly<Record<Language, ServerTranslate>>;
  submit: Submit;
  changes: Pick<ContentChanges, 'catchUp' | 'record' | 'isCurrent'>;
}

/** HTTP status of each kind of failure (decisions, section 3). */
const statusOf = { invalid: 400, missing: 404, conflict: 409, failed: 200, timeout: 200 } as const;

/** Routes of all calls of the contract: one generic handler, derived from the table of calls. */
export function contractRoutes({ source, translations, submit, changes }: ContractOptions) {
  const routes = new Hono();
  for (const name of callNames)
    routes.on(calls[name].method, contractBase + calls[name].path.replace('{id}', ':id'), async (c) => {
      const context = contextOf(c);
      const t = translations[context.language];
      const raw = await rawRequest(c);
      if (isCreate(name))
        return sendResult(c, await submit({ ...context, call: name, fields: raw, address: addressOf(c) }), t);
      if (isDownload(name)) {
        const read = readRequest(name, raw);
        if (!read.ok) return refuse(c, { kind: 'invalid', message: '', errors: read.errors }, t);
        // Aborts a download if the client disconnects. Submissions ignore the signal.
        const { signal } = c.req.raw;
        const file = await source.download(name, read.request, { ...context, signal });
        return file.ok ? sendFile(c, file) : refuse(c, file.failure, t);
      }
      const read = readRequest(name, raw);
      if (!read.ok) return refuse(c, { kind: 'invalid', message: '', errors: read.errors }, t);
      await changes.catchUp();
      const reads = changes.record();
      const answer = await source.call(name, read.request, { ...context, reads });
      if (!answer.ok) return refuse(c, answer.failure, t);
      const bytes = Buffer.from(JSON.stringify(envelope(answer)));
      c.set('repeatable', {
        isFresh: () => changes.isCurrent() && reads.isFresh(),
        bytes,
        ...(calls[name].method === 'POST'
          ? { parameterNames: [], body: await c.req.text() }
          : { parameterNames: Object.keys(calls[name].request.shape) }),
      });
      return c.body(bytes, 200, { ...notStored, 'content-type': 'application/json' });
    });
  routes.all(`${contractBase}/*`, (c) =>
    refuse(c, { kind: 'missing', message: '' }, translations[contextOf(c).language]),
  );
  return routes;
}

const notStored = { 'cache-control': 'no-store' };

const isCreate = (name: CallName): name is CreateCallName => 'creates' in calls[name];

const isDownload = (name: CallName): name is DownloadCallName => 'downloads' in calls[name];

function contextOf(c: Context): CallContext {
  const key = c.req.header(idempotencyHeader);
  return {
    language: requestLanguage(c),
    ...(key ? { idempotencyKey: key.slice(0, 200) } : {}),
  };
}

function sendResult(c: Context, result: SubmitResult, t: ServerTranslate): Response {
  switch (result.kind) {
    case 'trapped':
      return c.json(refusal(400, t('server.trapped'), { [honeypotField]: 'invalid' }), 400, notStored);
    case 'rejected':
      return refuse(c, { kind: 'invalid', message: '', errors: result.errors }, t);
    case 'limited':
      return c.json(refusal(429, waitText(t, result.seconds)), 429, {
        ...notStored,
        'retry-after': String(result.seconds),
      });
    case 'answered':
      return result.answer.ok
        ? c.json(envelope(result.answer), 200, notStored)
        : refuse(c, result.answer.failure, t);
  }
}

async function sendFile(c: Context, { name, type, size, body }: Download & { ok: true }): Promise<Response> {
  const headers = {
    ...notStored,
    'content-type': type,
    'content-disposition': attachment(name),
    // Lets clients show progress.
    ...(size === undefined ? {} : { 'content-length': String(size) }),
  };
  if (c.req.method !== 'HEAD') return c.body(body, 200, headers);
  await body.cancel();
  return c.body(null, 200, headers);
}

function refuse(c: Context, failure: Failure, t: ServerTranslate): Response {
  const status = statusOf[failure.kind];
  const code = status === 200 ? 500 : status;
  return c.json(refusal(code, messageOf(failure, t), failure.errors), status, notStored);
}

/** Message for visitors. Technical reasons are only logged. */
function messageOf({ kind, message }: Failure, t: ServerTranslate): string {
  if (kind === 'failed') return message || t('server.failed');
  return t(`server.${kind}`);
}
