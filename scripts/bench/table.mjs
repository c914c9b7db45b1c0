/**
 * Formats rows as aligned text: first column left, others right.
 *
 * @param {string[]} head
 *
 * @param {(string | number)[][]} rows
 */
export function table(head, rows) {
  const cells = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column].length)));
  const line = (row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column])))
      .join('  ');
  return cells.map(line).join('\n');
}
