import type { PasteNotes } from './notes.ts';
import { declarationsOf, type Styles } from './styles.ts';

const marks: Readonly<Record<string, string>> = { b: 'strong', i: 'em', strike: 's', tt: 'code' };
const kept = ['strong', 'em', 'u', 's', 'sup', 'sub', 'code'];

/** Properties whose values the site sets. */
const looks = ['color', 'font-family', 'font-size', 'background', 'background-color'];

/** Writes formats of style attributes as elements, and drops fonts and colours. */
export function convertMarks(body: HTMLElement, styles: Styles, notes: PasteNotes): void {
  let hasFonts = false;
  for (const element of [...body.querySelectorAll('*')].reverse()) {
    const style = declarationsOf(element, styles);
    hasFonts ||= element.localName === 'font' || looks.some((name) => style[name] !== undefined);
    const name = marks[element.localName] ?? element.localName;
    const isSpan = ['span', 'font'].includes(name) && !element.hasAttribute('data-box');
    if (!isSpan && !kept.includes(name)) continue;
    const tags = isSpan ? tagsOf(style, element) : withoutBold(name, style);
    replaceBy(element, element.textContent.trim() === '' ? [] : tags);
  }
  if (hasFonts) notes.add('changed', 'fonts');
  for (const mark of body.querySelectorAll(':is(h1, h2, h3, h4, h5, h6, th) strong'))
    mark.replaceWith(...mark.childNodes);
  for (const tag of kept) {
    for (const inner of body.querySelectorAll(`${tag} ${tag}`)) inner.replaceWith(...inner.childNodes);
    joinNeighbours(body, tag);
  }
}

function tagsOf(style: Readonly<Record<string, string>>, element: Element): string[] {
  const line = `${style['text-decoration'] ?? ''} ${style['text-decoration-line'] ?? ''}`;
  const weight = style['font-weight'] ?? '';
  return [
    ...(/^bold|^[6-9]00$/.test(weight) ? ['strong'] : []),
    ...(style['font-style'] === 'italic' ? ['em'] : []),
    ...(line.includes('underline') && !element.closest('a') && !element.querySelector('a') ? ['u'] : []),
    ...(line.includes('line-through') ? ['s'] : []),
    ...(style['vertical-align'] === 'super' ? ['sup'] : []),
    ...(style['vertical-align'] === 'sub' ? ['sub'] : []),
  ];
}

/** Google Docs wraps everything in `<b style="font-weight:normal">`. */
const withoutBold = (name: string, style: Readonly<Record<string, string>>): string[] =>
  name === 'strong' && /^(?:normal|400)$/.test(style['font-weight'] ?? '') ? [] : [name];

/** Replaces an element by others, each in the one before. Without any, only its content remains. */
function replaceBy(element: Element, tags: readonly string[]): void {
  const content = [...element.childNodes];
  const [outer, ...inner] = tags.map((tag) => element.ownerDocument.createElement(tag));
  if (!outer) {
    element.replaceWith(...content);
    return;
  }
  element.replaceWith(outer);
  let last = outer;
  for (const next of inner) {
    last.append(next);
    last = next;
  }
  last.append(...content);
}

/** `<strong>a</strong><strong>b</strong>`: Word begins a new element where the script or the spelling check changes. */
function joinNeighbours(body: HTMLElement, tag: string): void {
  for (const element of body.querySelectorAll(tag)) {
    while (
      element.nextSibling === element.nextElementSibling &&
      element.nextElementSibling?.localName === tag
    ) {
      element.append(...element.nextElementSibling.childNodes);
      element.nextElementSibling.remove();
    }
  }
}
