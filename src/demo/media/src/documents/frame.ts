import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Frame, pageHtml, type Sheet } from './page.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** The logo and the style sheet of every document, with the fonts of a folder. */
export const frameWith = (fonts: string): Frame => ({
  logo: read('../../logo-horizontal.svg'),
  style: read('style.css'),
  fonts,
});

/** Of all that a sheet is printed from: a printed file that says another one is out of date. */
export const fingerprintOf = (sheet: Sheet): string =>
  createHash('sha256')
    .update(pageHtml(sheet, frameWith('fonts')))
    .digest('hex')
    .slice(0, 16);
