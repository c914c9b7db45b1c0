import { type Language, languageKey } from '#schemas/language.ts';

/** Where the site serves a demo document (a PDF file), of which there is one in each language. */
export const documentUrl = (name: string, language: Language): string =>
  `/media/documents/${name}-${languageKey(language)}.pdf`;
