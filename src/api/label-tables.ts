import { elementsOf, type HtmlElement, replaceElements } from '#lib/html-elements.ts';

/** Tables with more columns become a block for each row on a narrow screen (`styles.css`). */
const mostColumns = 4;

/** Limit of a table's columns with merged cells counted: a `colspan` may say 1,000. */
const columnLimit = 50;

/**
 * Labels the cells of wide tables with their column headers, for screens narrower than the row, and adds table roles,
 * which browsers drop if CSS displays a table as blocks. Header rows may be several, with merged cells; in the body,
 * cells of the first column may be merged downwards and become the heading of their rows. Skips tables without a header
 * row, with other cells merged downwards, with rows of different lengths, or nested in another table.
 *
 * @param html sanitised, so that tags contain no `>`
 * @returns the HTML with `data-label` and `role` attributes at the cells of these tables
 */
export function labelTables(html: string): string {
  const [rest = '', ...closed] = html.split('</table>').reverse();
  const labelled = closed.reverse().map((part) => {
    // The last opening tag before a closing one: of nested tables, the inner one.
    const start = part.lastIndexOf('<table');
    const table = `${part.slice(Math.max(0, start))}</table>`;
    return start === -1 ? table : part.slice(0, start) + labelTable(table);
  });
  return labelled.join('') + rest;
}

interface Cell extends Pick<HtmlElement, 'name' | 'attributes' | 'content'> {
  colspan: number;
  rowspan: number;
  /** Its first column, with the merged cells to the left and above counted. */
  column: number;
}

function labelTable(table: string): string {
  const rows = placeCells([...elementsOf(table, ['tr'])].map(({ content }) => cellsOf(content)));
  const headRows = rows && countHeadRows(table, rows);
  if (!rows || !headRows) return table;
  const columns = widthOf(rows[0] ?? []);
  const body = rows.slice(headRows);
  if (columns <= mostColumns || body.some((row) => row.some((c) => c.column > 0 && c.rowspan > 1)))
    return table;
  const labels = labelsOf(rows.slice(0, headRows), columns);
  let index = -1;
  const withRoles = table
    .replace('<table', '<table data-wide="" role="table"')
    .replace(/<(thead|tbody|tfoot)\b/g, '<$1 role="rowgroup"');
  return replaceElements(withRoles, [['tr']], ({ attributes }) => {
    index += 1;
    const cells = rows[index] ?? [];
    const isHead = index < headRows;
    const written = cells.map((cell) => writeCell(cell, isHead ? undefined : labels));
    // The cell of the first column is in a row above.
    const sub = !isHead && cells[0]?.column !== 0 ? ' data-sub=""' : '';
    return `<tr role="row"${sub}${attributes}>${written.join('')}</tr>`;
  });
}

const cellsOf = (row: string): Cell[] =>
  [...elementsOf(row, ['td', 'th'])].map(({ name, attributes, content }) => ({
    ...{ name, attributes, content, column: 0 },
    colspan: spanOf(attributes, 'colspan'),
    rowspan: spanOf(attributes, 'rowspan'),
  }));

const spans = { colspan: /\scolspan="(\d{1,4})"/, rowspan: /\srowspan="(\d{1,4})"/ };

const spanOf = (attributes: string, name: keyof typeof spans): number =>
  Math.max(1, Number(spans[name].exec(attributes)?.[1] ?? 1));

/** Finds the columns of all cells. Returns undefined if the rows differ in length, or a merged cell is too long. */
function placeCells(rows: readonly Cell[][]): Cell[][] | undefined {
  /** By column: for how many further rows a cell above covers it. */
  let covered: number[] = [];
  const placed: Cell[][] = [];
  for (const row of rows) {
    const next: number[] = [];
    let column = 0;
    const skip = () => {
      while ((covered[column] ?? 0) > 0) {
        next[column] = (covered[column] ?? 0) - 1;
        column += 1;
      }
    };
    const cells: Cell[] = [];
    for (const cell of row) {
      skip();
      if (column + cell.colspan > columnLimit) return undefined;
      cells.push({ ...cell, column });
      for (let at = column; at < column + cell.colspan; at += 1) {
        // Two cells at one place.
        if ((covered[at] ?? 0) > 0) return undefined;
        next[at] = cell.rowspan - 1;
      }
      column += cell.colspan;
    }
    skip();
    if (placed.length > 0 && column !== covered.length) return undefined;
    covered = next;
    placed.push(cells);
  }
  return covered.every((left) => left === 0) ? placed : undefined;
}

const widthOf = (row: readonly Cell[]): number => row.reduce((sum, { colspan }) => sum + colspan, 0);

/** Rows of the `thead`; without one, the first row if it has headers only, and the rows into which they reach. */
function countHeadRows(table: string, rows: readonly (readonly Cell[])[]): number {
  const [head] = [...elementsOf(table, ['thead'])];
  if (head) return [...elementsOf(head.content, ['tr'])].length;
  const [first = []] = rows;
  const reach = Math.max(1, ...first.map(({ rowspan }) => rowspan));
  return rows.slice(0, reach).every((row) => row.every(({ name }) => name === 'th')) ? reach : 0;
}

/** The label of each column: the headers above it, joined. */
function labelsOf(head: readonly (readonly Cell[])[], columns: number): string[] {
  return Array.from({ length: columns }, (_, column) => {
    const above = head.flatMap((row) => row.filter((cell) => covers(cell, column)));
    return above
      .map(({ content }) => textOf(content))
      .filter(Boolean)
      .join(' · ');
  });
}

const covers = ({ column, colspan }: Cell, at: number): boolean => column <= at && at < column + colspan;

/** Text of a cell, escaped for an attribute. */
const textOf = (content: string): string =>
  content
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .replaceAll('"', '&quot;')
    .trim();

/** @param labels undefined in a header row */
function writeCell(cell: Cell, labels: readonly string[] | undefined): string {
  const { name, attributes, content, column, colspan, rowspan } = cell;
  const role = labels ? (name === 'th' ? 'rowheader' : 'cell') : 'columnheader';
  const label = labels && ` data-label="${[...new Set(labels.slice(column, column + colspan))].join(' / ')}"`;
  // The heading of several rows.
  const group = labels && rowspan > 1 ? ' data-group=""' : '';
  return `<${name} role="${role}"${label ?? ''}${group}${attributes}>${content}</${name}>`;
}
