import { type ReactNode, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { commonTexts } from '../common-texts.ts';
import { useTranslate } from '../context.tsx';
import { DialogBox } from './DialogBox.tsx';
import { Notice } from './Notice.tsx';
import { useProblem } from './use-problem.ts';

interface ConfirmProps {
  title: string;
  /** Says what happens and whether it can be undone. */
  children: ReactNode;
  /** Label of the confirming button: a verb. */
  action: string;
  open: boolean;
  onClose: () => void;
  onConfirm: () => Promise<void> | void;
}

/** Confirmation dialog for actions that are hard to undo. Stays open with the error if the action fails. */
export function Confirm({ title, children, action, open, onClose, onConfirm }: ConfirmProps) {
  const t = useTranslate(commonTexts);
  const { problem, attempt } = useProblem();
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    if (busy) return;
    setBusy(true);
    if (await attempt(async () => onConfirm())) onClose();
    setBusy(false);
  };
  return (
    <DialogBox
      title={title}
      open={open}
      onClose={onClose}
      actions={
        <>
          <Button small variant="outline" onClick={onClose}>
            {t('cancel')}
          </Button>
          {/* `aria-disabled`, because a disabled button loses the focus and the dialog no longer receives Escape. */}
          <Button small onClick={confirm} aria-disabled={busy}>
            {action}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 leading-normal">
        {children}
        {problem && (
          <Notice tone="danger" live>
            {problem}
          </Notice>
        )}
      </div>
    </DialogBox>
  );
}
