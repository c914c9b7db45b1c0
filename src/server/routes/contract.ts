import { type Context, Hono } from 'hono';
import type { CallContext, ContentSource, Download, Failure } from '#api/content-source.ts';
import { idempotencyHeader } from '#api/envelope.ts';
import { readRequest } from '#api/read-request.ts';
import type { Translate } from '#i18n/i18n.ts';
import {
  type CallName,
  callNames,
  calls,
  contractBase,
  type DownloadCallName,
  type RequestOf,
} from '#schemas/calls.ts';
import type { Language } from '#schemas/language.ts';
import { envelope, refusal } from '../envelope.ts';
import { requestLanguage } from '../language.ts';
import { attachment } from '../media/attachment.ts';
import { rawRequest } from './raw-request.ts';

export interface ContractOptions {
  source: ContentSource;
  translations: Readonly<Record<Language, Translate>>;
}

/** Statuses of failures that are not plain HTTP 200 (decisions, section 3). */
const statusOf = { invalid: 400, missing: 404, conflict: 409, failed: 200, timeout: 200 } as const;

/** Every call of the contract as a route: one generic handler, derived from the table. */
export function contractRoutes({ source, translations }: ContractOptions) {
  const routes = new Hono();
  for (const name of callNames)
    routes.on(calls[name].method, contractBase + calls[name].path.replace('{id}', ':id'), async (c) => {
      const context = contextOf(c);
      const t = translations[context.language];
      const read = readRequest(name, await rawRequest(c));
      if (!read.ok) return refuse(c, { kind: 'invalid', message: '', errors: read.errors }, t);
      const request = read.request as RequestOf<CallName>;
      if (isDownload(name)) {
        // Whoever leaves before the file comes ends the wait for it; a submission goes on all the same.
        const { signal } = c.req.raw;
        const file = await source.download(name, request as RequestOf<typeof name>, { ...context, signal });
        return file.ok ? sendFile(c, file) : refuse(c, file.failure, t);
      }
      const answer = await source.call(name, request, context);
      return answer.ok ? c.json(envelope(answer), 200, notStored) : refuse(c, answer.failure, t);
    });
  routes.all(`${contractBase}/*`, (c) =>
    refuse(c, { kind: 'missing', message: '' }, translations[contextOf(c).language]),
  );
  return routes;
}

const notStored = { 'cache-control': 'no-store' };

const isDownload = (name: CallName): name is DownloadCallName => 'downloads' in calls[name];

function contextOf(c: Context): CallContext {
  const key = c.req.header(idempotencyHeader);
  return {
    language: requestLanguage(c),
    ...(key ? { idempotencyKey: key.slice(0, 200) } : {}),
  };
}

async function sendFile(c: Context, { name, type, body }: Download & { ok: true }): Promise<Response> {
  const headers = { ...notStored, 'content-type': type, 'content-disposition': attachment(name) };
  if (c.req.method !== 'HEAD') return c.body(body, 200, headers);
  await body.cancel();
  return c.body(null, 200, headers);
}

function refuse(c: Context, failure: Failure, t: Translate): Response {
  const status = statusOf[failure.kind];
  const code = status === 200 ? 500 : status;
  return c.json(refusal(code, messageOf(failure, t), failure.errors), status, notStored);
}

/** What a visitor may read; technical reasons stay in the log. */
function messageOf({ kind, message }: Failure, t: Translate): string {
  if (kind === 'failed') return message || t('server.failed');
  return t(`server.${kind}`);
}
