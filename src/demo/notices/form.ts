/**
 * The parts that notices of procurement and letting have in common. They are HTML; texts go in as they are.
 * The cells of a row are separated by `|`.
 */

/** What the project is, at a glance: a table with a header to each row. */
export const facts = (...rows: readonly string[]): string =>
  `<table><tbody>${rows.map((row) => `<tr>${factCells(row)}</tr>`).join('')}</tbody></table>`;

/** A table with a header to each column. */
export const table = (head: string, ...rows: readonly string[]): string => {
  const header = cells(head).map((cell) => `<th scope="col">${cell}</th>`);
  const body = rows.map((row) => `<tr>${valueCells(cells(row))}</tr>`);
  return `<table><thead><tr>${header.join('')}</tr></thead><tbody>${body.join('')}</tbody></table>`;
};

export const list = (...items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

const cells = (row: string) => row.split('|').map((cell) => cell.trim());
const valueCells = (values: readonly string[]) => values.map((value) => `<td>${value}</td>`).join('');

function factCells(row: string): string {
  const [label, ...values] = cells(row);
  return `<th scope="row">${label}</th>${valueCells(values)}`;
}

/** Standing phrases of the two departments that publish: where bids go in, and whom to ask. */
export const zh = {
  counter: '登录大厅西侧服务中心，标书接收窗口',
  purchasing:
    '<h3>联系方式</h3><p>采购管理部，电话 023 0000 8820，邮箱 purchasing@jialingbay.example，工作日 09:00 至 17:30。</p>',
  letting:
    '<h3>联系方式</h3><p>资产经营部，电话 023 0000 8830，邮箱 letting@jialingbay.example，工作日 09:00 至 17:30。</p>',
};

export const en = {
  counter: 'Tender counter, service centre, west end of the concourse',
  purchasing:
    '<h3>Contact</h3><p>Purchasing department, +86 23 0000 8820, purchasing@jialingbay.example, on working days from 09:00 to 17:30 (UTC+8).</p>',
  letting:
    '<h3>Contact</h3><p>Letting department, +86 23 0000 8830, letting@jialingbay.example, on working days from 09:00 to 17:30 (UTC+8).</p>',
};
