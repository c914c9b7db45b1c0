import { languageKey, languages } from '#schemas/language.ts';
import { attachments, manuals } from '../../../documents.ts';
import { readDocument } from './read-document.ts';
import { type Frame, type Sheet, pageHtml } from './page.ts';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** A sheet and the file it is printed to: `exhibitor-manual-zh.pdf`. */
export interface NamedSheet extends Sheet {
  file: string;
}

const documents = [
  ...manuals.map(({ document, edition, title }, index) => ({
    document,
    edition,
    kind: 'manual' as const,
    code: `SM-${number(index)}`,
    title,
  })),
  ...attachments.map((item, index) => ({
    ...item,
    kind: 'attachment' as const,
    code: `ND-${number(index)}`,
  })),
];

/** Every document in both languages. */
export const sheets: readonly NamedSheet[] = documents.flatMap(({ document, title, ...rest }) =>
  languages.map((language) => {
    const key = languageKey(language);
    const text = readDocument(document, language);
    return { ...rest, file: `${document}-${key}.pdf`, language, title: title[key], text };
  }),
);

function number(index: number): string {
  return String(index + 1).padStart(2, '0');
}

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** The logo and the style sheet of every document, with the fonts of a folder. */
export const frameWith = (fonts: string): Frame => ({
  logo: read('../../logo-horizontal.svg'),
  style: read('style.css'),
  fonts,
});

/** Fingerprint of a sheet's HTML. A printed file with another fingerprint is out of date. */
export const fingerprintOf = (sheet: Sheet): string =>
  createHash('sha256')
    .update(pageHtml(sheet, frameWith('fonts')))
    .digest('hex')
    .slice(0, 16);
