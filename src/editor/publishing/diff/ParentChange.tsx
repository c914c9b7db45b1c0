import { titleOf } from '#schemas/entry-title.ts';
import { useEditorQuery } from '../../api.ts';
import { useEditor } from '../../context.tsx';
import { menuRequest } from '../../menu-tree/use-menu.ts';
import { useWords } from '../../texts.ts';
import { differenceTexts } from './difference-texts.ts';
import { FieldChange } from './FieldChange.tsx';
import type { FieldDifference } from './field-differences.ts';

/** The names of the previous and the new parent of a menu item. */
export function ParentChange({ difference }: { difference: FieldDifference }) {
  const t = useWords(differenceTexts);
  const { language } = useEditor();
  const { data } = useEditorQuery('listEntries', menuRequest);
  const nameOf = (id: unknown): string => {
    if (id === undefined || id === null || id === '') return t('firstLevel');
    const entry = data?.items.find((item) => item.id === String(id))?.entry;
    return (entry && (titleOf(entry, language) ?? titleOf(entry, 'zh-CN'))) ?? String(id);
  };
  const { before, after } = difference;
  return (
    <FieldChange
      difference={{ ...difference, before: nameOf(before), after: nameOf(after) }}
      field={undefined}
    />
  );
}
