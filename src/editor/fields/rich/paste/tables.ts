import type { PasteNotes } from './notes.ts';
import { declarationsOf, type Styles } from './styles.ts';

interface TableOptions {
  notes: PasteNotes;
  isInTable: boolean;
}

/** Reduces tables to rows, cells and alignment, finds their header row, and dissolves those that only arrange a page. */
export function convertTables(body: HTMLElement, styles: Styles, { notes, isInTable }: TableOptions): void {
  for (const table of [...body.querySelectorAll('table')].reverse()) {
    if (isLayout(table)) {
      notes.add('changed', 'layout');
      table.replaceWith(...cellsOf(table).flatMap((cell) => asBlock(cell)));
    } else {
      for (const cell of cellsOf(table)) cleanCell(cell, styles);
      flatten(table);
      if (!isInTable) {
        findTitle(table, notes);
        findHead(table, notes);
      }
      notes.add('kept', 'tables');
      for (const _merged of table.querySelectorAll('[colspan], [rowspan]')) notes.add('kept', 'mergedCells');
    }
  }
}

const ownParts = 'td, th';

const cellsOf = (table: Element): Element[] =>
  [...table.querySelectorAll(ownParts)].filter((cell) => cell.closest('table') === table);

const rowsOf = (table: Element): Element[] =>
  [...table.querySelectorAll('tr')].filter((row) => row.closest('table') === table);

const isLayout = (table: Element): boolean =>
  table.getAttribute('role') === 'presentation' ||
  cellsOf(table).length < 2 ||
  table.querySelector('table, h1, h2') !== null;

function asBlock(cell: Element): Element[] {
  const block = cell.ownerDocument.createElement('div');
  block.append(...cell.childNodes);
  return [block];
}

function cleanCell(cell: Element, styles: Styles): void {
  const align = alignOf(cell, styles);
  for (const name of ['colspan', 'rowspan']) {
    const span = Number(cell.getAttribute(name) ?? 1);
    if (!(span > 1 && span <= 1000)) cell.removeAttribute(name);
  }
  cell.removeAttribute('data-align');
  if (align === 'center' || align === 'right') cell.setAttribute('data-align', align);
}

/** Word aligns the paragraphs of a cell. */
function alignOf(cell: Element, styles: Styles): string | undefined {
  const own = (element: Element | null | undefined) =>
    element
      ? (declarationsOf(element, styles)['text-align'] ?? element.getAttribute('align') ?? undefined)
      : undefined;
  return own(cell.querySelector('p, div')) ?? own(cell);
}

/** All rows in one `tbody`, without widths. Cells of a `thead` are headers. */
function flatten(table: Element): void {
  for (const column of table.querySelectorAll('colgroup, col')) column.remove();
  const rows = rowsOf(table);
  for (const row of rows)
    if (row.parentElement?.localName === 'thead') for (const cell of [...row.children]) renameToHeader(cell);
  // Without the spaces between cells.
  for (const row of rows) row.replaceChildren(...row.children);
  const body = table.ownerDocument.createElement('tbody');
  body.append(...rows.filter((row) => row.children.length > 0));
  const caption = table.querySelector('caption') ?? captionBefore(table);
  table.replaceChildren(...(caption?.textContent.trim() ? [caption] : []), body);
}

/** Word writes the caption of a table as a paragraph of its own. */
function captionBefore(table: Element): Element | undefined {
  const before = table.previousElementSibling;
  if (!before?.matches('p.MsoCaption')) return undefined;
  const caption = table.ownerDocument.createElement('caption');
  caption.textContent = before.textContent.replace(/\s+/g, ' ').trim();
  before.remove();
  return caption;
}

const textOf = (element: Element): string => element.textContent.replace(/[\s\u00a0]+/g, ' ').trim();

const widthOf = (row: Element): number =>
  [...row.children].reduce((sum, cell) => sum + Number(cell.getAttribute('colspan') ?? 1), 0);

/** A first row of one cell over all columns is the title, as in spreadsheets. */
function findTitle(table: Element, notes: PasteNotes): void {
  const [first, second] = rowsOf(table);
  const [cell] = first?.children ?? [];
  if (!first || !cell || !second || table.querySelector('caption')) return;
  if (first.children.length > 1 || widthOf(first) < 2 || textOf(cell) === '') return;
  const caption = table.ownerDocument.createElement('caption');
  caption.textContent = textOf(cell);
  table.prepend(caption);
  first.remove();
  notes.add('changed', 'tableTitle', textOf(cell));
}

/** A first row whose cells all have a text and no figure is the header, with the rows into which its cells reach. */
function findHead(table: Element, notes: PasteNotes): void {
  const rows = rowsOf(table);
  const cells = [...(rows[0]?.children ?? [])];
  if (cells.length < 2 || cells.some(({ localName }) => localName === 'th')) return;
  const isNamed = cells.every((cell) => /\p{L}/u.test(textOf(cell)) && !/^[\p{Sc}\d]/u.test(textOf(cell)));
  const reach = Math.max(...cells.map((cell) => Number(cell.getAttribute('rowspan') ?? 1)));
  if (!isNamed || reach >= rows.length) return;
  for (const row of rows.slice(0, reach)) for (const cell of [...row.children]) renameToHeader(cell);
  notes.add('changed', 'headRow');
}

function renameToHeader(cell: Element): void {
  if (cell.localName === 'th') return;
  const header = cell.ownerDocument.createElement('th');
  for (const { name, value } of cell.attributes) header.setAttribute(name, value);
  header.append(...cell.childNodes);
  for (const mark of header.querySelectorAll('strong')) mark.replaceWith(...mark.childNodes);
  cell.replaceWith(header);
}
