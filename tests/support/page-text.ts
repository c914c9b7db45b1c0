import { enUS } from '#i18n/resources/en-US.ts';
import type { Language } from '#schemas/language.ts';

export interface TextRules {
  language: Language;
  /** Keys of the interface's texts. */
  keys: string[];
  /** Of another page than the one that is open. */
  path?: string;
}

/** The rules of a language; no key of the interface's texts may be read by a visitor. */
export const rulesOf = (language: Language): TextRules => ({ language, keys: keysOf(enUS) });

function keysOf(texts: object, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'string' ? [prefix + name] : keysOf(value, `${prefix}${name}.`),
  );
}

export interface PageText {
  /** Answered with a status of success. */
  ok: boolean;
  status: number;
  /** Links of our own, path and query. */
  links: string[];
  complaints: string[];
}

/**
 * Links of our own and what is wrong with the texts of a page: of the one that is open, or of another one as the
 * server sends it. Runs in the browser, so it holds all it needs: texts of the other language (Chinese characters on
 * an English page, four Latin words in a row on a Chinese one) count unless their element says that it is in another
 * language, and so do keys in the place of texts.
 */
export async function readPage({ language, keys, path }: TextRules): Promise<PageText> {
  const response = path === undefined ? undefined : await fetch(path);
  const document = response
    ? new DOMParser().parseFromString(await response.text(), 'text/html')
    : window.document;
  const foreign = language === 'en-US' ? /\p{Script=Han}+/u : /(?:[A-Za-z]{2,}[\s,'’-]+){3,}[A-Za-z]{2,}/;
  const known = new Set(keys);
  const attributes = ['alt', 'aria-label', 'title', 'placeholder', 'aria-roledescription'];
  const complaints: string[] = [];

  const check = (text: string, where: string) => {
    // An address, which paper shows, is of no language.
    const found = /^\s*\/\S+\s*$/.test(text) ? undefined : foreign.exec(text)?.[0];
    if (found) complaints.push(`${where} has text of another language: ${text.trim().slice(0, 80)}`);
    for (const word of text.split(/\s+/))
      if (known.has(word)) complaints.push(`${where} shows the key ${word}`);
    if (/\b(?:undefined|NaN|\[object Object\]|null)\b/.test(text))
      complaints.push(`${where} reads “${text.trim().slice(0, 80)}”`);
  };
  const otherLanguage = (element: Element | null) => {
    const own = element?.closest('[lang]')?.getAttribute('lang');
    return own !== null && own !== undefined && own !== language;
  };

  if (document.documentElement.lang !== language) complaints.push(`lang is ${document.documentElement.lang}`);
  check(document.title, 'title');
  check(document.querySelector('meta[name=description]')?.getAttribute('content') ?? '', 'description');
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    if (!parent || parent.closest('script, style, template, noscript') || otherLanguage(parent)) continue;
    if (node.textContent?.trim()) check(node.textContent, parent.localName);
  }
  for (const element of document.body.querySelectorAll(attributes.map((name) => `[${name}]`).join())) {
    if (otherLanguage(element)) continue;
    for (const name of attributes) check(element.getAttribute(name) ?? '', `${element.localName} ${name}`);
  }

  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].flatMap(({ href }) => {
    const { origin, pathname, search } = new URL(href);
    return origin === location.origin ? [pathname + search] : [];
  });
  const { ok, status } = response ?? { ok: true, status: 200 };
  return { ok, status, links: [...new Set(links)], complaints };
}

/**
 * What stands out at the side of the window: the page itself, or a text that a clipping box cuts off. What scrolls
 * inside a box of its own does not. Scrolls to the end first, so that every block wakes up. Runs in the browser.
 */
export async function findWide(): Promise<string[]> {
  window.scrollTo(0, document.body.scrollHeight);
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
    // A busy browser may draw no frame for long.
    setTimeout(resolve, 500);
  });
  const width = window.innerWidth;
  const page = document.documentElement.scrollWidth;
  const faults = page > width ? [`${page} px wide in a window of ${width} px`] : [];
  const scrolls = (element: Element): boolean => {
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement)
      if (/auto|scroll|hidden/.test(getComputedStyle(box).overflowX)) return true;
    return false;
  };
  for (const element of document.querySelectorAll(
    'main :is(h1, h2, h3, h4, p, li, td, th, dt, dd, a, button, time)',
  )) {
    const { right, left, width: own } = element.getBoundingClientRect();
    if (own > 1 && (right > width + 1 || left < -1) && !scrolls(element))
      faults.push(`“${element.textContent.trim().slice(0, 40)}” is cut off in a window of ${width} px`);
  }
  return faults;
}
