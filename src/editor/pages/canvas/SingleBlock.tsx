import { useEffect, useRef } from 'react';
import { useWords } from '../../texts.ts';
import { usePageItems, useSelection } from '../page-context.tsx';
import { pageTexts } from '../page-texts.ts';
import { usePageActions } from '../use-page-actions.ts';
import { BlockPicture } from './BlockPicture.tsx';
import { labelDrop } from './drop-label.ts';
import { showTop, useInSight } from './use-in-sight.ts';

/** A draggable block; the canvas scrolls to it when it is selected or moved. */
export function SingleBlock({ id }: { id: string }) {
  const { selected } = useSelection();
  const { nameOf } = usePageActions();
  const t = useWords(pageTexts);
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
