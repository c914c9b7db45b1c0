import type { PasteNotes } from './notes.ts';
import { declarationsOf, type Styles } from './styles.ts';

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** Elements of a text that contain text only. */
const texts = ['p', 'figcaption', 'dt', 'dd', ...headings];

/** Elements that contain others. Their own tag is dropped, besides those in `containers`. */
const wrappers = [
  ...['div', 'section', 'article', 'main', 'header', 'footer', 'aside', 'nav', 'center', 'address', 'hgroup'],
  ...['figure', 'form', 'fieldset', 'details', 'summary', 'dl', 'menu', 'body'],
];
const containers = ['blockquote', 'ul', 'ol', 'li', 'table', 'caption', 'tbody', 'thead', 'tr', 'td', 'th'];
const whole = ['hr', 'pre'];

/** Writes paragraphs, headings and their containers, with the text as a browser shows it. */
export function convertBlocks(body: HTMLElement, styles: Styles, notes: PasteNotes): void {
  findHeadings(body, styles);
  const writer = new BlockWriter(notes);
  body.replaceChildren(...writer.blocksOf(body));
  lowerHeadings(body, notes);
}

/** Titles, and paragraphs with an outline level, of Word and WPS. */
function findHeadings(body: HTMLElement, styles: Styles): void {
  for (const paragraph of body.querySelectorAll('p')) {
    const outline = /^[1-6]$/.exec(declarationsOf(paragraph, styles)['mso-outline-level'] ?? '')?.[0];
    const level = paragraph.matches('.MsoTitle') ? '1' : outline;
    if (level && !paragraph.closest('li, td, th')) rename(paragraph, `h${level}`);
  }
}

/** The h1 of a page is its title: if a text has one, all its headings go one level down. */
function lowerHeadings(body: HTMLElement, notes: PasteNotes): void {
  const hasFirst = body.querySelector('h1') !== null;
  for (const heading of [...body.querySelectorAll(headings.join())]) {
    notes.add('kept', 'headings');
    if (!hasFirst) continue;
    notes.add('changed', 'lowered');
    rename(heading, `h${Math.min(6, Number(heading.localName.slice(1)) + 1)}`);
  }
}

function rename(element: Element, tag: string): void {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

class BlockWriter {
  readonly #notes: PasteNotes;

  constructor(notes: PasteNotes) {
    this.#notes = notes;
  }

  /** The blocks in an element; text between them becomes paragraphs. */
  blocksOf(parent: Element): Element[] {
    const blocks: Element[] = [];
    let run: ChildNode[] = [];
    const end = () => {
      blocks.push(...this.#paragraphs(run, parent.ownerDocument, 'p'));
      run = [];
    };
    for (const node of [...parent.childNodes]) {
      if (isElement(node) && isBlock(node)) {
        end();
        blocks.push(...this.#block(node, node.localName));
      } else if (isElement(node) || isText(node)) run.push(node);
    }
    end();
    return blocks;
  }

  #block(element: Element, name: string): Element[] {
    if (whole.includes(name)) return [element];
    if (name === 'ul' || name === 'ol' || name === 'table') {
      this.#rewrite(element);
      return [element];
    }
    if (name === 'blockquote') {
      element.replaceChildren(...this.blocksOf(element));
      return element.children.length > 0 ? [element] : [];
    }
    // A paragraph in which a program wrote blocks.
    if (!texts.includes(name) || [...element.children].some(isBlock)) return this.blocksOf(element);
    return this.#text(element, headings.includes(name) ? name : 'p');
  }

  #text(element: Element, tag: string): Element[] {
    const written = this.#paragraphs([...element.childNodes], element.ownerDocument, tag);
    if (written.length === 0 && !element.closest('li, td, th')) this.#notes.add('changed', 'blank');
    return written;
  }

  /** Items and cells. Those with a single paragraph contain its text directly. */
  #rewrite(element: Element): void {
    for (const child of [...element.children]) {
      const name = child.localName;
      if (name === 'li' || name === 'td' || name === 'th' || name === 'caption') {
        const blocks = this.blocksOf(child);
        const [first, ...others] = blocks;
        const isPlain =
          first?.localName === 'p' && others.every(({ localName }) => /^[uo]l$/.test(localName));
        child.replaceChildren(...(isPlain ? [...(first?.childNodes ?? []), ...others] : blocks));
      } else this.#rewrite(child);
    }
    for (const item of element.querySelectorAll(':scope > li'))
      if (item.childNodes.length === 0) item.remove();
  }

  /** Paragraphs of a run of text and inline elements; two line breaks separate them. */
  #paragraphs(run: readonly ChildNode[], document: Document, tag: string): Element[] {
    const parts: ChildNode[][] = [[]];
    run.forEach((node, index) => {
      const isBreak = node.nodeName === 'BR';
      if (isBreak && isBreakAt(run, index + 1)) parts.push([]);
      else if (!(isBreak && isBreakAt(run, index - 1))) parts.at(-1)?.push(node);
    });
    const after: string[] = [];
    const written = parts.flatMap((part) => {
      const block = document.createElement(tag);
      block.append(...part);
      for (const box of block.querySelectorAll('[data-box]')) {
        after.push(box.getAttribute('data-box') ?? '');
        box.remove();
      }
      this.#tidy(block);
      return block.textContent.trim() === '' && !block.querySelector('img') ? [] : [block];
    });
    for (const text of after.filter(Boolean)) {
      this.#notes.add('changed', 'textBoxes', text);
      const block = document.createElement('p');
      block.textContent = text;
      written.push(block);
    }
    return written;
  }

  /** White space as a browser shows it, without indents made of spaces, and no line break at the ends. */
  #tidy(block: Element): void {
    const pieces = textNodes(block);
    for (const text of pieces) text.data = collapse(text.data);
    const isIndented = /^[\u3000\u00a0]/.test(block.textContent.replace(/^[ \t\r\n]+/, ''));
    if (isIndented && block.textContent.trim() !== '') this.#notes.add('changed', 'blank');
    for (const text of pieces) {
      text.data = text.data.trimStart();
      if (text.data !== '') break;
    }
    let previous = '';
    for (const text of pieces) {
      text.data = text.data.replaceAll('\u00a0', ' ').replace(/ {2,}/g, ' ');
      if (previous.endsWith(' ')) text.data = text.data.replace(/^ /, '');
      if (text.data !== '') previous = text.data;
    }
    for (const text of pieces.reverse()) {
      text.data = text.data.trimEnd();
      if (text.data !== '') break;
    }
    for (const end of ['firstChild', 'lastChild'] as const)
      while (isNothing(block[end])) block[end]?.remove();
  }
}

const isElement = (node: Node): node is Element => node.nodeType === 1;
const isText = (node: Node): node is Text => node.nodeType === 3;

/** True for a line break, and for anything without text and pictures. */
const isNothing = (node: Node | null): boolean =>
  node !== null &&
  node.textContent === '' &&
  !(isElement(node) && (node.localName === 'img' || node.querySelector('img')));

const isBreakAt = (run: readonly ChildNode[], at: number): boolean => run[at]?.nodeName === 'BR';

const isBlock = (element: Element): boolean => {
  const name = element.localName;
  return (
    [texts, wrappers, containers, whole].some((names) => names.includes(name)) ||
    [...element.children].some(isBlock)
  );
};

function textNodes(node: Node): Text[] {
  return [...node.childNodes].flatMap((child) => (isText(child) ? [child] : textNodes(child)));
}

/** Joins white space. Word breaks lines in Chinese, which has no spaces. */
const collapse = (text: string): string =>
  text.replace(/[ \t\r\n\f]+/g, (space, at: number) => {
    const isChinese = /\p{Script=Han}|[，。；：、（）]/u;
    const neighbours = [text[at - 1] ?? '', text[at + space.length] ?? ''];
    return space.includes('\n') && neighbours.every((letter) => isChinese.test(letter)) ? '' : ' ';
  });
