import { useNavigate } from 'react-router-dom';
import type { EditorAnswer } from '#schemas/editor/calls.ts';
import { callEditor } from '../api.ts';
import { useEditor } from '../context.tsx';
import { useWords } from '../texts.ts';
import { TextBox } from '../ui/TextBox.tsx';
import { AccountForm } from './AccountForm.tsx';
import { PasswordBox } from './PasswordBox.tsx';
import { fieldTexts, signInTexts } from './texts.ts';
import { useChecks, useEntry, wrong } from './use-entry.ts';

type LinkFormProps = EditorAnswer<'readLink'> & { token: string };

/** Form behind an account link: asks for the missing data and signs in. */
export function LinkForm({ token, purpose, email }: LinkFormProps) {
  const { refresh } = useEditor();
  const navigate = useNavigate();
  const t = useWords(fieldTexts);
  const entrance = useWords(signInTexts);
  const check = useChecks();
  const isReset = purpose === 'reset';
  const entry = useEntry({
    initial: { name: '', email: email ?? '', password: '' },
    check: (values) =>
      wrong({
        name: isReset ? undefined : check.filled(values.name),
        email: check.email(values.email),
        password: check.newPassword(values.password),
      }),
    send: async ({ name, email: typed, password }) => {
      await callEditor('useLink', { token, password, ...(isReset ? {} : { name }), email: typed.trim() });
      await refresh();
      await navigate('/editor', { replace: true });
    },
  });
  return (
    <AccountForm entry={entry} action={entrance(isReset ? 'setPassword' : 'create')}>
      {purpose === 'setUp' && <p>{entrance('setUpLead')}</p>}
      {!isReset && (
        <TextBox
          {...entry.box('name')}
          label={t('name')}
          hint={t('nameHint')}
          autoComplete="name"
          autoFocus
        />
      )}
      <TextBox
        {...entry.box('email')}
        label={t('email')}
        type="email"
        autoComplete="username"
        isReadOnly={email !== undefined}
      />
      <PasswordBox
        {...entry.box('password')}
        label={t(isReset ? 'newPassword' : 'password')}
        isNew
        autoFocus={isReset}
      />
    </AccountForm>
  );
}
