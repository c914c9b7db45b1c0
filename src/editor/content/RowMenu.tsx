import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ListedEntry } from '#schemas/editor/editorial.ts';
import type { Entity } from '#schemas/entities.ts';
import type { EntryKind } from '#schemas/entry.ts';
import { EditorError } from '../api.ts';
import { errorTexts } from '../common-texts.ts';
import { useEditor, useTranslate } from '../context.tsx';
import { entryUrl } from '../entry-url.ts';
import { type MenuAction, MenuButton } from '../ui/MenuButton.tsx';
import { type BulkAct, BulkDialogs } from './BulkDialogs.tsx';
import type { ContentList } from './content-list.ts';
import { stepEntry } from './entry-changes.ts';
import { contentTexts } from './texts.ts';

interface RowMenuProps {
  kind: EntryKind;
  entity: Entity;
  item: ListedEntry;
  name: string;
  list: ContentList;
}

/** The actions on one entry of a list. */
export function RowMenu({ kind, entity, item, name, list }: RowMenuProps) {
  const t = useTranslate(contentTexts);
  const why = useTranslate(errorTexts);
  const { say } = useEditor();
  const navigate = useNavigate();
  const { search, facet, state, sort, order } = list.state;
  const [act, setAct] = useState<BulkAct>();
  // Moving up and down makes sense only in the complete list, in the order visitors see.
  const isOrdered =
    entity.order === 'sort' &&
    sort === 'order' &&
    order === 'ASC' &&
    !search &&
    !state &&
    (!entity.facet?.values || facet !== undefined);
  const step = async (by: 1 | -1) => {
    try {
      await stepEntry({ kind, id: item.id, facet, by });
      say(t('moved', { name }));
    } catch (cause) {
      say(why(cause instanceof EditorError ? cause.code : 'failed'), 'danger');
    }
    await list.query.refetch();
  };
  const steps: MenuAction[] = isOrdered
    ? [
        { id: 'up', label: t('up'), onAction: () => void step(-1) },
        { id: 'down', label: t('down'), onAction: () => void step(1) },
      ]
    : [];
  const hasDraft = item.state !== 'published';
  return (
    <>
      <MenuButton
        label={t('actions', { name })}
        className="grid size-9 place-items-center"
        actions={[
          {
            id: 'edit',
            label: t('edit'),
            onAction: () => void navigate(entryUrl({ kind, id: item.id })),
          },
          ...steps,
          { id: 'publish', label: t('publish'), onAction: () => setAct('publish'), isDisabled: !hasDraft },
          { id: 'discard', label: t('discard'), onAction: () => setAct('discard'), isDisabled: !hasDraft },
          {
            id: 'remove',
            label: t('remove'),
            onAction: () => setAct('remove'),
            danger: true,
            isDisabled: item.state === 'removal',
          },
        ]}
      >
        <span aria-hidden="true" className="text-h4 leading-none">
          ⋯
        </span>
      </MenuButton>
      <BulkDialogs act={act} names={[{ kind, id: item.id }]} onClose={() => setAct(undefined)} />
    </>
  );
}
