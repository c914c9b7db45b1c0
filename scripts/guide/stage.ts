import type { Page } from 'playwright';
import type { Language } from '#schemas/language.ts';
import { callEditor, prepareSite, replacePicture } from './prepare-site.ts';
import { watchPage } from './settled.ts';

export interface GuideOptions {
  executablePath: string;
  origin: string;
  /** Account in the pictures. */
  account: { email: string; password: string };
  language: Language;
  /** Target folder of `<scene>.<zh|en>.jpg`. */
  folder: string;
  note: (text: string) => void;
  /** Names of scenes; all if empty. */
  only: readonly string[];
}

/** Context of a scene: a signed-in editor page on a site in use. */
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
    /** Makes an editor call as the colleague. */
    colleague: (name: string, data: object) => callEditor(colleague, name, data),
    /** Replaces the picture of the library by a new version. */
    replacePicture: () => replacePicture({ by, word }),
    /** Picks a text by the language of the pictures. */
    word,
    /** Waits until the screen is complete. */
    settled,
    /** Opens a screen of the editor. */
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
