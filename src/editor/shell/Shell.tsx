import { Outlet } from 'react-router-dom';
import { useWords } from '../texts.ts';
import { Rail } from './Rail.tsx';
import { shellTexts } from './texts.ts';

/** Layout with the rail at the left, or at the bottom on narrow screens. */
export function Shell() {
  const t = useWords(shellTexts);
  return (
    <div className="grid h-dvh grid-rows-[minmax(0,1fr)_auto] bg-mist text-ink md:grid-cols-[auto_minmax(0,1fr)] md:grid-rows-1">
      <a
        href="#main"
        className="sr-only z-50 rounded bg-white px-4 py-2 text-xs focus:not-sr-only focus:absolute focus:top-2 focus:left-16"
      >
        {t('skip')}
      </a>
      <Rail />
      <div className="row-start-1 min-h-0 min-w-0 md:col-start-2">
        <Outlet />
      </div>
    </div>
  );
}
