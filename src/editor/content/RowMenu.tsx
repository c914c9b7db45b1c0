import { useListContext } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ListedEntry } from '#schemas/editor/editorial.ts';
import type { Entity } from '#schemas/entities.ts';
import type { EntryKind } from '#schemas/entry.ts';
import { EditorError } from '../api.ts';
import { errorTexts } from '../common-texts.ts';
import { useEditor } from '../context.tsx';
import { useWords } from '../texts.ts';
import { type MenuAction, MenuButton } from '../ui/MenuButton.tsx';
import { type BulkAct, BulkDialogs } from './BulkDialogs.tsx';
import { stepEntry } from './entry-changes.ts';
import { contentTexts } from './texts.ts';

interface RowMenuProps {
  kind: EntryKind;
  entity: Entity;
  item: ListedEntry;
  name: string;
}

/** What can be done with one entry of a list. */
export function RowMenu({ kind, entity, item, name }: RowMenuProps) {
  const t = useWords(contentTexts);
  const why = useWords(errorTexts);
  const { say } = useEditor();
  const navigate = useNavigate();
  const { sort, filterValues, refetch } = useListContext();
  const [act, setAct] = useState<BulkAct>();
  // Up and down mean something only in the order that visitors see.
  const { facet, ...others } = filterValues;
  const ordered =
    entity.order === 'sort' &&
    sort.field === 'order' &&
    sort.order === 'ASC' &&
    Object.keys(others).length === 0 &&
    (!entity.facet?.values || facet !== undefined);
  const step = async (by: 1 | -1) => {
    try {
      await stepEntry({ kind, id: item.id, facet, by });
      say(t('moved', { name }));
    } catch (cause) {
      say(why(cause instanceof EditorError ? cause.code : 'failed'), 'danger');
    }
    await refetch();
  };
  const steps: MenuAction[] = ordered
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
            onAction: () => void navigate(`/editor/content/${kind}/${encodeURIComponent(item.id)}`),
          },
          ...steps,
          { id: 'publish', label: t('publish'), onAction: () => setAct('publish'), isDisabled: !hasDraft },
          { id: 'discard', label: t('discard'), onAction: () => setAct('discard'), isDisabled: !hasDraft },
          {
            ...{ id: 'remove', label: t('remove'), onAction: () => setAct('remove'), danger: true },
            isDisabled: item.state === 'removal',
          },
        ]}
      >
        <span aria-hidden="true" className="text-h4 leading-none">
          ⋯
        </span>
      </MenuButton>
      <BulkDialogs
        act={act}
        names={[{ kind, id: item.id }]}
        onClose={() => setAct(undefined)}
        onDone={() => void refetch()}
      />
    </>
  );
}
