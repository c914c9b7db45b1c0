import type { EntryInput } from '#schemas/entry.ts';
import { type Language, languageKey, languages } from '#schemas/language.ts';
import { documentUrl, type Manual, manuals } from '../documents.ts';
import type { FileFacet } from '../nearby/item.ts';

/** The list of service manuals, each with the PDF of the reader's own language. */
export const manualEntries: EntryInput[] = manuals.map((manual, index) => ({
  kind: 'file',
  id: `manual-${String(index + 1).padStart(2, '0')}`,
  facet: 'SERVICE_MANUAL' satisfies FileFacet,
  sort: index + 1,
  texts: Object.fromEntries(languages.map((language) => [language, textIn(manual, language)])),
}));

function textIn({ document, edition, ...manual }: Manual, language: Language) {
  const key = languageKey(language);
  const { [key]: name } = manual.title;
  const { [key]: holds } = manual.holds;
  const { [key]: pages } = manual.pages;
  const remark =
    language === 'zh-CN'
      ? `<p>${holds}。共 ${pages} 页，第 ${edition} 版。</p>`
      : `<p>${holds}. ${pages} pages, edition ${edition}.</p>`;
  return { data: { name, remark, attachmentVO: [{ address: documentUrl(document, language) }] } };
}
