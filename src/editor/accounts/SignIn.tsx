import { useWords } from '../texts.ts';
import { Notice } from '../ui/Notice.tsx';
import { Entrance } from './Entrance.tsx';
import { LoginForm } from './LoginForm.tsx';
import { entranceTexts } from './texts.ts';

/** Sign-in screen. Before the first account exists, explains where to find the set-up link. */
export function SignIn({ needsSetUp }: { needsSetUp: boolean }) {
  const t = useWords(entranceTexts);
  if (needsSetUp)
    return (
      <Entrance title={t('setUp')}>
        <Notice tone="info">{t('needsSetUp')}</Notice>
      </Entrance>
    );
  return (
    <Entrance title={t('signIn')}>
      <LoginForm />
      <p className="text-badge text-ink-3">{t('forgotten')}</p>
    </Entrance>
  );
}
