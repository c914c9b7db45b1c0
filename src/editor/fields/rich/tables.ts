import type { Editor } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { GapCursor } from '@tiptap/pm/gapcursor';
import type { Node } from '@tiptap/pm/model';
import { Selection } from '@tiptap/pm/state';
import { findTable, isInTable, TableMap } from '@tiptap/pm/tables';

/** How the text of a cell is aligned; undefined is the start of the line. */
export type CellAlign = 'center' | 'right' | undefined;

const align = {
  default: null,
  parseHTML: (element: HTMLElement) => element.getAttribute('data-align'),
  renderHTML: ({ align: value }: Record<string, unknown>) => (value ? { 'data-align': value } : {}),
};

/** Column widths are the site's. */
const colwidth = { default: null, parseHTML: () => null, renderHTML: () => ({}) };

/** The first kind fills an empty cell. */
const content = '(paragraph | block)+';

/** Tables as sites show them: no widths and no style attributes, but a caption. */
export const tableExtensions = [
  Table.extend({
    addAttributes: () => ({
      caption: {
        default: '',
        parseHTML: (element) => element.querySelector(':scope > caption')?.textContent?.trim() ?? '',
        rendered: false,
      },
    }),
    // The caption is an attribute: ProseMirror's tables contain only rows.
    parseHTML: () => [{ tag: 'table' }, { tag: 'caption', ignore: true }],
    renderHTML: ({ node }) =>
      node.attrs.caption
        ? ['table', ['caption', { contenteditable: 'false' }, String(node.attrs.caption)], ['tbody', 0]]
        : ['table', ['tbody', 0]],
  }).configure({ View: null }),
  TableRow,
  TableCell.extend({
    content,
    addAttributes: () => ({ colspan: { default: 1 }, rowspan: { default: 1 }, colwidth, align }),
  }),
  TableHeader.extend({
    content,
    addAttributes: () => ({ colspan: { default: 1 }, rowspan: { default: 1 }, colwidth, align }),
  }),
];

/**
 * Writes the tables of a serialised text as HTML for readers: header rows in a `thead`, the scope of each header, and
 * no paragraph around the text of a cell.
 */
export function tidyTables(html: string): string {
  if (!html.includes('<table')) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const caption of body.querySelectorAll('caption')) caption.removeAttribute('contenteditable');
  for (const cell of body.querySelectorAll('td, th')) unwrapParagraph(cell);
  for (const table of body.querySelectorAll('table')) separateHead(table);
  return body.innerHTML;
}

function unwrapParagraph(cell: Element): void {
  const [only, ...others] = cell.children;
  if (only?.localName === 'p' && others.length === 0 && only.attributes.length === 0)
    only.replaceWith(...only.childNodes);
}

function separateHead(table: Element): void {
  const section = table.querySelector(':scope > tbody');
  const rows = [...(section?.children ?? [])];
  const count = countHeadRows(rows);
  for (const row of rows)
    for (const cell of row.children)
      if (cell.localName === 'th') cell.setAttribute('scope', scopeOf(cell, rows.indexOf(row) < count));
  if (!section || count === 0) return;
  const head = table.ownerDocument.createElement('thead');
  head.append(...rows.slice(0, count));
  section.before(head);
}

/** The first rows with headers only, with the rows into which their merged cells reach. Some row must remain. */
function countHeadRows(rows: readonly Element[]): number {
  let count = 0;
  while (count < rows.length && isHeadRow(rows[count])) {
    const next = Math.max(count + 1, ...reachOf(rows[count], count));
    if (next >= rows.length) break;
    count = next;
  }
  return count;
}

const isHeadRow = (row: Element | undefined): boolean =>
  [...(row?.children ?? [])].every(({ localName }) => localName === 'th');

const reachOf = (row: Element | undefined, index: number): number[] =>
  [...(row?.children ?? [])].map((cell) => index + Number(cell.getAttribute('rowspan') ?? 1));

function scopeOf(cell: Element, isHead: boolean): string {
  const span = Number(cell.getAttribute(isHead ? 'colspan' : 'rowspan') ?? 1);
  return `${isHead ? 'col' : 'row'}${span > 1 ? 'group' : ''}`;
}

/** The table that contains the selection, for its tools. */
export interface SelectedTable {
  caption: string;
  hasHeadRow: boolean;
  hasHeadColumn: boolean;
  align: CellAlign;
}

/** @returns undefined if the selection is not in a table */
export function selectedTable(editor: Editor): SelectedTable | undefined {
  const { state } = editor;
  const found = isInTable(state) ? findTable(state.selection.$from) : undefined;
  if (!found) return undefined;
  const { node } = found;
  const map = TableMap.get(node);
  const header = (left: number, top: number, right: number, bottom: number): boolean =>
    map.cellsInRect({ left, top, right, bottom }).every((at) => isHeader(node.nodeAt(at)));
  const { align: cell } = {
    ...editor.getAttributes('tableCell'),
    ...editor.getAttributes('tableHeader'),
  };
  return {
    caption: String(node.attrs.caption),
    hasHeadRow: header(0, 0, map.width, 1),
    hasHeadColumn: header(0, Math.min(1, map.height - 1), 1, map.height),
    align: cell === 'center' || cell === 'right' ? cell : undefined,
  };
}

const isHeader = (cell: Node | null): boolean => cell?.type.name === 'tableHeader';

/**
 * Moves the caret behind the table that contains it. Inside, Tab goes from cell to cell and adds rows at the end, so that
 * people without a pointer could not go on to the next field.
 */
export function leaveTable({ state, view }: Editor): void {
  const table = findTable(state.selection.$from);
  if (!table) return;
  const behind = state.doc.resolve(table.pos + table.node.nodeSize);
  const next = behind.nodeAfter;
  const selection = next && next.type.name !== 'table' ? Selection.near(behind, 1) : new GapCursor(behind);
  view.dispatch(state.tr.setSelection(selection).scrollIntoView());
  view.focus();
}
