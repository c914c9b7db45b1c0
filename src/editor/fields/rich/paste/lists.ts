import type { PasteNotes } from './notes.ts';
import { declarationsOf, type Styles } from './styles.ts';

interface Item {
  element: Element;
  /** From 1. */
  level: number;
  isNumbered: boolean;
  /** Its number, if it is a decimal one. */
  number: number | undefined;
}

/** Makes lists of the paragraphs that Word and WPS write for them (`mso-list`), and repairs those of other programs. */
export function convertLists(body: HTMLElement, styles: Styles, notes: PasteNotes): void {
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6')) writeMarker(heading, styles);
  const done = new Set<Element>();
  for (const element of body.querySelectorAll('p, div')) {
    if (done.has(element) || !listOf(element, styles)) continue;
    const items: Item[] = [];
    for (let next: Element | null = element; next && listOf(next, styles); next = next.nextElementSibling) {
      items.push(readItem(next, styles, notes));
      done.add(next);
    }
    const marker = body.ownerDocument.createElement('div');
    element.before(marker);
    marker.replaceWith(...build(items, body.ownerDocument));
  }
  nestLists(body);
  joinLists(body);
  for (const list of body.querySelectorAll('ul, ol'))
    if (!list.parentElement?.closest('ul, ol')) notes.add('kept', 'lists');
}

/** `l0 level2 lfo1`, the list and the level of a paragraph. */
function listOf(element: Element, styles: Styles): string | undefined {
  const list = element.matches('p, div') ? declarationsOf(element, styles)['mso-list'] : undefined;
  return list && /\blevel\d/.test(list) ? list : undefined;
}

const markerOf = (element: Element, styles: Styles): Element | undefined =>
  [...element.querySelectorAll('span')].find((span) => declarationsOf(span, styles)['mso-list'] === 'ignore');

/** The number of a heading is a part of its text. */
function writeMarker(heading: Element, styles: Styles): void {
  const marker = markerOf(heading, styles);
  marker?.replaceWith(`${marker.textContent.replace(/[\s\u00a0]+/g, ' ').trim()} `);
}

function readItem(element: Element, styles: Styles, notes: PasteNotes): Item {
  const level = Number(/\blevel(\d)/.exec(listOf(element, styles) ?? '')?.[1] ?? 1);
  const marker = markerOf(element, styles);
  const text = (marker?.textContent ?? '').replace(/[\s\u00a0]/g, '');
  const fonts = [marker, marker?.parentElement].map((span) =>
    span ? declarationsOf(span, styles)['font-family'] : '',
  );
  const isSymbol = /wingdings|symbol|courier/.test(fonts.join());
  const isNumbered = !isSymbol && /[\da-z\p{Script=Han}①-⑳]/iu.test(text);
  const decimal = /^[(（]?(\d{1,4})[.)、）．]?$/.exec(text)?.[1];
  if (isNumbered && !decimal) notes.add('changed', 'numbering', text);
  marker?.remove();
  return { element, level, isNumbered, number: decimal === undefined ? undefined : Number(decimal) };
}

function build(items: readonly Item[], document: Document): Element[] {
  const roots: Element[] = [];
  /** The open lists, the outermost first. */
  let open: { list: Element; level: number }[] = [];
  for (const { element, level, isNumbered, number } of items) {
    const tag = isNumbered ? 'ol' : 'ul';
    open = open.filter(
      (outer) => outer.level < level || (outer.level === level && outer.list.localName === tag),
    );
    let last = open.at(-1);
    if (last?.level !== level) {
      const list = document.createElement(tag);
      if (number !== undefined && number > 1) list.setAttribute('start', String(number));
      const parent = last?.list.lastElementChild;
      if (parent) parent.append(list);
      else roots.push(list);
      last = { list, level };
      open.push(last);
    }
    const item = document.createElement('li');
    item.append(...element.childNodes);
    element.remove();
    last.list.append(item);
  }
  return roots;
}

/** Google Docs and older pages write an inner list beside its item: `<ul><li>a</li><ul>…</ul></ul>`. */
function nestLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')) {
    const item = list.previousElementSibling;
    if (item?.localName === 'li') item.append(list);
  }
}

/** Feishu writes each numbered item as a list of its own, which starts at its number. */
function joinLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll('ol[start]')) {
    const before = list.previousElementSibling;
    const next = Number(before?.getAttribute('start') ?? 1) + (before?.children.length ?? 0);
    if (before?.localName !== 'ol' || Number(list.getAttribute('start')) !== next) continue;
    before.append(...list.children);
    list.remove();
  }
  for (const list of body.querySelectorAll('ol[start="1"]')) list.removeAttribute('start');
}
