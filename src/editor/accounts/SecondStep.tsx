import { useState } from 'react';
import { type SecondFactorNeeded, secondFactorSchema } from '#schemas/editor/factors.ts';
import { Button } from '#ui/Button.tsx';
import { callEditor, EditorError } from '../api.ts';
import { useTranslate } from '../context.tsx';
import { Notice } from '../ui/Notice.tsx';
import { TextBox } from '../ui/TextBox.tsx';
import { AccountForm } from './AccountForm.tsx';
import { factorTexts } from './factor-texts.ts';
import { PasskeyCancelled, passkeysWork, signInWithPasskey } from './passkey.ts';
import { useChecks, useEntry, useExplain, wrong } from './use-entry.ts';

/** Sends a password, and remembers which second factor the account needs as well. */
export function useSecondStep() {
  const [needed, setNeeded] = useState<SecondFactorNeeded>();
  /** @returns false if a second factor is needed first */
  const sendPassword = async (send: () => Promise<unknown>): Promise<boolean> => {
    try {
      await send();
      return true;
    } catch (cause) {
      const second = secondFactorOf(cause);
      if (!second) throw cause;
      setNeeded(second);
      return false;
    }
  };
  return { needed, sendPassword, startAgain: () => setNeeded(undefined) };
}

/** The second factors that a refused sign-in asks for; undefined for other errors. */
function secondFactorOf(cause: unknown): SecondFactorNeeded | undefined {
  if (!(cause instanceof EditorError) || cause.code !== 'secondFactor') return undefined;
  return secondFactorSchema.safeParse(cause.data).data;
}

interface SecondStepProps {
  needed: SecondFactorNeeded;
  /** Called after the session has started. */
  onSignedIn: () => Promise<void>;
  onBack: () => void;
}

/** Second step of a sign-in: a code, a recovery code or a passkey. */
export function SecondStep({ needed, onSignedIn, onBack }: SecondStepProps) {
  const t = useTranslate(factorTexts);
  const check = useChecks();
  const entry = useEntry({
    initial: { code: '' },
    check: ({ code }) => wrong({ code: check.filled(code) }),
    send: async ({ code }) => {
      await callEditor('signInWithCode', { ticket: needed.ticket, code: code.trim() });
      await onSignedIn();
    },
  });
  const usesPasskey = needed.passkey && passkeysWork();
  return (
    <div className="grid gap-5 leading-normal">
      <p>{t('secondStepLead')}</p>
      {usesPasskey && <PasskeyButton label={t('usePasskey')} onSignedIn={onSignedIn} />}
      <AccountForm entry={entry} action={t('verify')}>
        <TextBox
          {...entry.box('code')}
          label={t(needed.totp ? 'codeOrRecovery' : 'recoveryOnly')}
          {...(needed.totp ? { hint: t('codeHint') } : {})}
          autoComplete="one-time-code"
          autoFocus={!usesPasskey}
        />
      </AccountForm>
      <p className="text-badge text-ink-3">{t('lost')}</p>
      <div>
        <Button variant="text" small className="-mx-3" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </div>
  );
}

interface PasskeyButtonProps {
  label: string;
  onSignedIn: () => Promise<void>;
}

/** Signs in with a passkey. */
export function PasskeyButton({ label, onSignedIn }: PasskeyButtonProps) {
  const explain = useExplainPasskey();
  const [problem, setProblem] = useState<string>();
  const signIn = async () => {
    setProblem(undefined);
    try {
      await signInWithPasskey();
      await onSignedIn();
    } catch (cause) {
      setProblem(explain(cause));
    }
  };
  return (
    <div className="grid gap-3">
      <Button variant="outline" small onClick={() => void signIn()}>
        {label}
      </Button>
      {problem && (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
    </div>
  );
}

/** Error texts of passkeys and account calls. */
export function useExplainPasskey(): (cause: unknown) => string {
  const t = useTranslate(factorTexts);
  const explain = useExplain();
  return (cause) => (cause instanceof PasskeyCancelled ? t('passkeyCancelled') : explain(cause));
}
