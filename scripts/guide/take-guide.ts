import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { type Language, languageKey, languages } from '#schemas/language.ts';
import { sendRequests } from './requests.ts';
import { scenes } from './scenes.ts';

interface GuideOptions {
  executablePath: string;
  origin: string;
  /** The account that the pictures are taken with. */
  account: { email: string; password: string };
  /** Where `<scene>.<zh|en>.jpg` go. */
  folder: string;
  note: (text: string) => void;
}

/** Takes every scene in both languages. */
export async function takeGuide(options: GuideOptions): Promise<void> {
  mkdirSync(options.folder, { recursive: true });
  const { executablePath, origin } = options;
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    await sendRequests(origin);
    for (const language of languages) await takeIn(browser, language, options);
  } finally {
    await browser.close();
  }
}

async function takeIn(browser: Browser, language: Language, { origin, account, folder, note }: GuideOptions) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: language });
  await context.addCookies([{ name: 'lang', value: language, url: origin }]);
  const call = async (name: string, data: object) => {
    const answer = await context.request.post(`${origin}/api/editor/${name}`, { data, headers: { origin } });
    if (!answer.ok()) throw new Error(`${name}: ${answer.status()} ${await answer.text()}`);
  };
  await call('signIn', account);
  const page = await context.newPage();
  const open = async (path: string) => {
    await page.goto(`${origin}/editor${path}`);
  };
  for (const [name, scene] of Object.entries(scenes)) {
    note(`${name} in ${language}`);
    await scene({ page, call, language, open });
    const path = join(folder, `${name}.${languageKey(language)}.jpg`);
    await page.screenshot({ path, type: 'jpeg', quality: 80 });
  }
  await context.close();
}
