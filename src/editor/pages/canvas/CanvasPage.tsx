import type { ReactNode } from 'react';
import { TextsProvider } from '#i18n/context.tsx';
import { createTranslations } from '#i18n/translations.ts';
import { isRecord } from '#schemas/is-record.ts';
import { localiseDeep } from '#schemas/language.ts';
import { StaticRouter } from '#ui/router.tsx';
import { useTranslate } from '../../context.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useIsHome, usePage, usePageContext } from '../page-context.tsx';
import { pageTexts } from '../page-texts.ts';
import { useCanvas, useCanvasFailed } from './canvas-context.tsx';
import './canvas.css';

const translations = createTranslations();
/** The same objects in each rendering: all blocks on the canvas depend on them. */
const texts = {
  'zh-CN': { language: 'zh-CN', t: translations['zh-CN'] },
  'en-US': { language: 'en-US', t: translations['en-US'] },
} as const;

/** Title, background and margins of the page around its blocks. */
export function CanvasPage({ children }: { children: ReactNode }) {
  const { language } = useCanvas();
  const path = usePage((data) => String(data.path ?? ''));
  const title = usePage((data) => String(localiseDeep(data.title, language) ?? ''));
  const { padding, background } = usePageMeta();
  const home = useIsHome();
  // The name of a section is for editors only.
  const titled = usePageContext().kind === 'page' && !home;
  return (
    <TextsProvider value={texts[language]}>
      {/* Its address is that of the edited page, and its links open nothing. */}
      <StaticRouter address={path}>
        <div
          lang={language}
          className={`canvas-page min-h-dvh ${background === 'mist' ? 'bg-mist' : 'bg-white'}`}
        >
          <Failure />
          {titled && <h1 className="wrap pt-10 pb-6 text-h1 leading-title font-title">{title}</h1>}
          <div className={padding && !home ? 'page-column pt-4 pb-section' : 'pb-section'}>{children}</div>
        </div>
      </StaticRouter>
    </TextsProvider>
  );
}

function Failure() {
  const t = useTranslate(pageTexts);
  const { scale } = useCanvas();
  if (!useCanvasFailed()) return null;
  return (
    <div className="sticky top-0 z-header" style={{ zoom: 1 / scale }}>
      <Notice tone="warning">{t('canvasFailed')}</Notice>
    </div>
  );
}

/** Whether blocks have the page's padding, and the page's background. */
export function usePageMeta(): { padding: boolean; background: 'white' | 'mist' } {
  const padding = usePage(({ meta }) => !isRecord(meta) || meta.padding !== false);
  const mist = usePage(({ meta }) => isRecord(meta) && meta.background === 'mist');
  return { padding, background: mist ? 'mist' : 'white' };
}
