/** A number as an editor gave it, ready to be counted up to. */
export interface Figure {
  value: number;
  /** Decimals of the final number: as many as given, at most the limit. */
  decimals: number;
}

const pattern = /^-?\d{1,3}(?:,?\d{3})*(?:\.\d+)?$|^-?\d+(?:\.\d+)?$/;

/** Characters of the longest number: no figure of a venue has more, and it can still be computed with. */
const longest = 20;

/**
 * Parses "40320", "40,320" or "3.50".
 *
 * @returns `undefined` for other text ("24/7", "1:200")
 */
export function readFigure(text: string, maxDecimals: number): Figure | undefined {
  const trimmed = text.trim();
  // A longer number is an identifier, such as a bank account.
  if (trimmed.length > longest || !pattern.test(trimmed)) return undefined;
  const [, fraction = ''] = trimmed.split('.');
  return { value: Number(trimmed.replaceAll(',', '')), decimals: Math.min(fraction.length, maxDecimals) };
}

/**
 * @returns the number with separators, the same in both languages and in every engine
 * @example
 * writeFigure(40320, 0); // '40,320'
 */
export function writeFigure(value: number, decimals: number): string {
  const [whole = '', fraction] = value.toFixed(decimals).split('.');
  const grouped = whole.replace(/\d(?=(?:\d{3}){1,7}$)/g, '$&,');
  return fraction ? `${grouped}.${fraction}` : grouped;
}

/** @returns a plain number with thousands separators and at most `maxDecimals` decimals; other text unchanged */
export function showFigure(text: string, maxDecimals: number): string {
  const figure = readFigure(text, maxDecimals);
  return figure ? writeFigure(figure.value, figure.decimals) : text;
}

/**
 * @param share of the counter's time, between 0 and 1
 * @returns share of the way, which slows down towards the end
 */
export const easeOut = (share: number): number => 1 - (1 - Math.min(1, Math.max(0, share))) ** 3;
