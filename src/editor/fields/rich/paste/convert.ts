import { isHarmless } from '../extensions.ts';
import { tidyTables } from '../tables.ts';
import { convertBlocks } from './blocks.ts';
import { convertFootnotes } from './footnotes.ts';
import { convertMarks } from './inline.ts';
import { convertLists } from './lists.ts';
import { type PasteNote, PasteNotes } from './notes.ts';
import { convertPictures, type PastedPicture, shortAddress } from './pictures.ts';
import { declarationsOf, type Styles, stylesOf } from './styles.ts';
import { convertTables } from './tables.ts';

/** Programs that the report names. */
export type PasteSource = 'word' | 'wps' | 'excel' | 'feishu' | 'google' | 'libreoffice' | 'web' | 'picture';

/** What a program put on the clipboard. */
export interface Clipboard {
  html: string;
  /** Word writes the data of its pictures only here. */
  rtf?: string | undefined;
  /** Origin of the site, whose own pictures and links remain. */
  origin: string;
  /** True if the selection is in a table: its cells get no header row. */
  isInTable?: boolean;
}

export interface Converted {
  source: PasteSource;
  /** Elements that the editor preserves. The address of a pasted picture is its token. */
  html: string;
  pictures: readonly PastedPicture[];
  notes: readonly PasteNote[];
}

/**
 * Converts the HTML that Word, WPS, Excel, Feishu, Google Docs, LibreOffice or a web page put on the clipboard into what
 * a rich text preserves. Fetches nothing.
 *
 * @returns the HTML, the pictures that belong in the library, and what was kept, changed and lost
 */
export function convertClipboard({ html, rtf = '', origin, isInTable = false }: Clipboard): Converted {
  const notes = new PasteNotes();
  const parsed = new DOMParser().parseFromString(cutConditions(html), 'text/html');
  const { body } = parsed;
  const styles = stylesOf(parsed);
  removeUnseen(body, styles, notes);
  const pictures = convertPictures(body, { rtf, origin, notes });
  convertFootnotes(body, styles, notes);
  convertLists(body, styles, notes);
  convertMarks(body, styles, notes);
  convertLinks(body, origin, notes);
  convertTables(body, styles, { notes, isInTable });
  convertBlocks(body, styles, notes);
  removeAttributes(body);
  return { source: sourceOf(html), html: tidyTables(body.innerHTML), pictures, notes: notes.list() };
}

/** True if it can be inserted without a report: text, formats, links and simple lists, with nothing lost. */
export const isSimple = ({ pictures, notes }: Converted, isInTable: boolean): boolean =>
  pictures.length === 0 &&
  notes.every(
    ({ kind, what }) =>
      kind !== 'lost' && (isInTable || ['fonts', 'blank', 'links', 'lists', 'headings'].includes(what)),
  );

/**
 * Resolves the conditional comments of Office. Browsers show the alternative of `<![if !vml]>`, such as the picture of a
 * drawing; drawings themselves (VML) are in `<!--[if gte vml 1]>`. The text of a text box is only there.
 *
 * @returns HTML without conditions; an empty `span` with `data-box` for the text of each text box
 */
function cutConditions(html: string): string {
  let rest = html;
  let written = '';
  for (;;) {
    const start = rest.indexOf('<!--[if');
    const end = start === -1 ? -1 : rest.indexOf('<![endif]-->', start);
    if (end === -1) break;
    const text = textOfBoxes(rest.slice(start, end));
    written += rest.slice(0, start) + text;
    rest = rest.slice(end + '<![endif]-->'.length);
    // The picture of a text box.
    if (text && rest.trimStart().startsWith('<![if !vml]>')) rest = textAfter(rest, '<![endif]>');
  }
  return (
    (written + rest)
      .replace(/<!\[(?:if[^\]<]*|endif)\]>/g, '')
      // Elements of Office, such as `<o:p>`: their content remains.
      .replace(/<\/?[a-z]\w{0,9}:[a-z][^<>]*>/gi, '')
  );
}

const textAfter = (text: string, end: string): string => {
  const at = text.indexOf(end);
  return at === -1 ? text : text.slice(at + end.length);
};

function textOfBoxes(comment: string): string {
  const at = comment.indexOf('<v:textbox');
  if (at === -1) return '';
  const content = comment.slice(at, comment.lastIndexOf('</v:textbox>'));
  const { body } = new DOMParser().parseFromString(content.slice(content.indexOf('>') + 1), 'text/html');
  const paragraphs = [...body.querySelectorAll('p')].map(({ textContent }) => textContent);
  const text = (paragraphs.length > 0 ? paragraphs.join(' ') : body.textContent).replace(/\s+/g, ' ').trim();
  return `<span data-box="${text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></span>`;
}

/** By a text that only this program writes; the first that matches. WPS also names Word, and Feishu is a web page. */
const signs: readonly [PasteSource, RegExp][] = [
  ['wps', /ksohtml|kingsoft|content="?WPS/i],
  ['excel', /content="?Excel\.Sheet|urn:schemas-microsoft-com:office:excel/i],
  ['word', /content="?Word\.Document|urn:schemas-microsoft-com:office:word|class="?Mso/i],
  ['feishu', /data-lark|lark-record|docx-heading|ace-line/i],
  ['google', /docs-internal-guid|google-sheets-html-origin/i],
  ['libreoffice', /content="LibreOffice|content="OpenOffice/i],
];

const sourceOf = (html: string): PasteSource => signs.find(([, sign]) => sign.test(html))?.[0] ?? 'web';

/** Elements that cannot be shown in a text, and whose content is not text. */
const embedded = 'iframe, video, audio, object, embed, canvas, svg, math';

function removeUnseen(body: HTMLElement, styles: Styles, notes: PasteNotes): void {
  for (const element of body.querySelectorAll('script, style, template, noscript, meta, link, title'))
    element.remove();
  for (const element of body.querySelectorAll('*')) {
    const style = declarationsOf(element, styles);
    const role = style['mso-element'];
    if (role === 'comment') notes.add('lost', 'comments');
    const isHidden =
      style.display === 'none' || style['mso-hide'] === 'all' || element.hasAttribute('hidden');
    if (
      isHidden ||
      role === 'comment-list' ||
      element.matches('.MsoCommentReference, .lark-record-clipboard')
    )
      element.remove();
    else if (element.localName === 'a' && style['mso-comment-reference'])
      element.replaceWith(...element.childNodes);
  }
  for (const element of body.querySelectorAll(embedded)) {
    notes.add('lost', 'embedded', shortAddress(element.getAttribute('src') ?? ''));
    element.remove();
  }
  // Changes that Word tracks.
  for (const element of body.querySelectorAll('del[cite], del[datetime]')) {
    notes.add('lost', 'deletions');
    element.remove();
  }
  for (const element of body.querySelectorAll('ins[cite], ins[datetime]'))
    element.replaceWith(...element.childNodes);
}

function convertLinks(body: HTMLElement, origin: string, notes: PasteNotes): void {
  for (const link of body.querySelectorAll('a')) {
    const address = (link.getAttribute('href') ?? '').trim();
    const hasText = link.textContent.trim() !== '';
    if (/^file:|^[a-z]:\\/i.test(address)) notes.add('lost', 'fileLinks', link.textContent.trim());
    const isKept = hasText && /^(?:https?:|mailto:|tel:|\/)/i.test(address) && isHarmless(address);
    if (!isKept) link.replaceWith(...link.childNodes);
    else {
      link.setAttribute('href', address.startsWith(`${origin}/`) ? address.slice(origin.length) : address);
      notes.add('kept', 'links');
    }
  }
}

const keptAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  img: ['src', 'alt'],
  td: ['colspan', 'rowspan', 'data-align'],
  th: ['colspan', 'rowspan', 'data-align'],
  ol: ['start'],
};

function removeAttributes(body: HTMLElement): void {
  for (const element of body.querySelectorAll('*'))
    for (const { name } of [...element.attributes])
      if (!keptAttributes[element.localName]?.includes(name)) element.removeAttribute(name);
}
