import { gzipSync } from 'node:zlib';
import { Hono } from 'hono';
import type { ContentSource } from '#api/content-source.ts';
import { canonicalJson } from '#lib/canonical-json.ts';
import { createPageLoader, type PageLoaderOptions } from '#registry/load-page.ts';
import type { Language } from '#schemas/language.ts';
import { type World, worldRequestSchema } from '#schemas/world.ts';
import { worldPath } from '#schemas/world-path.ts';
import { refusal } from '../envelope.ts';

interface WorldOptions {
  /** How the site loads its pages. */
  loading: PageLoaderOptions;
  mediaOrigins: readonly string[];
}

/**
 * `POST /api/qa/world`, for recordings: everything that some pages are made from, as JSON in gzip and Base64. Exists only
 * with `QA_RECORD`.
 */
export function worldRoutes(options: WorldOptions) {
  return new Hono().post(worldPath, async (c) => {
    const parsed = worldRequestSchema.safeParse(await c.req.json().catch(() => undefined));
    if (!parsed.success) return c.json(refusal(400, ''), 400);
    const world = await collectWorld(options, parsed.data);
    const body = gzipSync(JSON.stringify(world), { level: 9 }).toString('base64');
    return c.text(body, 200, { 'cache-control': 'no-store' });
  });
}

interface Visit {
  language: Language;
  urls: readonly string[];
}

/** Loads the pages with a loader of their own, which has read nothing before, and notes what it reads. */
async function collectWorld(
  { loading, mediaOrigins }: WorldOptions,
  { language, urls }: Visit,
): Promise<World> {
  const answers = new Map<string, World['answers'][number]>();
  const pictures = new Map<string, World['pictures'][number]>();
  const { source } = loading;
  const noting: ContentSource = {
    download: source.download.bind(source),
    revision: source.revision.bind(source),
    call: async (call, request, context) => {
      const answer = await source.call(call, request, context);
      const key = canonicalJson([call, request, context.language]);
      answers.set(key, asJson({ call, request, language: context.language, answer }));
      return answer;
    },
  };
  const { load } = createPageLoader({
    ...loading,
    source: noting,
    pictureOf: (address, of) => {
      const picture = loading.pictureOf(address, of);
      pictures.set(`${of} ${address}`, asJson({ address, language: of, picture }));
      return picture;
    },
  });
  for (const url of new Set(urls)) {
    const { pathname, searchParams: search } = new URL(url, 'http://this.site');
    await load({ pathname, search, language, languageInUrl: false });
  }
  const { siteCode, timeZone, tracksRequests, mediaBase } = loading;
  return {
    siteCode,
    timeZone,
    tracksRequests,
    mediaBase,
    mediaOrigins: [...mediaOrigins],
    answers: [...answers.values()],
    pictures: [...pictures.values()],
  };
}

/** Without what JSON cannot hold, such as absent values. */
const asJson = (value: unknown) => JSON.parse(JSON.stringify(value));
