import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import * as z from 'zod';
import type { CallFailures } from '#api/call-failures.ts';
import type { ServerTranslate } from '#i18n/i18n.ts';
import type { BlockCatalogue } from '#registry/blocks.ts';
import { checkPages } from '#registry/check-pages.ts';
import type { PageLoader } from '#registry/load-page.ts';
import { pagesDocument } from '#registry/page-schema.ts';
import type { BlockReading } from '#registry/read-block.ts';
import { type Language, languageKey, languages } from '#schemas/language.ts';
import type { Clock } from '../clock.ts';
import type { Previews } from '../editor/drafts/preview.ts';
import { envelope, refusal } from '../envelope.ts';
import { addressOf } from '../limits/client-address.ts';
import { createRateLimit, waitText } from '../limits/submission-limit.ts';
import { monitorToken } from '../middleware/monitor-token.ts';
import { type EncodedPage, encodePage } from '../render/page-cache.ts';
import { languageSchema, requestLanguage } from '../request-language.ts';
import { forEveryone, retryLater, sendEncoded } from './cached-response.ts';
import { isJson } from './raw-request.ts';

const query = z.object({
  /** Path and query of the page, without `lang`. */
  url: z.string().min(1).max(2_000).startsWith('/'),
  lang: languageSchema,
  /** `1` if the address bar has `?lang=`. */
  view: z.literal('1').optional(),
  /** Version of the shell that the browser already has. */
  shell: z.string().max(100).optional(),
  /** Loads only this block, for data that a view requests later. */
  block: z.string().max(200).optional(),
});

export interface PageApiOptions {
  loader: PageLoader;
  translations: Readonly<Record<Language, ServerTranslate>>;
  previews?: Previews | undefined;
}

/** `GET /api/page`: payload of a page for client-side navigation. */
export function pageApi({ loader, translations, previews }: PageApiOptions) {
  const routes = new Hono();
  routes.get('/api/page', async (c) => {
    const parsed = query.safeParse(c.req.query());
    const url = parsed.success && URL.parse(parsed.data.url, 'http://this.site');
    if (!parsed.success || !url)
      return c.json(refusal(400, translations['zh-CN']('server.invalid'), { url: 'invalid' }), 400);
    const { lang, view, shell, block } = parsed.data;
    // Later requests of a previewed page use the preview, or the published site if the link has expired.
    const preview = await previews?.loaderOf(url);
    const loaded = await (preview && preview !== 'expired' ? preview : loader).load({
      pathname: url.pathname,
      search: url.searchParams,
      language: lang,
      languageInUrl: view === '1',
    });
    c.header('cache-control', 'no-store');
    if (loaded.kind === 'redirect') return c.json({ redirect: loaded.to });
    // The browser then loads the address as a document: one that was rendered earlier, or the page of status 503.
    if (loaded.payload.kind === 'unavailable')
      return c.json(refusal(503, translations[lang]('server.failed')), 503, retryLater);
    const { shell: ownShell, ...page } = loaded.payload;
    if (block !== undefined) return c.json({ blocks: page.blocks.filter(({ id }) => id === block) });
    return c.json({ page: shell === page.shellVersion ? page : { ...page, shell: ownShell } });
  });
  return routes;
}

/** `GET /api/blocks`: all blocks with version, JSON Schema of the props and a valid example. */
export function blocksApi(catalogue: BlockCatalogue) {
  const list = [...catalogue.values()].map(({ type, version, schema, example }) => ({
    type,
    version,
    props: z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }),
    example,
  }));
  return new Hono().get('/api/blocks', (c) => c.json(list));
}

export const pageCheckPath = '/api/pages/check';

type PageCheckOptions = Omit<BlockReading, 'language'> & {
  translations: Readonly<Record<Language, ServerTranslate>>;
};

/** Maximum input in bytes: several times all pages of a site in both languages. */
const largestInput = 1024 * 1024;

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

export const pageHealthPath = '/api/pages/health';

interface PageHealthOptions {
  /** `HEALTH_TOKEN`. If absent, the route answers 404. */
  healthToken?: string | undefined;
  loader: PageLoader;
  failures: CallFailures;
  clock: Clock;
  translations: Readonly<Record<Language, ServerTranslate>>;
}

/**
 * `GET /api/pages/health`: every route in both languages with origin, blocks, findings and the last failed call.
 * Requires the token.
 */
export function pageHealthRoutes({ healthToken, loader, failures, clock, translations }: PageHealthOptions) {
  const routes = new Hono();
  if (healthToken === undefined) return routes;
  routes.get(pageHealthPath, monitorToken(healthToken, translations), async (c) => {
    const found = await Promise.all(languages.map((language) => loader.health(language, failures)));
    const data = {
      checkedAt: clock().toISOString(),
      complete: found.every(({ complete }) => complete),
      lastFailedCall: failures.last(),
      routes: found.flatMap((one) => one.routes),
      findings: found.flatMap((one) => one.findings),
      problems: [...new Set(found.flatMap((one) => one.problems))],
    };
    return c.json(envelope({ data, message: '' }));
  });
  return routes;
}

/** Path of the JSON Schema of pages, for `$schema` in page files. */
export const pageSchemaPath = '/api/schemas/pages.json';

interface PageSchemaOptions {
  catalogue: BlockCatalogue;
  /** `SITE_ORIGIN`. */
  siteOrigin: string;
}

/** The schema changes only with a release. */
const headers = {
  ...forEveryone('application/schema+json'),
  'cache-control': 'public, max-age=300',
};

/** `GET /api/schemas/pages.json`: the JSON Schema of pages, readable from any origin. */
export function pageSchemaRoutes({ catalogue, siteOrigin }: PageSchemaOptions) {
  let document: EncodedPage | undefined;
  const make = () =>
    encodePage(JSON.stringify(pagesDocument(catalogue, { id: siteOrigin + pageSchemaPath })));
  return new Hono()
    .use(pageSchemaPath, cors({ origin: '*', allowMethods: ['GET', 'HEAD'] }))
    .get(pageSchemaPath, (c) => {
      document ??= make();
      return sendEncoded(c, document, headers);
    });
}
