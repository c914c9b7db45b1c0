import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { languageKey } from '#schemas/language.ts';
import { scenes } from './scenes.ts';
import { type GuideOptions, openStage } from './stage.ts';

/** Plays every scene in one language and takes its picture. */
export async function takeGuide(options: GuideOptions): Promise<void> {
  const { executablePath, folder, language, note, origin } = options;
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      locale: language,
      timezoneId: 'Asia/Shanghai',
      reducedMotion: 'reduce',
      baseURL: origin,
      extraHTTPHeaders: { origin },
    });
    const page = await context.newPage();
    const stage = await openStage(page, options);
    for (const [name, scene] of Object.entries(scenes)) {
      note(name);
      await scene(stage);
      await stage.settled();
      const path = join(folder, `${name}.${languageKey(language)}.jpg`);
      await page.screenshot({ path, type: 'jpeg', quality: 64 });
    }
  } finally {
    await browser.close();
  }
}
