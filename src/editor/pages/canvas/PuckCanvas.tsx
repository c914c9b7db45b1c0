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
  // It is part of the overlay, inside the block's frame.
  actionBar: () => <span hidden />,
};
const iframe: IframeConfig = { enabled: true, waitForStyles: true };
/** A line says where a block lands: blocks are too tall to move aside. */
const dnd = { behavior: 'static' } as const;

/** Puck around the palette and the canvas: it drags, and knows what is selected. What is in blocks it never learns. */
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
