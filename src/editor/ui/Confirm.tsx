import { type ReactNode, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { commonTexts } from '../common-texts.ts';
import { useWords } from '../texts.ts';
import { DialogBox } from './DialogBox.tsx';
import { Notice } from './Notice.tsx';
import { useProblem } from './use-problem.ts';

interface ConfirmProps {
  title: string;
  /** What happens, and whether it can be undone. */
  children: ReactNode;
  /** What the button says: the act itself. */
  action: string;
  open: boolean;
  onClose: () => void;
  onConfirm: () => Promise<void> | void;
}

/** Asks before something that is hard to undo; stays open and says why when it fails. */
export function Confirm({ title, children, action, open, onClose, onConfirm }: ConfirmProps) {
  const t = useWords(commonTexts);
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
          {/* One that is disabled loses the focus, and Escape with it. */}
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
