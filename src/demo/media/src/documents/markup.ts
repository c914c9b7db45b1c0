/** One part of a document: its heading, and what stands beside it as HTML. */
export interface Section {
  title: string;
  html: string;
}

/** A document in one language. Texts are HTML. */
export interface DocumentText {
  /** Below the title: what the document is for. */
  lead: string;
  /** Up to four figures that most readers come for. */
  facts: readonly (readonly [figure: string, label: string])[];
  sections: readonly Section[];
}

/** A document as its readers of either language get it: the same facts, not the same sentences. */
export interface Content {
  zh: DocumentText;
  en: DocumentText;
}

export const section = (title: string, ...blocks: readonly string[]): Section => ({
  title,
  html: blocks.join('\n'),
});

export const p = (html: string): string => `<p>${html}</p>`;
export const list = (...items: readonly string[]): string => `<ul>${each(items)}</ul>`;
export const steps = (...items: readonly string[]): string => `<ol>${each(items)}</ol>`;
/** A sentence that must not be overlooked. */
export const note = (html: string): string => `<p class="note">${html}</p>`;

const figure = /^([\d.,–+%:×/ -]+|from [\d,]+|[\d,]+ 起)$/;

/**
 * A table: `head` and each line of `body` hold cells separated by ` | `. The first cell of a line is its heading;
 * a column of figures stands to the right.
 */
export function table(head: string, body: string): string {
  const rows = body.trim().split('\n').map(cellsOf);
  const heads = cellsOf(head);
  const kind = heads.map((_, column) =>
    rows.every((row) => figure.test(row[column] ?? '')) ? ' class="figures"' : '',
  );
  const headCells = heads.map((cell, column) => `<th scope="col"${kind[column]}>${cell}</th>`).join('');
  const bodyRows = rows.map(([first, ...cells]) => {
    const rest = cells.map((cell, column) => `<td${kind[column + 1]}>${cell}</td>`).join('');
    return `<tr>${first ? `<th scope="row"${kind[0]}>${first}</th>` : '<td></td>'}${rest}</tr>`;
  });
  return `<table><thead><tr>${headCells}</tr></thead><tbody>${bodyRows.join('')}</tbody></table>`;
}

/** Lines to be filled in: what is asked for, and the room for the answer. */
export function form(...fields: readonly string[]): string {
  const rows = fields.map((field) => `<tr><th scope="row">${field}</th><td></td></tr>`);
  return `<table class="form"><tbody>${rows.join('')}</tbody></table>`;
}

const each = (items: readonly string[]) => items.map((item) => `<li>${item}</li>`).join('');
const cellsOf = (line: string) => line.split('|').map((cell) => cell.trim());
