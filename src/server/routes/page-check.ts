import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ServerTranslate } from '#i18n/i18n.ts';
import { checkPages } from '#registry/check-pages.ts';
import type { BlockReading } from '#registry/read-block.ts';
import { type Language, languageKey } from '#schemas/language.ts';
import { envelope, refusal } from '../envelope.ts';
import { addressOf } from '../limits/client-address.ts';
import { createRateLimit } from '../limits/rate-limit.ts';
import { waitText } from '../limits/submission-limit.ts';
import { requestLanguage } from '../request-language.ts';
import { isJson } from './raw-request.ts';

export const pageCheckPath = '/api/pages/check';

export type PageCheckOptions = Omit<BlockReading, 'language'> & {
  translations: Readonly<Record<Language, ServerTranslate>>;
};

/** Maximum input in bytes: several times all pages of a site in both languages. */
export const largestInput = 1024 * 1024;

/** Maximum number of JSON values: four times those of the demo site. Checking that many mistakes takes a second. */
const mostValues = 10_000;

/** Maximum number of checks per address and minute. */
const checksPerMinute = 20;

const notStored = { 'cache-control': 'no-store' };

/**
 * `POST /api/pages/check`: returns all findings about page definitions. Stores nothing and does not call the content
 * source.
 */
export function pageCheckRoutes({ translations, ...reading }: PageCheckOptions) {
  const limit = createRateLimit({ points: checksPerMinute, seconds: 60 });
  const routes = new Hono();
  routes.post(
    pageCheckPath,
    bodyLimit({
      maxSize: largestInput,
      onError: (c) =>
        c.json(refusal(413, translations[requestLanguage(c)]('server.tooLarge')), 413, notStored),
    }),
    async (c) => {
      const language = requestLanguage(c);
      const t = translations[language];
      const address = addressOf(c);
      const wait = address ? await limit(address) : undefined;
      if (wait !== undefined)
        return c.json(refusal(429, waitText(t, wait)), 429, { ...notStored, 'retry-after': String(wait) });
      if (!isJson(c))
        return c.json(refusal(400, t('server.invalid'), { request: 'invalid' }), 400, notStored);
      const checked = checkPages(await c.req.text(), { ...reading, mostValues });
      if (checked.kind !== 'checked') {
        const reason = checked.reason[languageKey(language)];
        return checked.kind === 'tooMany'
          ? c.json(refusal(413, reason), 413, notStored)
          : c.json(refusal(400, reason, { request: 'invalid' }), 400, notStored);
      }
      const { findings } = checked;
      const count = (severity: string) => findings.filter((one) => one.severity === severity).length;
      const data = {
        ok: findings.length === 0,
        errors: count('error'),
        warnings: count('warning'),
        notices: count('notice'),
        findings,
      };
      return c.json(envelope({ data, message: '' }), 200, notStored);
    },
  );
  return routes;
}
