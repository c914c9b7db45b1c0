import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodePictures, openBrowser } from './camera.mjs';
import { findings } from './findings.mjs';

const quality = 80;
/** Part of a page around what a finding is about, in px. */
const margin = 24;
/** Longest picture, in px. */
const longest = 2400;

/**
 * Takes a picture of the place of each finding, at its width and in its language; of the editor's only with an account.
 *
 * @returns {Promise<{ id: string, what: string, file: string, fault?: string }[]>} file: in the folder
 */
export async function photographFindings({ origin, account, folder, executablePath, note }) {
  mkdirSync(folder, { recursive: true });
  const browser = await openBrowser(executablePath);
  const pictures = [];
  try {
    for (const finding of findings) {
      pictures.push({ ...finding, ...(await photographFinding(browser, { origin, folder, finding })) });
      note(`${pictures.length} of ${findings.length}, last ${finding.id}`);
    }
    if (account) {
      note('the editor');
      pictures.push(...(await photographEditor(browser, { origin, account, folder })));
    }
  } finally {
    await browser.close();
  }
  writeFileSync(join(folder, 'index.html'), craftPage(pictures));
  return pictures;
}

async function photographFinding(browser, { origin, folder, finding }) {
  const { id, path, language, width, height, selector, act } = finding;
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width, height } });
  const file = `${id}.${language.slice(0, 2)}.${width}.jpg`;
  try {
    await context.addCookies([{ name: 'lang', value: language, url: origin }]);
    const page = await context.newPage();
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    const part = selector && page.locator(selector).first();
    await part?.scrollIntoViewIfNeeded();
    await act?.(page);
    await page.evaluate(decodePictures, 5000);
    const box = await part?.boundingBox();
    const scroll = await page.evaluate(() => window.scrollY);
    // A header that stays in view would cover the part.
    if (box) await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    const clip = box && {
      x: 0,
      y: Math.max(0, box.y + scroll - margin),
      width,
      height: Math.min(longest, box.height + 2 * margin),
    };
    await page.screenshot({
      ...{ path: join(folder, file), type: 'jpeg', quality },
      ...(clip && { clip, fullPage: true }),
    });
    return { file };
  } catch (error) {
    return { file, fault: error.message.split('\n')[0] };
  } finally {
    await context.close();
  }
}

const editorWindow = { width: 1440, height: 900 };

async function photographEditor(browser, { origin, account, folder }) {
  const { openStage } = await import('../guide/stage.ts');
  const { editorFindings } = await import('./editor-findings.ts');
  const language = 'zh-CN';
  const context = await browser.newContext({
    ...{ viewport: editorWindow, locale: language, timezoneId: 'Asia/Shanghai', reducedMotion: 'reduce' },
    ...{ baseURL: origin, extraHTTPHeaders: { origin } },
  });
  const pictures = [];
  try {
    const page = await context.newPage();
    const stage = await openStage(page, { origin, account, language });
    // An older site may lack the control that a step waits for.
    page.setDefaultTimeout(15_000);
    for (const { id, what, act } of editorFindings) {
      const file = `${id}.zh.${editorWindow.width}.jpg`;
      const taken = await act(stage)
        .then(() => page.screenshot({ path: join(folder, file), type: 'jpeg', quality }))
        .then(() => ({ file }))
        .catch((error) => ({ file, fault: error.message.split('\n')[0] }));
      pictures.push({ id, what, path: new URL(page.url()).pathname, language, ...editorWindow, ...taken });
    }
  } finally {
    await context.close();
  }
  return pictures;
}

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** HTML page with all pictures, by finding. */
const craftPage = (pictures) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Findings</title>
<style>body{margin:0;padding:24px;font:14px/1.5 system-ui,sans-serif;background:#eef1f1;color:#0b2530}h2{margin:32px 0 4px;font-size:16px}p{margin:0 0 8px}img{max-width:100%;border:1px solid #d8e0e0;background:#fff}.fault{color:#ae2a1f}</style>
<h1>${pictures.length} findings</h1>${pictures
  .map(
    ({ id, what, path, language, width, height, selector = 'the window', file, fault }) =>
      `<h2 id="${id}">${id}: ${escaped(what)}</h2><p>${escaped(path)} · ${language} · ${width} × ${height} px · ${escaped(selector)}</p>${
        fault
          ? `<p class="fault">${escaped(fault)}</p>`
          : `<img loading="lazy" src="${file}" alt="${escaped(what)}">`
      }`,
  )
  .join('')}</html>\n`;
