import { Link, useNavigate, useParams } from 'react-router-dom';
import type { EditorAnswer } from '#schemas/editor/calls.ts';
import { callEditor, type EditorError, useEditorQuery } from '../api.ts';
import { useEditor, useTranslate } from '../context.tsx';
import { Notice } from '../ui/Notice.tsx';
import { QueryBoundary } from '../ui/QueryBoundary.tsx';
import { TextBox } from '../ui/TextBox.tsx';
import { AccountForm, PasswordBox } from './AccountForm.tsx';
import { SecondStep, useSecondStep } from './SecondStep.tsx';
import { SignInLayout } from './SignIn.tsx';
import { fieldTexts, signInTexts } from './texts.ts';
import { useChecks, useEntry, wrong } from './use-entry.ts';

/** Target of the links for first set-up, invitations and password resets. */
export default function LinkPage() {
  const { token = '' } = useParams();
  const t = useTranslate(signInTexts);
  const query = useEditorQuery('readLink', { token });
  if (query.data)
    return (
      <SignInLayout title={t(query.data.purpose)}>
        <LinkForm token={token} {...query.data} />
      </SignInLayout>
    );
  return (
    <SignInLayout title={t('editor')}>
      {isInvalidLink(query.error) ? (
        <>
          <Notice tone="warning" live>
            <p>{t(query.error.code === 'expired' ? 'linkExpired' : 'linkMissing')}</p>
            <p>{t('askAnother')}</p>
          </Notice>
          <Link to="/editor" className="text-teal underline underline-offset-4">
            {t('toSignIn')}
          </Link>
        </>
      ) : (
        <QueryBoundary query={query}>{() => null}</QueryBoundary>
      )}
    </SignInLayout>
  );
}

/** Whether the link itself is invalid; a truncated link fails validation. */
const isInvalidLink = (error: EditorError | null): error is EditorError =>
  error !== null && ['missing', 'expired', 'invalid'].includes(error.code);

type LinkFormProps = EditorAnswer<'readLink'> & { token: string };

/** Form behind an account link: asks for the missing data and signs in. */
function LinkForm({ token, purpose, email }: LinkFormProps) {
  const { refresh } = useEditor();
  const navigate = useNavigate();
  const t = useTranslate(fieldTexts);
  const entrance = useTranslate(signInTexts);
  const check = useChecks();
  const isReset = purpose === 'reset';
  const { needed, sendPassword } = useSecondStep();
  const signedIn = async () => {
    await refresh();
    await navigate('/editor', { replace: true });
  };
  const entry = useEntry({
    initial: { name: '', email: email ?? '', password: '' },
    check: (values) =>
      wrong({
        name: isReset ? undefined : check.filled(values.name),
        email: check.email(values.email),
        password: check.newPassword(values.password),
      }),
    send: async ({ name, email: typed, password }) => {
      const request = { token, password, ...(isReset ? {} : { name }), email: typed.trim() };
      if (await sendPassword(() => callEditor('useLink', request))) await signedIn();
    },
  });
  if (needed)
    return <SecondStep needed={needed} onSignedIn={signedIn} onBack={() => void navigate('/editor')} />;
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
