import { type ReactNode, useEffect, useMemo } from 'react';
import { createViews } from '#registry/views.ts';
import type { Language } from '#schemas/language.ts';
import { callEditor } from '../../api.ts';
import { usePageContext } from '../page-context.tsx';
import { CanvasContext } from './canvas-context.tsx';
import { createPictures } from './pictures.ts';

/** Debounce before the canvas is rendered again, in milliseconds. */
const wait = 300;

const views = createViews();

interface CanvasProviderProps {
  language: Language;
  scale: number;
  paired?: boolean;
  children: ReactNode;
}

/** Provides the rendered blocks of the page in one language and requests them again after each change. */
export function CanvasProvider({ language, scale, paired = false, children }: CanvasProviderProps) {
  const { store } = usePageContext();
  const pictures = useMemo(
    () =>
      createPictures({
        language,
        wait,
        ask: ({ page, language: wanted }) =>
          callEditor('canvas', { page: withoutMarks(page), language: wanted }),
      }),
    [language],
  );
  useEffect(() => {
    const show = () => pictures.show(store.data());
    show();
    window.addEventListener('online', show);
    const unsubscribe = store.subscribe(show);
    return () => {
      window.removeEventListener('online', show);
      unsubscribe();
      pictures.stop();
    };
  }, [pictures, store]);
  const value = useMemo(
    () => ({ language, pictures, views, scale, paired }),
    [language, pictures, scale, paired],
  );
  return <CanvasContext value={value}>{children}</CanvasContext>;
}

/** Edit times do not change how a page looks. */
const withoutMarks = ({ edited: _, ...page }: Readonly<Record<string, unknown>>) => page;
