import { Link, useLocation } from 'react-router-dom';
import { buttonLook } from '#ui/Button.tsx';
import { useTranslate } from '../context.tsx';
import { Screen } from '../ui/Screen.tsx';
import { shellTexts } from './texts.ts';

/** An address at which the editor has no screen. */
export function NotFound() {
  const t = useTranslate(shellTexts);
  const { pathname } = useLocation();
  return (
    <Screen title={t('notFound')}>
      <div className="grid justify-items-start gap-3 text-xs leading-normal">
        <p className="wrap-anywhere">{t('notFoundText', { path: pathname })}</p>
        <Link to="/editor/pages" className={buttonLook({ variant: 'outline', small: true })}>
          {t('toPages')}
        </Link>
      </div>
    </Screen>
  );
}
