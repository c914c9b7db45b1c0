import { Skeleton, SkeletonLine, SkeletonShape } from '#ui/Skeleton.tsx';
import { tileGrid } from '#ui/tiles.ts';
import { cardBox, cardPicture, eventBox, eventText } from './Card.tsx';
import type { Look } from './look.ts';
import { rowBox, textRow } from './Row.tsx';

/** Skeleton of a page of items. */
export const CollectionSkeleton = ({ look, count }: { look: Look; count: number }) => (
  <Skeleton>
    <ul
      className={
        isTile(look)
          ? `${tileGrid} ${look === 'events' ? 'gap-y-gutter' : 'gap-y-10'}`
          : 'border-b border-line'
      }
    >
      {Array.from({ length: count }, (_, index) => {
        const Shape = shapes[look];
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no identity.
        return <Shape key={index} index={index} count={count} />;
      })}
    </ul>
  </Skeleton>
);

const isTile = (look: Look) => look === 'events' || look === 'cards' || look === 'names';

interface ShapeProps {
  index: number;
  count: number;
}

const EventShape = ({ index, count }: ShapeProps) => (
  <li className={`${eventBox(index, count)} border border-line`}>
    <SkeletonShape className={`${cardPicture(index, count)} rounded-none!`} />
    <div className="flex flex-1 flex-col px-5 pt-5 pb-4.5">
      <SkeletonShape className="h-11.5 w-1/2" />
      <div className={eventText}>
        <SkeletonShape className="h-6 w-4/5" />
        <SkeletonShape className="mt-3 h-5 w-full" />
        <SkeletonShape className="mt-1.5 h-5 w-3/5" />
      </div>
      <SkeletonLine size="mt-auto pt-3.5 text-xs leading-tight" width="w-2/5" />
    </div>
  </li>
);

const CardShape = ({ index, count }: ShapeProps) => (
  <li className={cardBox(index, count)}>
    <SkeletonShape className={cardPicture(index, count)} />
    <div className="mt-4">
      <div className="mb-1.5">
        <SkeletonLine size="text-xs" width="w-2/5" />
      </div>
      <SkeletonLine size="text-h4 leading-head" width="w-4/5" />
    </div>
  </li>
);

const NameShape = ({ index, count }: ShapeProps) => (
  <li className={cardBox(index, count)}>
    <SkeletonShape className={cardPicture(index, count)} />
    <div className="mt-4">
      <SkeletonLine size="text-h4 leading-head" width="w-2/5" />
    </div>
  </li>
);

const PictureShape = () => (
  <li className={`${rowBox} gap-y-5 py-8 md:py-10`}>
    <SkeletonShape className="aspect-picture sm:max-md:aspect-video md:col-span-5" />
    <div className="md:col-span-7">
      <SkeletonLine size="text-h3 leading-head" width="w-2/5" />
      <div className="mt-3">
        <SkeletonLine size="text-body" width="w-full" />
        <SkeletonLine size="text-body" width="w-full" />
        <SkeletonLine size="text-body" width="w-3/5" />
      </div>
    </div>
  </li>
);

const TextShape = () => (
  <li className={`${rowBox} ${textRow}`}>
    <div className="md:col-span-4">
      <SkeletonLine size="text-h3 leading-head" width="w-4/5" />
    </div>
    <div className="md:col-span-6">
      <SkeletonLine size="text-body" width="w-full" />
    </div>
    <div className="-my-2.5 md:col-span-2">
      <SkeletonLine size="min-h-touch text-sm" width="w-16" />
    </div>
  </li>
);

const shapes = {
  events: EventShape,
  cards: CardShape,
  names: NameShape,
  pictures: PictureShape,
  texts: TextShape,
};
