import { useEffect, useRef } from 'react';
import { useWords } from '../../texts.ts';
import { usePageItems, useSelection } from '../page-context.tsx';
import { pageTexts } from '../page-texts.ts';
import { usePageActions } from '../use-page-actions.ts';
import { BlockPicture } from './BlockPicture.tsx';
import { labelDrop } from './drop-label.ts';
import { showTop, useInSight } from './use-in-sight.ts';

/** A block that can be dragged; the canvas follows it when it is selected or moved elsewhere. */
export function SingleBlock({ id }: { id: string }) {
  const { selected } = useSelection();
  const { nameOf } = usePageActions();
  const t = useWords(pageTexts);
  const place = usePageItems().findIndex(({ key }) => key === id);
  const name = nameOf(id);
  const root = useRef<HTMLDivElement>(null);
  // Puck makes a button of what stands around it, and gives that no name.
  useEffect(() => root.current?.parentElement?.setAttribute('aria-label', name), [name]);
  useInSight(root, selected === id ? place : undefined, showTop);
  return (
    <div ref={root} onPointerDown={() => labelDrop(t('dropHere', { name }))}>
      <BlockPicture id={id} />
    </div>
  );
}
