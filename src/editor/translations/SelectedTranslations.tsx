import type { EntryName } from '#schemas/editor/editorial.ts';
import type { ListedTranslation } from '#schemas/editor/translations.ts';
import { type Language, languageKey } from '#schemas/language.ts';
import { Button } from '#ui/Button.tsx';
import { callEditor } from '../api.ts';
import { useEditor, useTranslate } from '../context.tsx';
import { baseVersion } from '../drafts/base-version.ts';
import { SelectionBar } from '../list/SelectionBar.tsx';
import { useRefresh } from '../publishing/use-refresh.ts';
import { saveFile } from '../save-file.ts';
import { useProblem } from '../ui/use-problem.ts';
import { exchangeTexts } from './exchange-texts.ts';
import { confirmTexts } from './mark-texts.ts';
import { translationState } from './text-units.ts';
import { translationTexts } from './translation-texts.ts';

/** Key of an entry in the selection. */
export const keyOfItem = ({ kind, id }: Pick<ListedTranslation, 'kind' | 'id'>) => `${kind} ${id}`;

export interface SelectionProps {
  items: readonly ListedTranslation[];
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
}

/** What can be done with the selected entries. Renders nothing if there are none. */
export function SelectedTranslations({
  items,
  selected,
  onChange,
  language,
}: SelectionProps & { language: Language }) {
  const t = useTranslate(translationTexts);
  const { say } = useEditor();
  const refresh = useRefresh();
  const exchange = useTranslate(exchangeTexts);
  const { problem, attempt } = useProblem();
  const chosen = items.filter((item) => selected.has(keyOfItem(item)));
  if (chosen.length === 0) return null;
  const confirm = () =>
    attempt(async () => {
      await confirmEntries(chosen, language);
      await refresh(chosen);
      onChange(new Set());
      say(t('confirmed'));
    });
  return (
    <SelectionBar
      summary={t('selected', {
        count: chosen.length,
        words: chosen.reduce((sum, { words = 0 }) => sum + words, 0),
      })}
      clear={t('unselect')}
      onClear={() => onChange(new Set())}
      problem={problem}
    >
      <Button small variant="text" onClick={() => void attempt(() => exportEntries(chosen, language))}>
        {exchange('export')}
      </Button>
      <Button small variant="text" onClick={() => void confirm()}>
        {t(`noChange.${languageKey(language)}`)}
      </Button>
    </SelectionBar>
  );
}

/** Notes in drafts that the older texts of some entries need no change in a language. */
async function confirmEntries(names: readonly EntryName[], language: Language): Promise<void> {
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

/** Saves the texts of entries as an XLIFF file on this computer. */
async function exportEntries(names: readonly EntryName[], language: Language): Promise<void> {
  const entries = names.map(({ kind, id }) => ({ kind, id }));
  const { xliff } = await callEditor('exportTranslations', { language, entries });
  const day = new Date().toISOString().slice(0, 10);
  saveFile(`translations-${language}-${day}.xlf`, xliff, 'application/xliff+xml');
}
