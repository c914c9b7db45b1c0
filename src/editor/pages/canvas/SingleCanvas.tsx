import {
  type Config,
  type IframeConfig,
  type OnAction,
  type Overrides,
  Puck,
  type PuckAction,
} from '@puckeditor/core';
import {
  memo,
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type Language, localise } from '#schemas/language.ts';
import { useCanvasView } from '../canvas-view.tsx';
import { pathOfText, textAt } from '../field-of-text.ts';
import { useBlockOrder, useBlockPlace, usePageContext, usePageItem, useSelection } from '../page-context.tsx';
import { pageTexts } from '../page-texts.ts';
import { CanvasBar, CanvasProvider, Paper } from './CanvasProvider.tsx';
import {
  type CanvasWidth,
  canvasWidths,
  ownWidth,
  showTop,
  useInSight,
  useNarrowWindow,
} from './canvas-geometry.ts';
import { labelDrop, Palette } from './Palette.tsx';
import '@puckeditor/core/no-external.css';
import type { BlockCatalogue } from '#registry/blocks.ts';
import { useEditor, useTranslate } from '../../context.tsx';
import { toPuck, unknownType } from '../model/puck-data.ts';
import { usePageActions } from '../use-page-actions.ts';
import { pane, usePageKeys } from '../use-page-keys.ts';
import { BlockPicture } from './BlockPicture.tsx';
import { CanvasPage } from './CanvasPage.tsx';
import { useCanvas } from './canvas-context.tsx';
import { PeopleAtBlock } from './PeopleAtBlock.tsx';
import { PuckLink } from './PuckLink.tsx';
import { useWheelZoom } from './use-wheel-zoom.ts';

/** The palette, and the page in one language as its drop target. */
export const SingleCanvas = memo(function SingleCanvas({ language }: { language: Language }) {
  const t = useTranslate(pageTexts);
  const [width, setWidth] = useState<CanvasWidth>(ownWidth);
  const [laidOut, setLaidOut] = useState({ width: 0, scale: 1 });
  const { view } = useCanvasView();
  // A zoom chosen in a wider window could not be undone here, because its buttons are hidden.
  const zoom = useNarrowWindow() ? undefined : view.zoom;
  const isEmpty = useBlockOrder().length === 0;
  return (
    <PuckCanvas>
      <div
        className={`grid h-full min-h-0 grid-rows-[auto_minmax(0,1fr)] font-text leading-normal md:grid-rows-1 ${view.paletteFolded ? '' : 'md:grid-cols-[9.5rem_minmax(0,1fr)] xl:grid-cols-[14.5rem_minmax(0,1fr)]'}`}
      >
        <Palette />
        <section
          aria-label={t('canvas')}
          {...pane}
          className="relative grid min-h-0 min-w-0 grid-rows-[auto_minmax(0,1fr)] bg-mist"
        >
          <CanvasBar single={{ width, onWidth: setWidth, laidOut }} />
          <div className="grid min-h-0 min-w-0 px-3 pt-3">
            <Paper width={canvasWidths[width]} zoom={zoom} readable onLayout={setLaidOut}>
              {(scale) => (
                <CanvasProvider language={language} scale={scale}>
                  <Puck.Preview />
                </CanvasProvider>
              )}
            </Paper>
          </div>
          {isEmpty && (
            <p className="pointer-events-none absolute inset-x-12 top-40 text-center text-xs text-ink-3">
              {t('emptyPage')}
            </p>
          )}
        </section>
      </div>
    </PuckCanvas>
  );
});

const overrides: Partial<Overrides> = {
  iframe: FrameSetUp,
  componentOverlay: (props) => <Overlay {...props} />,
  // The overlay has its own action bar inside the block's outline.
  actionBar: () => <span hidden />,
};
const iframe: IframeConfig = { enabled: true, waitForStyles: true };
/** A line marks the drop position, because blocks are too tall to move aside. */
const dnd = { behavior: 'static' } as const;

/** Puck around the palette and the canvas. It handles dragging and selection and never receives the blocks' props. */
function PuckCanvas({ children }: { children: ReactNode }) {
  const { store, catalogue } = usePageContext();
  const { language } = useEditor();
  const config = useMemo(() => puckConfig(catalogue, language), [catalogue, language]);
  const [data] = useState(() => toPuck(store.data(), (type) => catalogue.has(type)));
  const { onAction, moved } = usePuckMoves();
  return (
    <Puck
      config={config}
      data={data}
      overrides={overrides}
      iframe={iframe}
      dnd={dnd}
      onAction={onAction}
      height="100%"
    >
      <PuckLink moved={moved} />
      {children}
    </Puck>
  );
}

/** Puck's configuration: one component per block of the catalogue. */
const puckConfig = (catalogue: BlockCatalogue, language: Language): Config => ({
  root: { render: ({ children }: { children: ReactNode }) => <CanvasPage>{children}</CanvasPage> },
  components: Object.fromEntries([
    [unknownType, { render: SingleBlock }],
    ...[...catalogue.values()].map(({ type, palette }) => [
      type,
      { label: localise(palette.name, language), render: SingleBlock },
    ]),
  ]),
});

/** Puck's actions that change the order of blocks: dragging, and dropping from the palette. */
const moves: readonly PuckAction['type'][] = ['insert', 'move', 'reorder', 'remove', 'duplicate'];

/** Reports changes of the order of blocks after Puck has finished them; `onAction` fires during the change. */
function usePuckMoves() {
  const moved = useRef<() => void>(() => {});
  const onAction = useCallback<OnAction>(({ type, recordHistory }) => {
    // This screen dispatches with `recordHistory: false`, except for moves, which Puck never records.
    if (moves.includes(type) && (type === 'move' || recordHistory !== false))
      queueMicrotask(() => moved.current());
  }, []);
  return { onAction, moved };
}

interface FrameSetUpProps {
  children: ReactNode;
  document?: Document;
}

/** Labels the canvas's iframe for screen readers and applies the screen's shortcuts inside it. */
function FrameSetUp({ children, document: frame }: FrameSetUpProps) {
  const t = useTranslate(pageTexts);
  const name = t('canvas');
  useEffect(() => {
    frame?.defaultView?.frameElement?.setAttribute('title', name);
  }, [frame, name]);
  usePageKeys(frame?.body);
  useWheelZoom(frame);
  return <>{children}</>;
}

interface OverlayProps {
  isSelected: boolean;
  hover: boolean;
}

/** Outline of a block, inside the block, so that it covers no other. Has the same width on the screen at every scale. */
function Overlay({ isSelected, hover }: OverlayProps) {
  const { scale } = useCanvas();
  if (!isSelected && !hover) return null;
  return (
    <div className="relative h-full" style={{ zoom: 1 / scale }}>
      <div
        className={`absolute inset-0 ${isSelected ? 'border-2 border-teal' : 'border border-teal'}`}
        aria-hidden="true"
      />
    </div>
  );
}

/** Blocks that are rendered before the others when a page opens: more than a screen shows. */
const firstBlocks = 12;

/** A draggable block; the canvas scrolls to it when it is selected or moved. A double click opens the field of a text. */
function SingleBlock({ id }: { id: string }) {
  const { selected, openField } = useSelection();
  const { language } = useCanvas();
  const item = usePageItem(id);
  const { nameOf } = usePageActions();
  const t = useTranslate(pageTexts);
  const place = useBlockPlace(id);
  const name = nameOf(id);
  const root = useRef<HTMLDivElement>(null);
  // If a page opens at a block, all above it must have their height.
  const [isDeferred] = useState(() => selected === undefined && (place ?? 0) >= firstBlocks);
  const openText = useEffectEvent(({ clientX: x, clientY: y }: MouseEvent) => {
    const text = root.current ? textAt(root.current, { x, y }) : undefined;
    const path = text === undefined ? undefined : pathOfText(item?.block?.props, text, language);
    openField({ block: id, path: path ?? [], language });
  });
  // Puck gives the parent element `role="button"` without a name, and all events of the pointer.
  useEffect(() => {
    const puck = root.current?.parentElement;
    if (!puck) return;
    puck.setAttribute('aria-label', name);
    const label = ({ clientX, clientY }: PointerEvent) => {
      labelDrop(t('dropHere', { name }));
      // While the block is dragged, its name is shown at the pointer (`canvas.css`).
      const { left, top } = puck.getBoundingClientRect();
      puck.style.setProperty('--drag-label', JSON.stringify(name));
      puck.style.setProperty('--grab-x', `${clientX - left + 12}px`);
      puck.style.setProperty('--grab-y', `${clientY - top + 12}px`);
    };
    const open = (event: MouseEvent) => openText(event);
    puck.addEventListener('pointerdown', label);
    puck.addEventListener('dblclick', open);
    return () => {
      puck.removeEventListener('pointerdown', label);
      puck.removeEventListener('dblclick', open);
    };
  }, [name, t]);
  useInSight(root, selected === id ? place : undefined, showTop);
  return (
    <div ref={root} className="relative">
      <BlockPicture id={id} isDeferred={isDeferred} />
      <PeopleAtBlock block={id} />
    </div>
  );
}
