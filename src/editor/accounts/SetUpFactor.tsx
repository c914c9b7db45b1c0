import { lazy, Suspense } from 'react';
import { Button } from '#ui/Button.tsx';
import { callEditor } from '../api.ts';
import { useEditor, useTranslate } from '../context.tsx';
import { Notice } from '../ui/Notice.tsx';
import { factorTexts } from './factor-texts.ts';
import { SignInLayout } from './SignIn.tsx';
import { settingsTexts } from './texts.ts';

const MyFactors = lazy(async () => ({ default: (await import('./MyFactors.tsx')).MyFactors }));

/** The only screen of an administrator without a second factor, while the site requires one. */
export function SetUpFactor() {
  const { refresh } = useEditor();
  const t = useTranslate(factorTexts);
  const settings = useTranslate(settingsTexts);
  const signOut = async () => {
    await callEditor('signOut', {});
    await refresh();
  };
  return (
    <SignInLayout title={t('title')}>
      <Notice tone="warning">{t('required')}</Notice>
      <Suspense>
        <MyFactors />
      </Suspense>
      <div>
        <Button variant="text" small className="-mx-3" onClick={() => void signOut()}>
          {settings('signOut')}
        </Button>
      </div>
    </SignInLayout>
  );
}
