import { useRef } from 'react';
import { useTranslate } from '../../context.tsx';
import { editedOf, outdatedOf } from '../model/edited-marks.ts';
import { useBlockOrder, useBlockPlace, usePage, useSelection } from '../page-context.tsx';
import { pageTexts } from '../page-texts.ts';
import { usePageActions } from '../use-page-actions.ts';
import { BlockPicture } from './BlockPicture.tsx';
import { useCanvas } from './canvas-context.tsx';
import { showInMiddle, useInSight } from './canvas-geometry.ts';
import { PeopleAtBlock } from './PeopleAtBlock.tsx';

/** Attribute with the block's key; matches the blocks of both frames. */
export const pairMark = 'data-pair-block';

/** The selectable blocks of one language in the side-by-side view. */
export function PairBlocks() {
  return useBlockOrder().map(({ key }) => <PairBlock key={key} id={key} />);
}

function PairBlock({ id }: { id: string }) {
  const { selected, select } = useSelection();
  const { scale, language } = useCanvas();
  const { nameOf } = usePageActions();
  const t = useTranslate(pageTexts);
  const isSelected = selected === id;
  const isOlder = usePage((data) => outdatedOf(editedOf(data, id))?.language === language);
  const name = nameOf(id);
  const root = useRef<HTMLDivElement>(null);
  const place = useBlockPlace(id);
  useInSight(root, isSelected ? place : undefined, showInMiddle);
  const [frame, chip] = isOlder ? ['border-brass', 'bg-brass-deep'] : ['border-teal', 'bg-teal'];
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list of blocks beside the canvas does the same by keyboard.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above.
    <div
      ref={root}
      className="group relative cursor-pointer"
      {...{ [pairMark]: id }}
      onClick={() => select(id)}
    >
      <BlockPicture id={id} />
      <PeopleAtBlock block={id} />
      <div
        aria-hidden="true"
        style={{ zoom: 1 / scale }}
        className={`pointer-events-none absolute inset-0 ${
          isSelected ? `border-2 ${frame}` : 'group-hover:border group-hover:border-teal'
        }`}
      >
        {isSelected && (
          <p
            className={`absolute top-0 left-0 -translate-y-full rounded-t px-2.5 py-1 text-cap leading-normal whitespace-nowrap text-white ${chip}`}
          >
            {isOlder ? t('olderChip', { name }) : name}
          </p>
        )}
      </div>
    </div>
  );
}
