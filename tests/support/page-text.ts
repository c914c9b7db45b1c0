import { enUS } from '#i18n/resources/en-US.ts';
import type { Language } from '#schemas/language.ts';

export interface TextRules {
  language: Language;
  /** Keys of the interface texts. */
  keys: string[];
  /** Path of a page to fetch instead of the open one. */
  path?: string;
}

/** The rules for the texts of a language. No key of an interface text may be visible. */
export const rulesOf = (language: Language): TextRules => ({ language, keys: keysOf(enUS) });

function keysOf(texts: object, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'string' ? [prefix + name] : keysOf(value, `${prefix}${name}.`),
  );
}

export interface PageText {
  /** Whether the response has a success status. */
  ok: boolean;
  status: number;
  /** Internal links, path and query. */
  links: string[];
  complaints: string[];
}

/**
 * Finds the internal links and the untranslated texts of the open page or of another page as the server renders it.
 * Reports texts in the other language (Chinese characters on an English page, four Latin words in a row on a Chinese
 * one) unless their element has a `lang` attribute, and keys in place of texts. Runs in the browser, so it is
 * self-contained.
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
    // A URL, which printed pages show, has no language.
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
 * Finds horizontal overflow of the viewport: the page itself, or a text that a box clips. Content that scrolls inside
 * its own box does not count. Scrolls to the end first, so that every block is hydrated. Runs in the browser.
 */
export async function findWide(): Promise<string[]> {
  window.scrollTo(0, document.body.scrollHeight);
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
    // A busy browser may not draw a frame for long.
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
