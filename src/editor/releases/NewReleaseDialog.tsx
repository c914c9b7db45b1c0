import type { SyntheticEvent } from 'react';
import { Button } from '#ui/Button.tsx';
import { useEditor, useTranslate } from '../context.tsx';
import { DialogBox } from '../ui/DialogBox.tsx';
import { Notice } from '../ui/Notice.tsx';
import { TextBox } from '../ui/TextBox.tsx';
import { useProblem } from '../ui/use-problem.ts';
import { useTypedText } from '../ui/use-typed-text.ts';
import { MomentField, momentAt } from './moments.tsx';
import { releaseTexts } from './release-texts.ts';
import { useReleaseCalls } from './use-releases.ts';

interface NewReleaseDialogProps {
  onClose: () => void;
  /** Called with the id of the new release. */
  onAdded: (id: number) => void;
}

/** Makes a release without entries; they are added where they are edited. */
export function NewReleaseDialog({ onClose, onAdded }: NewReleaseDialogProps) {
  const t = useTranslate(releaseTexts);
  const { timeZone } = useEditor();
  const call = useReleaseCalls();
  const { problem, attempt } = useProblem();
  const [name, setName] = useTypedText('releases', 'name');
  const [time, setTime] = useTypedText('releases', 'time');
  const at = momentAt(time, timeZone);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void attempt(async () => {
      const { release } = await call('addRelease', { name, ...(at ? { at } : {}) });
      setName('');
      setTime('');
      onClose();
      onAdded(release.id);
    });
  };
  return (
    <DialogBox title={t('new')} open onClose={onClose}>
      <form onSubmit={submit} className="grid gap-5">
        <TextBox
          label={t('name')}
          hint={t('nameHint')}
          value={name}
          onChange={setName}
          maxLength={100}
          autoFocus
        />
        <MomentField value={time} onChange={setTime} optional />
        {problem && (
          <Notice tone="danger" live>
            {problem}
          </Notice>
        )}
        <Button type="submit" small disabled={name.trim() === ''} className="justify-self-end">
          {t('create')}
        </Button>
      </form>
    </DialogBox>
  );
}
