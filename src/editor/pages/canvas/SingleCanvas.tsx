import {
  type Config,
  type IframeConfig,
  type OnAction,
  type Overrides,
  Puck,
  type PuckAction,
} from '@puckeditor/core';
import { memo, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Language, localise } from '#schemas/language.ts';
import { usePageContext, usePageItems, useSelection } from '../page-context.tsx';
import { pageTexts } from '../page-texts.ts';
import { CanvasBar, CanvasProvider, Paper } from './CanvasProvider.tsx';
import { type CanvasWidth, canvasWidths, ownWidth, showTop, useInSight } from './canvas-geometry.ts';
import { labelDrop, Palette } from './Palette.tsx';
import '@puckeditor/core/no-external.css';
import type { BlockCatalogue } from '#registry/blocks.ts';
import { useEditor, useTranslate } from '../../context.tsx';
import { toPuck, unknownType } from '../model/puck-data.ts';
import { usePageActions } from '../use-page-actions.ts';
import { usePageKeys } from '../use-page-keys.ts';
import { BlockPicture } from './BlockPicture.tsx';
import { CanvasPage } from './CanvasPage.tsx';
import { Overlay } from './Overlay.tsx';
import { PuckLink } from './PuckLink.tsx';

/** The palette, and the page in one language as its drop target. */
export const SingleCanvas = memo(function SingleCanvas({ language }: { language: Language }) {
  const t = useTranslate(pageTexts);
  const [width, setWidth] = useState<CanvasWidth>(ownWidth);
  const isEmpty = usePageItems().length === 0;
  return (
    <PuckCanvas>
      <div className="grid h-full min-h-0 grid-rows-[auto_minmax(0,1fr)] font-text leading-normal md:grid-cols-[9.5rem_minmax(0,1fr)] md:grid-rows-1 xl:grid-cols-[15.5rem_minmax(0,1fr)]">
        <Palette />
        <section
          aria-label={t('canvas')}
          className="relative grid min-h-0 min-w-0 grid-rows-[minmax(0,1fr)] bg-mist px-3 pt-3 md:px-6 md:pt-5"
        >
          <Paper width={canvasWidths[width]}>
            {(scale) => (
              <CanvasProvider language={language} scale={scale}>
                <Puck.Preview />
              </CanvasProvider>
            )}
          </Paper>
          {isEmpty && (
            <p className="pointer-events-none absolute inset-x-12 top-40 text-center text-xs text-ink-3">
              {t('emptyPage')}
            </p>
          )}
          <CanvasBar width={width} onWidth={setWidth} />
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
  return <>{children}</>;
}

/** A draggable block; the canvas scrolls to it when it is selected or moved. */
function SingleBlock({ id }: { id: string }) {
  const { selected } = useSelection();
  const { nameOf } = usePageActions();
  const t = useTranslate(pageTexts);
  const place = usePageItems().findIndex(({ key }) => key === id);
  const name = nameOf(id);
  const root = useRef<HTMLDivElement>(null);
  // Puck gives the parent element `role="button"` without a name.
  useEffect(() => root.current?.parentElement?.setAttribute('aria-label', name), [name]);
  useInSight(root, selected === id ? place : undefined, showTop);
  return (
    <div ref={root} onPointerDown={() => labelDrop(t('dropHere', { name }))}>
      <BlockPicture id={id} />
    </div>
  );
}
