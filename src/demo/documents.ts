import { type Language, languageKey } from '#schemas/language.ts';
import documents from './content/documents.json' with { type: 'json' };

/** URL of a demo document (a PDF file) on the site; each document has one in each language. */
export const documentUrl = (name: string, language: Language): string =>
  `/media/documents/${name}-${languageKey(language)}.pdf`;

/** The service manuals in the order of their list: for everyone, for building, for services, for meetings, for visitors. */
export const { manuals } = documents;

/** What notices attach: general documents, which each notice completes with its own figures. */
export const { attachments } = documents;
