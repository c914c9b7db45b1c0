import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { TextsProvider } from '#i18n/context.tsx';
import { createTranslations } from '#i18n/translations.ts';
import { isRecord } from '#schemas/is-record.ts';
import { localiseDeep } from '#schemas/language.ts';
import { useTranslate } from '../../context.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useIsHome, usePage } from '../page-context.tsx';
import { pageTexts } from '../page-texts.ts';
import { useCanvas, useCanvasFailed } from './canvas-context.tsx';
import './canvas.css';
import {
  createPath,
  NavigationType,
  UNSAFE_LocationContext,
  UNSAFE_NavigationContext,
} from 'react-router-dom';

const translations = createTranslations();

/** Title, background and margins of the page around its blocks. */
export function CanvasPage({ children }: { children: ReactNode }) {
  const { language } = useCanvas();
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  const path = usePage((data) => String(data.path ?? ''));
  const title = usePage((data) => String(localiseDeep(data.title, language) ?? ''));
  const { padding, background } = usePageMeta();
  const home = useIsHome();
  return (
    <QueryClientProvider client={client}>
      <TextsProvider value={{ language, t: translations[language] }}>
        <InertNavigation path={path}>
          <div
            lang={language}
            className={`canvas-page min-h-dvh ${background === 'mist' ? 'bg-mist' : 'bg-white'}`}
          >
            <Failure />
            {!home && <h1 className="wrap pt-10 pb-6 text-h1 leading-title font-title">{title}</h1>}
            <div className={padding && !home ? 'page-column pt-4 pb-section' : 'pb-section'}>{children}</div>
          </div>
        </InertNavigation>
      </TextsProvider>
    </QueryClientProvider>
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

/** Links on the canvas do not navigate. */
const navigation = {
  basename: '/',
  navigator: {
    createHref: (to: Parameters<typeof createPath>[0] | string) =>
      typeof to === 'string' ? to : createPath(to),
    go: () => {},
    push: () => {},
    replace: () => {},
  },
  static: true,
  future: {},
  useTransitions: undefined,
};

/** Router of the blocks on the canvas: its location is the edited page, and it never navigates. */
function InertNavigation({ path, children }: { path: string; children: ReactNode }) {
  const place = useMemo(
    () => ({
      location: {
        pathname: path,
        search: '',
        hash: '',
        state: null,
        key: 'canvas',
        unstable_mask: undefined,
      },
      navigationType: NavigationType.Pop,
    }),
    [path],
  );
  return (
    <UNSAFE_NavigationContext value={navigation}>
      <UNSAFE_LocationContext value={place}>{children}</UNSAFE_LocationContext>
    </UNSAFE_NavigationContext>
  );
}
