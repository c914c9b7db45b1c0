import { useListContext } from 'ra-core';
import { useState } from 'react';
import type { Entity } from '#schemas/entities.ts';
import type { EntryKind } from '#schemas/entry.ts';
import { Button } from '#ui/Button.tsx';
import { useWords } from '../texts.ts';
import { type BulkAct, BulkDialogs } from './BulkDialogs.tsx';
import { contentTexts } from './texts.ts';

/** What can be done with the entries that are selected, on this page of the list or another. */
export function BulkBar({ kind, entity }: { kind: EntryKind; entity: Entity }) {
  const t = useWords(contentTexts);
  const { selectedIds, onUnselectItems, refetch } = useListContext();
  const [act, setAct] = useState<BulkAct>();
  const names = selectedIds.map((id) => ({ kind, id: String(id) }));
  if (names.length === 0 || entity.fixed) return null;
  const done = () => {
    onUnselectItems();
    void refetch();
  };
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 rounded border border-teal bg-teal-tint py-1 pr-2 pl-4 text-xs">
      <p role="status" className="mr-auto font-medium">
        {t('selected', { count: names.length })}
      </p>
      <Button small variant="text" onClick={() => setAct('publish')}>
        {t('publish')}
      </Button>
      <Button small variant="text" onClick={() => setAct('discard')}>
        {t('discard')}
      </Button>
      <Button small variant="text" onClick={() => setAct('remove')}>
        {t('remove')}
      </Button>
      <Button small variant="text" onClick={() => onUnselectItems()}>
        {t('unselect')}
      </Button>
      <BulkDialogs act={act} names={names} onClose={() => setAct(undefined)} onDone={done} />
    </div>
  );
}
