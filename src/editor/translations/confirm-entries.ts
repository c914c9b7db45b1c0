import type { EntryName } from '#schemas/editor/editorial.ts';
import type { Language } from '#schemas/language.ts';
import { callEditor } from '../api.ts';
import { baseVersion } from '../drafts/base-version.ts';
import { confirmTexts } from './mark-texts.ts';
import { translationState } from './text-units.ts';

/** Notes in drafts that the older texts of some entries need no change in a language. */
export async function confirmEntries(names: readonly EntryName[], language: Language): Promise<void> {
  const drafts = await Promise.all(
    names.map(async ({ kind, id }) => {
      const stored = await callEditor('readEntry', { kind, id });
      const entry = stored.draft ? stored.draft.entry : stored.published;
      const older = entry ? translationState(entry, language).older : [];
      if (!entry || older.length === 0) return [];
      return [{ kind, id, ...baseVersion(stored), entry: confirmTexts(entry, older) }];
    }),
  );
  if (drafts.flat().length > 0) await callEditor('saveDrafts', { drafts: drafts.flat() });
}
