import { elementsOf, type HtmlElement, replaceElements } from '#lib/html-elements.ts';

/** Tables with more columns become a block for each row on a narrow screen (`styles.css`). */
const mostColumns = 4;

/**
 * Labels the cells of wide tables with their column headers, for screens narrower than the row, and adds table roles,
 * which browsers drop if CSS displays a table as blocks. Skips tables without a header row, with merged cells, or
 * nested in another table.
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

type Cell = Pick<HtmlElement, 'name' | 'attributes' | 'content'>;

function labelTable(table: string): string {
  if (/\s(?:col|row)span="/.test(table)) return table;
  const [head, ...rows] = [...elementsOf(table, ['tr'])].map(({ content }) => cellsOf(content));
  const labels = head?.map(({ content }) => labelOf(content)) ?? [];
  const named = table.includes('<thead') || head?.every(({ name }) => name === 'th');
  if (!named || labels.length <= mostColumns || rows.some(({ length }) => length !== labels.length))
    return table;
  let row = -1;
  const withRoles = table
    .replace('<table', '<table data-wide="" role="table"')
    .replace(/<(thead|tbody|tfoot)\b/g, '<$1 role="rowgroup"');
  return replaceElements(withRoles, [['tr']], ({ attributes }) => {
    row += 1;
    const cells = (row === 0 ? head : rows[row - 1]) ?? [];
    const written = cells.map((cell, column) => writeCell(cell, row, labels[column] ?? ''));
    return `<tr role="row"${attributes}>${written.join('')}</tr>`;
  });
}

const cellsOf = (row: string): Cell[] => [...elementsOf(row, ['td', 'th'])];

/** Text of a cell, escaped for an attribute. */
const labelOf = (content: string): string =>
  content
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .replaceAll('"', '&quot;')
    .trim();

function writeCell({ name, attributes, content }: Cell, row: number, label: string): string {
  const role = row === 0 ? 'columnheader' : name === 'th' ? 'rowheader' : 'cell';
  const own = row === 0 ? '' : ` data-label="${label}"`;
  return `<${name} role="${role}"${own}${attributes}>${content}</${name}>`;
}
