import { randomBytes } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { clean } from '#api/clean.ts';
import type { ContentSource } from '#api/content-source.ts';
import { createHttpSource } from '#api/http-source.ts';
import type { ReportDropped } from '#api/read-answer.ts';
import { demoEntries } from '#demo/index.ts';
import { createTranslations } from '#i18n/translations.ts';
import { createCatalogue } from '#registry/blocks.ts';
import { createPageLoader } from '#registry/load-page.ts';
import { builtInGroups } from '#registry/pages/index.ts';
import type { ChangeInput } from '#schemas/entry.ts';
import type { Assets } from '#site/assets.ts';
import { createRenderer } from '#site/entry.server.tsx';
import { createApp } from './app.ts';
import { type Clock, dateIn } from './clock.ts';
import type { Config } from './config.ts';
import { openDatabase } from './db/database.ts';
import { createEmbeddedSource } from './db/embedded-source.ts';
import { readPictures } from './media/pictures.ts';
import { createPageCache } from './render/page-cache.ts';

export interface SiteFiles {
  /** Folder of the built browser program; undefined where Vite serves it. */
  client?: string | undefined;
  media: string;
  assets: Assets;
}

/** A running site: answers requests, and takes a publish where the content is its own. */
export interface Site {
  /** `bindings` tells where a request came from, when it came over a network. */
  fetch: (request: Request, bindings?: HttpBindings) => Response | Promise<Response>;
  publish?: (change: ChangeInput) => Promise<{ revision: string }>;
  close: () => Promise<void>;
}

/** All queries of a page share this time, in milliseconds; a foreign backend has 10 s for a call of its own. */
const pageDeadline = 3_000;
const cachedPages = 500;

/** The one place that chooses implementations. Throws a SetupError when the site cannot be opened. */
export async function openSite(config: Config, files: SiteFiles, log: (line: string) => void): Promise<Site> {
  const clock: Clock = config.now ? () => new Date(config.now ?? 0) : () => new Date();
  const translations = createTranslations();
  const catalogue = createCatalogue();
  const report: ReportDropped = (call, where, reason) => log(`call ${call}, ${where} left out: ${reason}`);
  const content = await openContent(config, { clock, translations, report, log });
  const loader = createPageLoader({
    source: content.source,
    catalogue,
    groups: builtInGroups,
    translations,
    siteCode: config.siteCode,
    origin: config.siteOrigin,
    pictureOf: await readPictures(files.media),
    cleanProps: (definition, props) => clean(definition.schema, props, { base: content.mediaBase }),
    mediaBase: content.mediaBase,
    deadline: pageDeadline,
    log,
  });
  const app = createApp({
    source: content.source,
    loader,
    render: createRenderer(files.assets, translations),
    cache: createPageCache(cachedPages),
    clock,
    catalogue,
    translations,
    mediaOrigins: config.mediaOrigins,
    siteOrigin: config.siteOrigin,
    files,
    log,
  });
  return {
    fetch: (request, bindings) => app.fetch(request, bindings),
    ...(content.publish ? { publish: content.publish } : {}),
    close: content.close,
  };
}

interface Content {
  source: ContentSource;
  publish?: Site['publish'];
  /** Origin of relative media addresses. */
  mediaBase?: string;
  close: () => Promise<void>;
}

interface ContentOptions {
  clock: Clock;
  translations: ReturnType<typeof createTranslations>;
  report: ReportDropped;
  log: (line: string) => void;
}

async function openContent(config: Config, options: ContentOptions): Promise<Content> {
  const { clock, log, report } = options;
  if (config.contentApi) {
    const source = createHttpSource({
      baseUrl: config.contentApi,
      fetch,
      ttl: config.contentTtl,
      now: () => clock().getTime(),
      report,
      log,
    });
    return { source, mediaBase: new URL(config.contentApi).origin, close: async () => {} };
  }
  const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir });
  const source = createEmbeddedSource({
    database,
    clock,
    random: (length) => new Uint8Array(randomBytes(length)),
    translations: options.translations,
    siteCode: config.siteCode,
    report,
  });
  if (config.demo && (await source.isEmpty())) {
    log('The database is empty: adding the demo content.');
    await source.publish({ put: demoEntries(dateIn(clock(), config.timeZone)), note: 'demo content' });
  }
  return { source, publish: source.publish, close: () => database.close() };
}
