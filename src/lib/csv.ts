/** Begins a CSV file. Without this mark, Excel misreads Chinese. */
export const byteOrderMark = '\ufeff';

/**
 * Spreadsheets run cells that begin like a formula; an apostrophe makes them text. Full-width characters
 * count as well.
 */
const formula = /^[=+\-@＝＋－＠\t\r\n]/;

const writeCell = (text: string): string => {
  const harmless = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

/**
 * A line of a CSV file, with its end.
 * @returns the cells, which spreadsheets show and never run
 */
export const writeCsvLine = (cells: readonly string[]): string => `${cells.map(writeCell).join(',')}\r\n`;
