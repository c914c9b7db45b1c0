import { type Context, Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import type { ContentSource } from '#api/content-source.ts';
import { type PlanFormat, planFormats } from '#blocks/site-plan/plan-file.ts';
import { buildingKey } from '#blocks/space-queries.ts';
import { sheetIn } from '#registry/load-blocks.ts';
import type { PageLoader } from '#registry/load-page.ts';
import { calls } from '#schemas/calls.ts';
import { defaultLanguage, type Language } from '#schemas/language.ts';
import { languageParameter } from '#site/urls.ts';
import { createGate, OverloadError } from '../limits/gate.ts';
import { attachment } from '../media/attachment.ts';
import { type EncodedPage, encodePage } from '../render/page-cache.ts';
import { languageSchema, viewLanguage } from '../request-language.ts';
import { forEveryone, retryLater, sendEncoded } from '../routes/cached-response.ts';
import { fileName, planFileOf } from './plan-files.ts';

const types: Readonly<Record<PlanFormat, string>> = {
  pdf: 'application/pdf',
  dxf: 'image/vnd.dxf',
  geojson: 'application/geo+json',
};

/** Files that stay compressed: three formats of a few levels in both languages. */
const knownFiles = 24;

interface PlanFile {
  file: EncodedPage;
  /** Name to save it under. */
  name: string;
}

interface PlanOptions {
  source: Pick<ContentSource, 'call' | 'revision'>;
  loader: Pick<PageLoader, 'load'>;
  siteOrigin: string;
}

/** Layouts that are drawn at once; others wait. */
const drawnAtOnce = 2;

/**
 * Layouts of the space finder as PDF, at the address of its page with `.pdf` (rule BLDG-04). Levels of the building as files, `/plans/{level}.pdf`, `.dxf` and `.geojson` (rule BLDG-05). A file is made once per
 * revision of the content.
 */
export function planRoutes({ source, loader, siteOrigin }: PlanOptions) {
  const routes = new Hono();
  const gate = createGate({ atOnce: drawnAtOnce, queueLength: 20 });
  let known: { revision: string; files: LRUCache<string, PlanFile> } | undefined;

  async function currentFiles(): Promise<LRUCache<string, PlanFile>> {
    const revision = await source.revision();
    if (known?.revision !== revision) known = { revision, files: new LRUCache({ max: knownFiles }) };
    return known.files;
  }

  /** @returns undefined if there is no such level */
  async function fileOf(
    level: string,
    format: PlanFormat,
    language: Language,
  ): Promise<PlanFile | 'away' | undefined> {
    const files = await currentFiles();
    const name = JSON.stringify([level, format, language]);
    const made = files.get(name);
    if (made) return made;
    const answer = await source.call('remoteConfig', calls.remoteConfig.request.parse({ key: buildingKey }), {
      language,
    });
    if (!answer.ok) return answer.failure.kind === 'missing' ? undefined : 'away';
    const plan = planFileOf(answer.data, { level, format, language });
    if (!plan) return undefined;
    const file = { file: encodePage(plan.content), name: plan.name };
    files.set(name, file);
    return file;
  }

  routes.get('/plans/:file{[^/]+\\.(?:pdf|dxf|geojson)}', async (c: Context, next) => {
    const path = c.req.param('file') ?? '';
    const format = planFormats.find((one) => path.endsWith(`.${one}`));
    if (!format) return next();
    const language = languageSchema.catch(defaultLanguage).parse(c.req.query(languageParameter));
    const made = await fileOf(path.slice(0, -format.length - 1), format, language);
    if (made === undefined) return next();
    if (made === 'away') return c.body(null, 503, { ...retryLater, 'cache-control': 'no-store' });
    return sendEncoded(c, made.file, {
      ...forEveryone(types[format]),
      'content-disposition': attachment(made.name),
    });
  });
  routes.get('*', async (c, next) => {
    const url = new URL(c.req.url);
    if (!url.pathname.endsWith('.pdf')) return next();
    const { language, languageInUrl } = viewLanguage(c);
    const pathname = url.pathname.slice(0, -'.pdf'.length);
    const made = await gate(async () => {
      const page = await loader.load({ pathname, search: url.searchParams, language, languageInUrl });
      if (page.kind !== 'page') return undefined;
      const { blocks, shell, path } = page.payload;
      const sheet = await sheetIn(page.parsed, blocks, language);
      if (!sheet) return undefined;
      const search = new URLSearchParams(url.search);
      search.set(languageParameter, language);
      const address = `${siteOrigin}${path}?${search}`;
      const { layoutPdfOf } = await import('./layout-pdf.ts');
      return {
        file: encodePage(layoutPdfOf(sheet, { site: shell.siteName, address, language })),
        name: fileName([sheet.title, ...sheet.lines.slice(0, 1)].join(' '), 'pdf'),
      };
    }).catch((error: unknown): 'away' => {
      if (error instanceof OverloadError) return 'away';
      throw error;
    });
    if (made === undefined) return next();
    if (made === 'away') return c.body(null, 503, { ...retryLater, 'cache-control': 'no-store' });
    return sendEncoded(c, made.file, {
      ...forEveryone(types.pdf),
      // The language of a view without it in its address is that of the visitor.
      'cache-control': languageInUrl ? 'public, no-cache' : 'private, no-cache',
      'content-disposition': attachment(made.name),
    });
  });
  return routes;
}
