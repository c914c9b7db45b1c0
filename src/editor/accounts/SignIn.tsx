import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { otherLanguage } from '#schemas/language.ts';
import { Button } from '#ui/Button.tsx';
import { callEditor, signedOutEvent } from '../api.ts';
import { useEditor, useTranslate } from '../context.tsx';
import { DialogBox } from '../ui/DialogBox.tsx';
import { Notice } from '../ui/Notice.tsx';
import { TextBox } from '../ui/TextBox.tsx';
import { AccountForm, PasswordBox } from './AccountForm.tsx';
import { factorTexts } from './factor-texts.ts';
import { passkeysWork } from './passkey.ts';
import { PasskeyButton, SecondStep, useSecondStep } from './SecondStep.tsx';
import { fieldTexts, signInTexts } from './texts.ts';
import { useChecks, useEntry, wrong } from './use-entry.ts';

/** Sign-in screen. Before the first account exists, explains where to find the set-up link. */
export function SignIn({ needsSetUp }: { needsSetUp: boolean }) {
  const t = useTranslate(signInTexts);
  if (needsSetUp)
    return (
      <SignInLayout title={t('setUp')}>
        <Notice tone="info">{t('needsSetUp')}</Notice>
      </SignInLayout>
    );
  return (
    <SignInLayout title={t('signIn')}>
      <LoginForm />
    </SignInLayout>
  );
}

/**
 * Sign-in dialog over a screen whose session has ended. Closing it leaves the screen readable, with a button to sign
 * in.
 */
export function SignInAgain() {
  const { account } = useEditor();
  const t = useTranslate(signInTexts);
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

/**
 * Sign-in form.
 * @param email restricts the sign-in to this account
 */
function LoginForm({ email }: { email?: string }) {
  const { refresh } = useEditor();
  const t = useTranslate(fieldTexts);
  const entrance = useTranslate(signInTexts);
  const check = useChecks();
  const factor = useTranslate(factorTexts);
  const client = useQueryClient();
  const { needed, sendPassword, startAgain } = useSecondStep();
  const signedIn = async () => {
    await refresh();
    // Repeats the queries of the underlying screen that failed when the session ended.
    await client.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
  };
  const entry = useEntry({
    initial: { email: email ?? '', password: '' },
    check: (values) => wrong({ email: check.email(values.email), password: check.filled(values.password) }),
    send: async (values) => {
      const login = { ...values, email: values.email.trim() };
      if (await sendPassword(() => callEditor('signIn', login))) await signedIn();
    },
  });
  if (needed) return <SecondStep needed={needed} onSignedIn={signedIn} onBack={startAgain} />;
  const form = (
    <AccountForm entry={entry} action={entrance('signIn')}>
      <TextBox
        {...entry.box('email')}
        label={t('email')}
        type="email"
        autoComplete="username"
        isReadOnly={email !== undefined}
        autoFocus={email === undefined}
      />
      <PasswordBox {...entry.box('password')} label={t('password')} autoFocus={email !== undefined} />
    </AccountForm>
  );
  // Signing in again must not change the account; a passkey may belong to another.
  if (email !== undefined) return form;
  return (
    <>
      {form}
      {passkeysWork() && <PasskeyButton label={factor('signInWithPasskey')} onSignedIn={signedIn} />}
      <p className="text-badge text-ink-3">{entrance('forgotten')}</p>
    </>
  );
}

/** Layout of the screens before sign-in. */
export function SignInLayout({ title, children }: { title: string; children: ReactNode }) {
  const { language, setLanguage } = useEditor();
  const t = useTranslate(signInTexts);
  useEffect(() => {
    document.title = `${title} · Pavilion`;
  }, [title]);
  const other = otherLanguage(language);
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr] bg-mist text-xs text-ink">
      <header className="on-dark flex min-h-14 items-center justify-between gap-4 bg-ink px-5 text-white">
        <p className="font-medium">Pavilion · {t('editor')}</p>
        <button
          type="button"
          lang={other}
          onClick={() => setLanguage(other)}
          className="min-h-10 rounded px-3 text-on-dark-2 hover:text-white"
        >
          {t('otherLanguage')}
        </button>
      </header>
      <main className="grid grid-cols-[minmax(0,24rem)] content-start justify-center px-4 py-10 md:content-center md:pb-32">
        <div className="grid gap-5 rounded border border-line bg-white p-6 leading-normal md:p-8">
          <h1 className="text-h4 font-medium">{title}</h1>
          {children}
        </div>
      </main>
    </div>
  );
}
