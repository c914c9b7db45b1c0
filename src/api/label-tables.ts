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
export const labelTables = (html: string): string =>
  html.replace(/<table\b[^>]*>(?:(?!<table\b)[\s\S])*?<\/table>/g, labelTable);

interface Cell {
  kind: string;
  attributes: string;
  content: string;
}

function labelTable(table: string): string {
  if (/\s(?:col|row)span="/.test(table)) return table;
  const [head, ...rows] = [...table.matchAll(/<tr\b[^>]*>([\s\S]*?)<\/tr>/g)].map(([, row = '']) =>
    cellsOf(row),
  );
  const labels = head?.map(({ content }) => labelOf(content)) ?? [];
  const named = table.includes('<thead') || head?.every(({ kind }) => kind === 'th');
  if (!named || labels.length <= mostColumns || rows.some(({ length }) => length !== labels.length))
    return table;
  let row = -1;
  return table
    .replace('<table', '<table data-wide="" role="table"')
    .replace(/<(thead|tbody|tfoot)\b/g, '<$1 role="rowgroup"')
    .replace(/<tr\b([^>]*)>[\s\S]*?<\/tr>/g, (_row, attributes: string) => {
      row += 1;
      const cells = (row === 0 ? head : rows[row - 1]) ?? [];
      const written = cells.map((cell, column) => writeCell(cell, row, labels[column] ?? ''));
      return `<tr role="row"${attributes}>${written.join('')}</tr>`;
    });
}

const cellsOf = (row: string): Cell[] =>
  [...row.matchAll(/<(t[dh])\b([^>]*)>([\s\S]*?)<\/\1>/g)].map(
    ([, kind = '', attributes = '', content = '']) => ({
      kind,
      attributes,
      content,
    }),
  );

/** Text only, as an attribute holds it. */
const labelOf = (content: string): string =>
  content
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .replaceAll('"', '&quot;')
    .trim();

function writeCell({ kind, attributes, content }: Cell, row: number, label: string): string {
  const role = row === 0 ? 'columnheader' : kind === 'th' ? 'rowheader' : 'cell';
  const own = row === 0 ? '' : ` data-label="${label}"`;
  return `<${kind} role="${role}"${own}${attributes}>${content}</${kind}>`;
}
