import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Language } from '#schemas/language.ts';
import { parseConfig } from '#server/config.ts';
import { openSite } from '#server/main.ts';
import type { Assets } from '#site/assets.ts';

const none = { styles: [], scripts: [] };
/** Names of files that nobody fetches: these tests read HTML, they run no browser. */
const assets: Assets = {
  entry: '/assets/entry.js',
  shell: none,
  fonts: [],
  texts: () => none,
  block: () => none,
};

const editorFiles = { script: '/editor-assets/entry.js', styles: [], fonts: [] };

/** The day the demo content is seeded on: tests fix it (decision 10). */
export const testNow = '2026-11-21T09:00:00+08:00';

/** A whole site in this process, with a database of its own. */
export async function openTestSite(settings: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'pavilion-site-'));
  await mkdir(join(folder, 'media'));
  const lines: string[] = [];
  const config = parseConfig({
    DATA_DIR: folder,
    SITE_ORIGIN: 'https://site.example',
    QA_NOW: testNow,
    CONTENT_TTL: '0',
    ...settings,
  });
  // Without an account nobody can use the editor, and each server would write a link for the first one into its log.
  const files = { media: join(folder, 'media'), assets, ...(settings.ADMIN_EMAIL ? { editorFiles } : {}) };
  const site = await openSite(config, files, (line) => lines.push(line));
  const request = async (path: string, init: RequestInit = {}) =>
    site.fetch(new Request(`https://site.example${path}`, init));
  return {
    lines,
    site,
    /** `DATA_DIR`. */
    dataDir: folder,
    request,
    /** The HTML of a page in a language, by cookie as a visitor has it. */
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
