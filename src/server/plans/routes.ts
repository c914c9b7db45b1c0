import { type Context, Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import type { ContentSource } from '#api/content-source.ts';
import { type PlanFormat, planFormats } from '#blocks/site-plan/plan-file.ts';
import { calls } from '#schemas/calls.ts';
import { defaultLanguage, type Language, otherLanguage } from '#schemas/language.ts';
import { readRemoteConfig } from '#schemas/remote-config.ts';
import { languageParameter } from '#site/urls.ts';
import { attachment } from '../media/attachment.ts';
import { type EncodedPage, encodePage } from '../render/page-cache.ts';
import { languageSchema } from '../request-language.ts';
import { forEveryone, retryLater, sendEncoded } from '../routes/cached-response.ts';
import { type LevelPlan, levelPlan, revisionOf } from './level-plan.ts';

const key = 'official.building.config';

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

/**
 * Levels of the building as files, `/plans/{level}.pdf`, `.dxf` and `.geojson` (rule BLDG-05). A file is made once per
 * revision of the content.
 */
export function planRoutes({ source }: { source: Pick<ContentSource, 'call' | 'revision'> }) {
  const routes = new Hono();
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
    const answer = await source.call('remoteConfig', calls.remoteConfig.request.parse({ key }), { language });
    if (!answer.ok) return answer.failure.kind === 'missing' ? undefined : 'away';
    const planIn = (asked: Language): LevelPlan | undefined => {
      const building = readRemoteConfig(key, answer.data, asked);
      return building && levelPlan(building, level, asked);
    };
    const plan = planIn(language);
    if (!plan) return undefined;
    const content = await write[format](plan, planIn(otherLanguage(language)));
    const file = { file: encodePage(content), name: nameOf(plan, format) };
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
  return routes;
}

/** Their code is loaded when the first file is asked for. */
const write: Readonly<
  Record<PlanFormat, (plan: LevelPlan, other: LevelPlan | undefined) => Promise<string | Uint8Array>>
> = {
  pdf: async (plan) => (await import('./pdf.ts')).pdfOf(plan),
  dxf: async (plan) => (await import('./dxf.ts')).dxfOf(plan),
  geojson: async (plan, other) => (await import('./geojson.ts')).geoJsonOf(plan, other),
};

/** Such as `Level 1 Exhibition R12 2026-11-16.pdf`. */
const nameOf = (plan: LevelPlan, format: PlanFormat): string =>
  `${[plan.level.name, revisionOf(plan)]
    .filter(Boolean)
    .join(' ')
    .replace(/[\p{Cc}\s/\\:*?"<>|]+/gu, ' ')
    .slice(0, 120)
    .trim()}.${format}`;
