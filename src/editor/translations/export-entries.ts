import type { EntryName } from '#schemas/editor/editorial.ts';
import type { Language } from '#schemas/language.ts';
import { callEditor } from '../api.ts';
import { saveFile } from '../save-file.ts';

/** Saves the texts of entries as an XLIFF file on this computer. */
export async function exportEntries(names: readonly EntryName[], language: Language): Promise<void> {
  const entries = names.map(({ kind, id }) => ({ kind, id }));
  const { xliff } = await callEditor('exportTranslations', { language, entries });
  const day = new Date().toISOString().slice(0, 10);
  saveFile(`translations-${language}-${day}.xlf`, xliff, 'application/xliff+xml');
}
