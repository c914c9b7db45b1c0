import '@puckeditor/core/no-external.css';
import {
  type Config,
  type IframeConfig,
  type OnAction,
  type Overrides,
  Puck,
  type PuckAction,
} from '@puckeditor/core';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { BlockCatalogue } from '#registry/blocks.ts';
import { type Language, localise } from '#schemas/language.ts';
import { useEditor } from '../../context.tsx';
import { useWords } from '../../texts.ts';
import { toPuck, unknownType } from '../model/puck-data.ts';
import { usePageContext } from '../page-context.tsx';
import { pageTexts } from '../page-texts.ts';
import { usePageKeys } from '../use-page-keys.ts';
import { CanvasPage } from './CanvasPage.tsx';
import { Overlay } from './Overlay.tsx';
import { PuckLink } from './PuckLink.tsx';
import { SingleBlock } from './SingleBlock.tsx';

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
export function PuckCanvas({ children }: { children: ReactNode }) {
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
  const t = useWords(pageTexts);
  const name = t('canvas');
  useEffect(() => {
    frame?.defaultView?.frameElement?.setAttribute('title', name);
  }, [frame, name]);
  usePageKeys(frame?.body);
  return <>{children}</>;
}
