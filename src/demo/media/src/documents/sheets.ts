import { languageKey, languages } from '#schemas/language.ts';
import { attachments, manuals } from '../../../documents.ts';
import { readDocument } from './read-document.ts';
import type { Sheet } from './page.ts';

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
