import {
  Fragment,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createViews } from '#registry/views.ts';
import type { Language } from '#schemas/language.ts';
import { isSectionReference } from '#schemas/section.ts';
import { callEditor } from '../../api.ts';
import { useTranslate } from '../../context.tsx';
import type { EditorIconName } from '../../ui/EditorIcon.tsx';
import { ToolButton } from '../../ui/ToolButton.tsx';
import { stepped, useCanvasView, zoomRange } from '../canvas-view.tsx';
import { useBlockOrder, usePageContext, useSelection } from '../page-context.tsx';
import { type PageTextKey, pageTexts } from '../page-texts.ts';
import { SaveSection } from '../sections/SaveSection.tsx';
import { sectionTexts } from '../sections/section-texts.ts';
import { type PageActions, usePageActions } from '../use-page-actions.ts';
import { scaleMark } from '../use-page-keys.ts';
import { CanvasContext } from './canvas-context.tsx';
import { type CanvasWidth, layOut, useRoom } from './canvas-geometry.ts';
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
  /** Undefined if the canvas has one width, one zoom and no panes. */
  single?: {
    width: CanvasWidth;
    onWidth: (width: CanvasWidth) => void;
    laidOut: { width: number; scale: number };
  };
}

const widths: readonly CanvasWidth[] = ['desktop', 'tablet', 'phone'];

/** Strip above the canvas: the panes, undo and paste, the tools of the selected block, width and zoom. */
export function CanvasBar({ single }: CanvasBarProps) {
  const { store } = usePageContext();
  const { selected } = useSelection();
  const { paste } = usePageActions();
  const t = useTranslate(pageTexts);
  const history = useSyncExternalStore(store.subscribe, store.history);
  return (
    <div className="flex min-h-10 flex-wrap items-center gap-x-0.5 border-b border-line bg-white px-2 max-md:justify-center">
      {single && <PaneSwitch pane="palette" />}
      <div role="toolbar" aria-label={t('tools')} className="flex gap-0.5">
        <ToolButton icon="undo" label={t('undo')} disabled={!history.past.length} onClick={store.undo} />
        <ToolButton icon="redo" label={t('redo')} disabled={!history.future.length} onClick={store.redo} />
        <ToolButton icon="paste" label={t('paste')} onClick={() => void paste()} />
      </div>
      {single && selected !== undefined && <BlockTools block={selected} />}
      {single && (
        <div className="ml-auto flex items-center gap-0.5 max-md:ml-0">
          <fieldset className="flex gap-0.5 max-md:hidden">
            <legend className="sr-only">{t('width')}</legend>
            {widths.map((one) => (
              <ToolButton
                key={one}
                icon={one}
                label={t(one)}
                aria-pressed={one === single.width}
                onClick={() => single.onWidth(one)}
              />
            ))}
          </fieldset>
          <Zoom laidOut={single.laidOut} />
          <PaneSwitch pane="panel" />
        </div>
      )}
    </div>
  );
}

/** Folds the palette or the fields away. */
function PaneSwitch({ pane }: { pane: 'palette' | 'panel' }) {
  const t = useTranslate(pageTexts);
  const { view, change } = useCanvasView();
  const folded = pane === 'palette' ? view.paletteFolded : view.panelFolded;
  return (
    <ToolButton
      icon={pane === 'palette' ? 'pane-left' : 'pane-right'}
      label={t(pane === 'palette' ? 'palettePane' : 'panelPane')}
      aria-pressed={!folded}
      aria-keyshortcuts={pane === 'palette' ? '[' : ']'}
      onClick={() => change(pane === 'palette' ? { paletteFolded: !folded } : { panelFolded: !folded })}
      className="max-md:hidden"
    />
  );
}

interface BlockTool {
  text: PageTextKey;
  icon: EditorIconName;
  act: (actions: PageActions, key: string) => void;
}

const blockTools: readonly BlockTool[] = [
  { text: 'moveUp', icon: 'up', act: ({ move }, key) => move(key, -1) },
  { text: 'moveDown', icon: 'down', act: ({ move }, key) => move(key, 1) },
  { text: 'duplicate', icon: 'copy', act: ({ duplicate }, key) => duplicate(key) },
  { text: 'copyBlock', icon: 'content', act: ({ copy }, key) => void copy(key) },
  { text: 'removeBlock', icon: 'trash', act: ({ remove }, key) => remove(key) },
];

/** Actions of a block. They stand in the strip, so that nothing covers the page. */
function BlockTools({ block }: { block: string }) {
  const t = useTranslate(pageTexts);
  const ofSection = useTranslate(sectionTexts);
  const { store, kind } = usePageContext();
  const [isSaving, setSaving] = useState(false);
  const actions = usePageActions();
  const order = useBlockOrder();
  const place = order.findIndex(({ key }) => key === block);
  if (place < 0) return null;
  const mayBeSaved = kind === 'page' && !isSectionReference(store.items()[place]?.stored);
  return (
    <div
      role="toolbar"
      aria-label={t('actions', { name: actions.nameOf(block) })}
      className="ml-1 flex min-w-0 items-center gap-0.5 border-l border-line pl-1"
    >
      {blockTools.map(({ text, icon, act }) => (
        <Fragment key={text}>
          {/* The bin stays last. */}
          {text === 'removeBlock' && mayBeSaved && (
            <ToolButton icon="sync" label={ofSection('saveSection')} onClick={() => setSaving(true)} />
          )}
          <ToolButton
            icon={icon}
            label={t(text)}
            disabled={
              (text === 'moveUp' && place === 0) || (text === 'moveDown' && place === order.length - 1)
            }
            onClick={() => act(actions, block)}
            className={text === 'removeBlock' ? 'ml-1 text-danger!' : ''}
          />
        </Fragment>
      ))}
      {isSaving && <SaveSection block={block} onClose={() => setSaving(false)} />}
    </div>
  );
}

/** Zoom by buttons; `fit` follows the width of the canvas. */
function Zoom({ laidOut: { width, scale } }: { laidOut: { width: number; scale: number } }) {
  const t = useTranslate(pageTexts);
  const { view, change } = useCanvasView();
  const percent = Math.round(scale * 100);
  return (
    <fieldset aria-label={t('zoom')} className="flex items-center gap-0.5 text-cap max-md:hidden">
      <span className="tnum px-1 text-ink-3 max-xl:sr-only" title={t('laidOut', { width })}>
        {width}
      </span>
      <ToolButton
        icon="minus"
        label={t('zoomOut')}
        disabled={scale <= zoomRange.least}
        onClick={() => change({ zoom: stepped(scale, -1) })}
      />
      <span className="tnum min-w-10 text-center" aria-live="polite">
        {percent}%
      </span>
      <ToolButton
        icon="plus"
        label={t('zoomIn')}
        disabled={scale >= zoomRange.most}
        onClick={() => change({ zoom: stepped(scale, 1) })}
      />
      <button
        type="button"
        title={t('fitHint')}
        aria-pressed={view.zoom === undefined}
        onClick={() => change({ zoom: undefined })}
        className="min-h-9 rounded px-2 text-ink-2 hover:bg-teal-tint aria-pressed:bg-teal-tint aria-pressed:text-teal-deep"
      >
        {t('fit')}
      </button>
    </fieldset>
  );
}

interface PaperProps {
  /** Width of the page in CSS pixels, before scaling. */
  width: number;
  /** Chosen scale; undefined to fit. */
  zoom?: number | undefined;
  /** Whether a page that would become unreadable is laid out narrower instead. */
  readable?: boolean;
  /** Called with the width and the scale in use. */
  onLayout?: (laidOut: { width: number; scale: number }) => void;
  children: (scale: number) => ReactNode;
}

/** Lays a page out at its own width and scales it. Only a page with a chosen scale scrolls sideways; others fit. */
export function Paper({ width: wanted, zoom, readable = false, onLayout, children }: PaperProps) {
  const room = useRef<HTMLDivElement>(null);
  const size = useRoom(room);
  const plain = { width: wanted, scale: Math.min(1, size.width / wanted) || 1 };
  const { width, scale } = readable ? layOut(size.width, wanted, zoom) : plain;
  const height = size.height / scale;
  useLayoutEffect(() => onLayout?.({ width, scale }), [onLayout, width, scale]);
  return (
    <div
      ref={room}
      className={`relative min-h-0 min-w-0 ${zoom === undefined ? 'overflow-hidden' : 'overflow-x-auto overflow-y-hidden'}`}
    >
      <div
        className="relative mx-auto overflow-hidden bg-white after:pointer-events-none after:absolute after:inset-0 after:border-x after:border-t after:border-line"
        style={{ width: width * scale, height: height * scale }}
        {...{ [scaleMark]: scale }}
      >
        <div className="origin-top-left" style={{ width, height, transform: `scale(${scale})` }}>
          {children(scale)}
        </div>
      </div>
    </div>
  );
}
