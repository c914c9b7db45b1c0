import { type FormEvent, useId, useState } from 'react';
import { readReference } from '#schemas/request-verification.ts';
import { Button } from '#ui/Button.tsx';
import { commonTexts } from '../common-texts.ts';
import { useWords } from '../texts.ts';
import { DialogBox } from '../ui/DialogBox.tsx';
import { Notice } from '../ui/Notice.tsx';
import { TextBox } from '../ui/TextBox.tsx';
import { useProblem } from '../ui/use-problem.ts';
import { inboxTexts } from './texts.ts';

interface RemoveRequestProps {
  reference: string;
  onClose: () => void;
  onRemove: () => Promise<void>;
}

/** Asks for the reference before a request is deleted for good. */
export function RemoveRequest({ reference, onClose, onRemove }: RemoveRequestProps) {
  const t = useWords(inboxTexts);
  const common = useWords(commonTexts);
  const form = useId();
  const { problem, attempt } = useProblem();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const remove = async (event: FormEvent) => {
    event.preventDefault();
    const right = readReference(typed) === reference;
    setWrong(!right);
    if (right) await attempt(onRemove);
  };
  return (
    <DialogBox
      title={t('removeTitle')}
      open
      onClose={onClose}
      actions={
        <>
          <Button small variant="outline" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button small type="submit" form={form}>
            {t('removeAction')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={remove} noValidate className="grid gap-4 leading-normal">
        <p>{t('removeText')}</p>
        <TextBox
          label={t('removeType', { reference })}
          value={typed}
          onChange={setTyped}
          error={wrong ? t('removeWrong') : undefined}
          autoComplete="off"
          autoFocus
        />
        {problem && (
          <Notice tone="danger" live>
            {problem}
          </Notice>
        )}
      </form>
    </DialogBox>
  );
}
