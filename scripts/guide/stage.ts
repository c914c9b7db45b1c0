import type { Page } from 'playwright';
import type { Language } from '#schemas/language.ts';
import { callEditor, prepareSite } from './prepare-site.ts';
import { watchPage } from './settled.ts';

export interface GuideOptions {
  executablePath: string;
  origin: string;
  /** The account that the pictures are taken with. */
  account: { email: string; password: string };
  language: Language;
  /** Where `<scene>.<zh|en>.jpg` go. */
  folder: string;
  note: (text: string) => void;
}

/** What a scene plays on: a page of the editor, signed in, on a site in use. */
export type Stage = Awaited<ReturnType<typeof openStage>>;

export async function openStage(page: Page, { origin, account, language }: GuideOptions) {
  const by = page.context().request;
  const word = (zh: string, en: string) => (language === 'zh-CN' ? zh : en);
  await page.context().addCookies([{ name: 'lang', value: language, url: origin }]);
  await callEditor(by, 'signIn', account);
  const colleague = await prepareSite({ origin, by, word });
  const settled = watchPage(page);
  return {
    page,
    /** A call of the editor that somebody else makes. */
    colleague: (name: string, data: object) => callEditor(colleague, name, data),
    /** One of two texts, by the language of the pictures. */
    word,
    /** Waits until the screen shows everything that it is going to show. */
    settled,
    /** A screen of the editor. */
    open: async (path: string) => {
      await page.goto(`/editor${path}`);
      await settled();
    },
    /** Presses a button by its name. */
    press: async (zh: string, en: string) => {
      await page
        .getByRole('button', { name: word(zh, en), exact: true })
        .last()
        .click();
    },
  };
}
