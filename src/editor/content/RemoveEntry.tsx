import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { useEditor } from '../context.tsx';
import type { DraftHandle } from '../drafts/use-draft.ts';
import { useWords } from '../texts.ts';
import { Confirm } from '../ui/Confirm.tsx';
import { contentTexts } from './texts.ts';

interface RemoveEntryProps {
  draft: DraftHandle;
  /** Called when an entry that was never published is deleted immediately. */
  onGone: () => void;
}

/**
 * Asks for confirmation, then makes the next publish remove the entry. An entry that was never published is deleted
 * immediately.
 */
export function RemoveEntry({ draft, onGone }: RemoveEntryProps) {
  const t = useWords(contentTexts);
  const { say } = useEditor();
  const [isOpen, setOpen] = useState(false);
  const { entry, published } = draft;
  const remove = async () => {
    if (published) draft.remove();
    else if (!(await draft.discard())) return;
    say(t(published ? 'removed' : 'gone'));
    if (!published) onGone();
  };
  return (
    <>
      <Button variant="text" small disabled={!entry} onClick={() => setOpen(true)}>
        {t('remove')}
      </Button>
      <Confirm
        title={t('removeTitle', { count: 1 })}
        action={t('remove')}
        open={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={remove}
      >
        <p>{t(published ? 'removeText' : 'goneText')}</p>
      </Confirm>
    </>
  );
}
