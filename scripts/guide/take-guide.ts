import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { languageKey } from '#schemas/language.ts';
import { scenes } from './scenes.ts';
import { type GuideOptions, openStage } from './stage.ts';

/** Plays the scenes in one language and takes their pictures. */
export async function takeGuide(options: GuideOptions): Promise<void> {
  const { executablePath, folder, language, note, only, origin } = options;
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
      if (only.length > 0 && !only.includes(name)) continue;
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
