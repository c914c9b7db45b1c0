import { useEffect, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { signedOutEvent } from '../api.ts';
import { useEditor } from '../context.tsx';
import { useWords } from '../texts.ts';
import { DialogBox } from '../ui/DialogBox.tsx';
import { LoginForm } from './LoginForm.tsx';
import { signInTexts } from './texts.ts';

/**
 * Sign-in dialog over a screen whose session has ended. Closing it leaves the screen readable, with a button to sign
 * in.
 */
export function SignInAgain() {
  const { account } = useEditor();
  const t = useWords(signInTexts);
  const [open, setOpen] = useState(true);
  useEffect(() => {
    const reopen = () => setOpen(true);
    window.addEventListener(signedOutEvent, reopen);
    return () => window.removeEventListener(signedOutEvent, reopen);
  }, []);
  return (
    <>
      {!open && (
        <div className="fixed inset-x-0 bottom-0 z-40 flex flex-wrap items-center justify-center gap-4 bg-warning-surface px-4 py-3 text-xs text-warning shadow-dialog">
          <p>{t('signedOut')}</p>
          <Button small onClick={() => setOpen(true)}>
            {t('signInAgain')}
          </Button>
        </div>
      )}
      <DialogBox title={t('signInAgain')} open={open} onClose={() => setOpen(false)}>
        <div className="grid gap-5 leading-normal">
          <p>{t('sessionOver')}</p>
          <LoginForm {...(account ? { email: account.email } : {})} />
        </div>
      </DialogBox>
    </>
  );
}
