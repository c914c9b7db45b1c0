import '@puckeditor/core/no-external.css';
import { type IframeConfig, type Overrides, Puck } from '@puckeditor/core';
import { type ReactNode, useMemo, useState } from 'react';
import { useEditor } from '../../context.tsx';
import { toPuck } from '../model/puck-data.ts';
import { usePageContext } from '../page-context.tsx';
import { FrameSetUp } from './FrameSetUp.tsx';
import { Overlay } from './Overlay.tsx';
import { PuckLink } from './PuckLink.tsx';
import { puckConfig } from './puck-config.tsx';
import { usePuckMoves } from './use-puck-moves.ts';

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
