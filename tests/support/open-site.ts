import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Language } from '#schemas/language.ts';
import { parseConfig } from '#server/config.ts';
import type { WriteLog } from '#server/log.ts';
import { openSite } from '#server/main.ts';
import type { Assets } from '#site/assets.ts';
import { plainPasswords } from './accounts.ts';
import { copyDatabase } from './database.ts';

const none = { styles: [], scripts: [] };
/** Names of files that are never requested, because these tests read HTML without a browser. */
const assets: Assets = {
  entry: '/assets/entry.js',
  shell: none,
  fonts: [],
  texts: () => none,
  block: () => none,
};

const editorFiles = { script: '/editor-assets/entry.js', styles: [], fonts: [] };

/** The time at which the demo content is seeded (decision 10). */
export const testNow = '2026-11-21T09:00:00+08:00';

/** Default settings of test sites. */
const settingsFor = (dataDir: string) => ({
  DATA_DIR: dataDir,
  SITE_ORIGIN: 'https://site.example',
  DEMO: 'yes',
  QA_NOW: testNow,
  CONTENT_TTL: '0',
});

/** Settings that change a site's content, so that the prepared demo database cannot be copied. */
const contentSettings = ['CONTENT_API', 'DATABASE_URL', 'DATA_DIR', 'DEMO', 'QA_NOW', 'SITE_TIME_ZONE'];

/** Starts a site that writes the demo content into a data folder. */
async function seed(dataDir: string): Promise<void> {
  const site = await openSite(parseConfig(settingsFor(dataDir)), { media: dataDir, assets }, () => {});
  await site.close();
}

/**
 * Opens a complete site in this process with its own database, which is a copy of a prepared demo database.
 * @param client the folder of the built browser program; without it, the site has no such files
 * @param media the folder of the media build; without it, the site has no pictures
 */
export async function openTestSite(settings: Record<string, string> = {}, client?: string, media?: string) {
  const folder = await mkdtemp(join(tmpdir(), 'pavilion-site-'));
  await mkdir(join(folder, 'media'));
  const lines: string[] = [];
  const config = parseConfig({ ...settingsFor(folder), ...settings });
  if (!contentSettings.some((name) => name in settings)) await copyDatabase(folder, 'demo', seed);
  // Without an account the editor cannot be used, and each server would log a link for creating the first account.
  const files = {
    client,
    media: media ?? join(folder, 'media'),
    assets,
    ...(settings.ADMIN_EMAIL ? { editorFiles } : {}),
  };
  const errors: string[] = [];
  const write: WriteLog = (line, { level } = {}) => {
    lines.push(line);
    if (level === 'error') errors.push(line);
  };
  const site = await openSite(config, files, write, { passwords: plainPasswords() });
  const request = async (path: string, init: RequestInit = {}) =>
    site.fetch(new Request(`https://site.example${path}`, init));
  return {
    lines,
    /** Those of the lines that have the level `error`. */
    errors,
    site,
    /** `DATA_DIR`. */
    dataDir: folder,
    request,
    /** The HTML of a page in a language, selected by cookie. */
    html: async (path: string, language: Language = 'zh-CN') =>
      (await request(path, { headers: { cookie: `lang=${language}` } })).text(),
    /** `data` of a call of the contract at our origin. */
    data: async <T>(path: string, language: Language, body?: unknown): Promise<T> => {
      const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
      const response = await request(`/api/official/website${path}`, {
        ...init,
        headers: { 'current-language': language, 'content-type': 'application/json' },
      });
      return (await response.json()).data;
    },
    close: async () => {
      await site.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type TestSite = Awaited<ReturnType<typeof openTestSite>>;
