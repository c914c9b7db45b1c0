import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { MediaItem } from '#schemas/editor/media.ts';
import { Button } from '#ui/Button.tsx';
import { callEditor, useEditorQuery } from '../api.ts';
import { useEditor, useMay, useTranslate } from '../context.tsx';
import { Confirm } from '../ui/Confirm.tsx';
import { EditorIcon } from '../ui/EditorIcon.tsx';
import { mediaTexts } from './texts.ts';

/**
 * Deletes a file permanently after a confirmation. Requires permission, and that the file is not in use; the server
 * checks both again.
 */
export function RemoveMedia({ item, onRemoved }: { item: MediaItem; onRemoved: () => void }) {
  const t = useTranslate(mediaTexts);
  const { say } = useEditor();
  const may = useMay('publisher');
  const client = useQueryClient();
  const uses = useEditorQuery('mediaUses', { address: item.address }).data?.uses;
  const [asking, setAsking] = useState(false);
  if (!may) return null;
  if (uses && uses.length > 0) return <p className="text-badge text-ink-3">{t('removeUsed')}</p>;
  const remove = async () => {
    try {
      await callEditor('removeMedia', { id: item.id });
    } finally {
      await client.invalidateQueries({ queryKey: ['mediaUses'] });
    }
    await client.invalidateQueries({ queryKey: ['listMedia'] });
    say(t('removed'));
    onRemoved();
  };
  return (
    <>
      <Button
        variant="text"
        small
        className="-ml-3 justify-self-start text-danger!"
        disabled={!uses}
        onClick={() => setAsking(true)}
      >
        <EditorIcon name="trash" />
        {t('remove')}
      </Button>
      <Confirm
        title={t('removeTitle', { name: item.name })}
        action={t('remove')}
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={remove}
      >
        <p>{t('removeHelp')}</p>
      </Confirm>
    </>
  );
}
