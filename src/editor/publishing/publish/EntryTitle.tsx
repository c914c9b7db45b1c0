import { titleOf } from '#schemas/entry-title.ts';
import { localise } from '#schemas/language.ts';
import { capitalise } from '../../capitalise.ts';
import { useEditor } from '../../context.tsx';
import { nextOf } from '../../drafts/stored.ts';
import { entryModel } from '../diff/models.ts';
import type { Publishable } from './publishable.ts';

/** Kind and title of an entry. */
export function EntryTitle({ publishable: { name, stored } }: { publishable: Publishable }) {
  const { language } = useEditor();
  const entry = nextOf(stored) ?? stored.published;
  const title = entry && (titleOf(entry, language) ?? titleOf(entry, 'zh-CN'));
  return (
    <span>
      {capitalise(localise(entryModel(name).name, language))}{' '}
      <strong className="font-medium">{title ?? name.id}</strong>
    </span>
  );
}
