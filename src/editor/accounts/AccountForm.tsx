import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { useTranslate } from '../context.tsx';
import { Notice } from '../ui/Notice.tsx';
import { TextBox } from '../ui/TextBox.tsx';
import { fieldTexts } from './texts.ts';

interface AccountFormProps {
  /** Result of `useEntry`. */
  entry: { form: ComponentProps<'form'>; problem: string | undefined; busy: boolean };
  /** Label of the submit button. */
  action: string;
  children: ReactNode;
}

/** Short form with its error and a submit button. */
export const AccountForm = ({ entry, action, children }: AccountFormProps) => (
  <form {...entry.form} className="grid gap-5">
    {children}
    {entry.problem && (
      <Notice tone="danger" live>
        {entry.problem}
      </Notice>
    )}
    <Button type="submit" small disabled={entry.busy}>
      {action}
    </Button>
  </form>
);

interface PasswordBoxProps {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  /** Whether the user chooses a new password. */
  isNew?: boolean;
  autoFocus?: boolean;
}

/** Password field with a button to show the password. */
export function PasswordBox({ isNew = false, ...rest }: PasswordBoxProps) {
  const t = useTranslate(fieldTexts);
  const [shown, setShown] = useState(false);
  return (
    <div className="relative">
      <TextBox
        {...rest}
        isRequired
        type={shown ? 'text' : 'password'}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        {...(isNew ? { hint: t('passwordHint') } : {})}
      />
      <button
        type="button"
        onClick={() => setShown(!shown)}
        className="absolute -top-1 right-0 min-h-6 rounded px-1 text-badge text-teal hover:underline"
      >
        {t(shown ? 'hide' : 'show')}
      </button>
    </div>
  );
}
