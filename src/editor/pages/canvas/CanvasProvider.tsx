import { type ReactNode, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { createViews } from '#registry/views.ts';
import type { Language } from '#schemas/language.ts';
import { callEditor } from '../../api.ts';
import { useTranslate } from '../../context.tsx';
import { ToolButton } from '../../ui/ToolButton.tsx';
import { usePageContext } from '../page-context.tsx';
import { pageTexts } from '../page-texts.ts';
import { usePageActions } from '../use-page-actions.ts';
import { CanvasContext } from './canvas-context.tsx';
import { type CanvasWidth, useScale } from './canvas-geometry.ts';
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

interface CanvasBarProps {
  /** Undefined if the canvas has only one width. */
  width?: CanvasWidth;
  onWidth?: (width: CanvasWidth) => void;
}

const widths: readonly CanvasWidth[] = ['desktop', 'tablet', 'phone'];

/** Toolbar below the canvas: undo, redo, paste and the page width. */
export function CanvasBar({ width, onWidth }: CanvasBarProps) {
  const { store } = usePageContext();
  const { paste } = usePageActions();
  const t = useTranslate(pageTexts);
  const history = useSyncExternalStore(store.subscribe, store.history);
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-4 flex justify-center">
      <div
        role="toolbar"
        aria-label={t('tools')}
        className="pointer-events-auto flex gap-0.5 rounded border border-line bg-white p-0.5 shadow-float"
      >
        <ToolButton icon="undo" label={t('undo')} disabled={!history.past.length} onClick={store.undo} />
        <ToolButton icon="redo" label={t('redo')} disabled={!history.future.length} onClick={store.redo} />
        <ToolButton icon="paste" label={t('paste')} onClick={() => void paste()} />
        {onWidth && (
          <fieldset className="flex gap-0.5 border-l border-line pl-0.5">
            <legend className="sr-only">{t('width')}</legend>
            {widths.map((one) => (
              <ToolButton
                key={one}
                icon={one}
                label={t(one)}
                aria-pressed={one === width}
                onClick={() => onWidth(one)}
              />
            ))}
          </fieldset>
        )}
      </div>
    </div>
  );
}

interface PaperProps {
  /** Width of the page in CSS pixels, before scaling. */
  width: number;
  children: (scale: number) => ReactNode;
}

/** Lays a page out at its own width and scales it down to fit. */
export function Paper({ width, children }: PaperProps) {
  const room = useRef<HTMLDivElement>(null);
  const { scale, height } = useScale(room, width);
  return (
    <div ref={room} className="relative min-h-0 min-w-0 overflow-hidden">
      <div
        className="absolute top-0 left-1/2 bg-white after:pointer-events-none after:absolute after:inset-0 after:border-x after:border-t after:border-line"
        style={{ width: width * scale, height: height * scale, marginLeft: (-width * scale) / 2 }}
      >
        <div className="origin-top-left" style={{ width, height, transform: `scale(${scale})` }}>
          {children(scale)}
        </div>
      </div>
    </div>
  );
}
