import { Hono } from 'hono';
import type { ContentSource, Failure } from '#api/content-source.ts';
import { idempotencyHeader } from '#api/envelope.ts';
import { requestErrors } from '#api/request-errors.ts';
import type { Translate } from '#i18n/i18n.ts';
import { type CallName, callNames, calls, contractBase, type RequestOf } from '#schemas/calls.ts';
import { defaultLanguage, type Language } from '#schemas/language.ts';
import { languageSchema } from '#schemas/language-schema.ts';
import { envelope, refusal } from '../envelope.ts';

export interface ContractOptions {
  source: ContentSource;
  translations: Readonly<Record<Language, Translate>>;
}

/** Statuses of failures that are not plain HTTP 200 (decisions, section 3). */
const statusOf = { invalid: 400, missing: 404, conflict: 409, failed: 200, timeout: 200 } as const;

/** Every call of the contract as a route: one generic handler, derived from the table. */
export function contractRoutes({ source, translations }: ContractOptions) {
  const routes = new Hono();
  for (const name of callNames) {
    const { method, path, request } = calls[name];
    routes.on(method, contractBase + path.replace('{id}', ':id'), async (c) => {
      const language = languageSchema.catch(defaultLanguage).parse(c.req.header('Current-Language'));
      const t = translations[language];
      const raw = method === 'GET' ? c.req.query() : await c.req.json().catch(() => undefined);
      const parsed = request.safeParse(isRecord(raw) ? { ...raw, ...c.req.param() } : raw);
      if (!parsed.success)
        return c.json(refusal(400, t('server.invalid'), requestErrors(parsed.error.issues)), 400);
      const key = c.req.header(idempotencyHeader);
      const answer = await source.call(name, parsed.data as RequestOf<CallName>, {
        language,
        ...(key ? { idempotencyKey: key.slice(0, 200) } : {}),
      });
      c.header('cache-control', 'no-store');
      if (answer.ok) return c.json(envelope(answer), 200);
      const { kind, errors } = answer.failure;
      return c.json(
        refusal(statusOf[kind] === 200 ? 500 : statusOf[kind], messageOf(answer.failure, t), errors),
        statusOf[kind],
      );
    });
  }
  return routes;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a visitor may read; technical reasons stay in the log. */
function messageOf({ kind, message }: Failure, t: Translate): string {
  const own = { invalid: 'server.invalid', missing: 'server.missing', conflict: 'server.conflict' } as const;
  if (kind === 'timeout') return t('server.timeout');
  if (kind === 'failed') return message || t('server.failed');
  return t(own[kind]);
}
