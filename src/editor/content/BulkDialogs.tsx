import type { EntryName } from '#schemas/editor/editorial.ts';
import { useEditor, useTranslate } from '../context.tsx';
import { PublishDialog } from '../publishing/publish/PublishDialog.tsx';
import { useRefresh } from '../publishing/use-refresh.ts';
import { Confirm } from '../ui/Confirm.tsx';
import { discardEntries, removeEntries } from './entry-changes.ts';
import { contentTexts } from './texts.ts';

export type BulkAct = 'publish' | 'discard' | 'remove';

interface BulkDialogsProps {
  /** The open dialog. */
  act: BulkAct | undefined;
  names: readonly EntryName[];
  onClose: () => void;
  onDone?: () => void;
}

const acts = { discard: discardEntries, remove: removeEntries };

/** Confirmation dialogs of the actions on one or several entries. */
export function BulkDialogs({ act, names, onClose, onDone }: BulkDialogsProps) {
  const t = useTranslate(contentTexts);
  const { say } = useEditor();
  const refresh = useRefresh();
  const confirm = async (which: 'discard' | 'remove') => {
    try {
      await acts[which](names);
      say(t(which === 'remove' ? 'removed' : 'discarded'));
    } finally {
      await refresh(names);
      onDone?.();
    }
  };
  if (act === undefined) return null;
  if (act === 'publish')
    return <PublishDialog drafts={names} open onClose={onClose} onPublished={() => onDone?.()} />;
  return (
    <Confirm
      title={t(act === 'remove' ? 'removeTitle' : 'discardTitle', { count: names.length })}
      action={t(act)}
      open
      onClose={onClose}
      onConfirm={() => confirm(act)}
    >
      <p>{t(act === 'remove' ? 'removeText' : 'discardText')}</p>
    </Confirm>
  );
}
