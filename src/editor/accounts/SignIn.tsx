import { useWords } from '../texts.ts';
import { Notice } from '../ui/Notice.tsx';
import { LoginForm } from './LoginForm.tsx';
import { SignInLayout } from './SignInLayout.tsx';
import { signInTexts } from './texts.ts';

/** Sign-in screen. Before the first account exists, explains where to find the set-up link. */
export function SignIn({ needsSetUp }: { needsSetUp: boolean }) {
  const t = useWords(signInTexts);
  if (needsSetUp)
    return (
      <SignInLayout title={t('setUp')}>
        <Notice tone="info">{t('needsSetUp')}</Notice>
      </SignInLayout>
    );
  return (
    <SignInLayout title={t('signIn')}>
      <LoginForm />
      <p className="text-badge text-ink-3">{t('forgotten')}</p>
    </SignInLayout>
  );
}
