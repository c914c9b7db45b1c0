import type { Page } from 'playwright';
import type { Language } from '#schemas/language.ts';

interface Stage {
  page: Page;
  /** A call of the editor. */
  call: (name: string, data: object) => Promise<void>;
  language: Language;
  /** A screen of the editor. */
  open: (path: string) => Promise<void>;
}

const introduction = '/page?path=/exhibitCenter/exhibitionHallIntroduction';

/** Waits until a screen has what it asked for. */
const settled = async (page: Page) => {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
};

/** Each picture of the guide: what is opened, and what is done before it is taken. */
export const scenes: Readonly<Record<string, (stage: Stage) => Promise<void>>> = {
  menu: async ({ open, page }) => {
    await open('/menu');
    await settled(page);
  },
  page: async ({ open, page }) => {
    await open(`${introduction}&block=figures`);
    await settled(page);
  },
  pair: async ({ page }) => {
    await page.getByRole('button', { name: /^(对照|Side by side)$/ }).click();
    await settled(page);
  },
  content: async ({ open, page }) => {
    await open('/content/news');
    await settled(page);
  },
  form: async ({ page }) => {
    await page.getByRole('row').nth(2).getByRole('link').first().click();
    await settled(page);
  },
  publish: async ({ open, page, language }) => {
    await open('/page?path=/about/privacy');
    await settled(page);
    const title = page.getByRole('textbox').nth(language === 'zh-CN' ? 1 : 2);
    await title.fill(language === 'zh-CN' ? '隐私与数据' : 'Privacy and data');
    await page.getByRole('button', { name: /^(发布|Publish)$/ }).click();
    await page.getByRole('dialog').waitFor();
    await settled(page);
  },
  media: async ({ open, page }) => {
    await open('/media');
    await settled(page);
  },
  inbox: async ({ open, page }) => {
    await open('/inbox');
    await settled(page);
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    await settled(page);
  },
  accounts: async ({ open, page, call, language }) => {
    await call('invite', { email: `publisher.${language}@venue.example`, role: 'publisher' });
    await open('/settings/accounts');
    await settled(page);
  },
};
