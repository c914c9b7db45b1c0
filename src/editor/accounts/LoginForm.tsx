import { useQueryClient } from '@tanstack/react-query';
import { callEditor } from '../api.ts';
import { useEditor } from '../context.tsx';
import { useWords } from '../texts.ts';
import { TextBox } from '../ui/TextBox.tsx';
import { AccountForm } from './AccountForm.tsx';
import { PasswordBox } from './PasswordBox.tsx';
import { fieldTexts, signInTexts } from './texts.ts';
import { useChecks, useEntry, wrong } from './use-entry.ts';

/**
 * Sign-in form.
 * @param email restricts the sign-in to this account
 */
export function LoginForm({ email }: { email?: string }) {
  const { refresh } = useEditor();
  const t = useWords(fieldTexts);
  const entrance = useWords(signInTexts);
  const check = useChecks();
  const client = useQueryClient();
  const entry = useEntry({
    initial: { email: email ?? '', password: '' },
    check: (values) => wrong({ email: check.email(values.email), password: check.filled(values.password) }),
    send: async (values) => {
      await callEditor('signIn', { ...values, email: values.email.trim() });
      await refresh();
      // Repeats the queries of the underlying screen that failed when the session ended.
      await client.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
    },
  });
  return (
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
}
