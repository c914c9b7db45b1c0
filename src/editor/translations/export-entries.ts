import type { EntryName } from '#schemas/editor/editorial.ts';
import type { Language } from '#schemas/language.ts';
import { callEditor } from '../api.ts';

/** Saves the texts of entries as an XLIFF file on this computer. */
export async function exportEntries(names: readonly EntryName[], language: Language): Promise<void> {
  const entries = names.map(({ kind, id }) => ({ kind, id }));
  const { xliff } = await callEditor('exportTranslations', { language, entries });
  const url = URL.createObjectURL(new Blob([xliff], { type: 'application/xliff+xml' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `translations-${language}-${new Date().toISOString().slice(0, 10)}.xlf`;
  link.click();
  URL.revokeObjectURL(url);
}
