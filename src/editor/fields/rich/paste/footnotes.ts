import type { PasteNotes } from './notes.ts';
import { declarationsOf, type Styles } from './styles.ts';

/** By program: links to a note, and the elements of the notes. */
const references = 'a[href*="#_ftn"], a[href*="#_edn"], a.sdfootnoteanc, a.sdfootnotesym, a[href^="#ftnt"]';

/** Writes each reference as a superscript number, and the notes as small paragraphs at the end of the text. */
export function convertFootnotes(body: HTMLElement, styles: Styles, notes: PasteNotes): void {
  for (const link of body.querySelectorAll(references)) {
    const number = /\d+/.exec(link.textContent)?.[0];
    const isNote = /ref\d*$|anc$/.test(link.getAttribute('href') ?? '');
    const mark = body.ownerDocument.createElement('sup');
    mark.textContent = number ?? '';
    if (!isNote) notes.add('kept', 'footnotes');
    // LibreOffice raises the link and its text.
    const outer = link.closest('sup') ?? link;
    outer.replaceWith(...(number ? [mark] : []), ...(isNote ? [' '] : []));
  }
  for (const list of body.querySelectorAll('*'))
    if (/^(?:foot|end)note-list$/.test(declarationsOf(list, styles)['mso-element'] ?? ''))
      for (const line of list.querySelectorAll('hr, br')) line.remove();
  for (const text of body.querySelectorAll(
    'p.MsoFootnoteText, p.MsoEndnoteText, p.sdfootnote, p.sdendnote',
  )) {
    const small = body.ownerDocument.createElement('small');
    small.append(...text.childNodes);
    text.append(small);
  }
}
