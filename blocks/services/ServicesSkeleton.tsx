import { Skeleton, SkeletonLine, SkeletonShape } from '#ui/Skeleton.tsx';
import {
  cardBox,
  cardPicture,
  cardSide,
  cardsGrid,
  ideaBox,
  ideaGrid,
  ideaName,
  ideaPicture,
  ideaPoints,
  listBox,
  listPicture,
  listRow,
} from './Services.tsx';

/** Number of items by look. */
const counts = { idea: 3, cards: 4, list: 4 };

interface ServicesSkeletonProps {
  look: keyof typeof counts;
  /** True if the block has a title; the source's title loads with its data. */
  titled: boolean;
}

export const ServicesSkeleton = ({ look, titled }: ServicesSkeletonProps) => {
  const { grid, Shape } = shapes[look];
  const count = counts[look];
  return (
    <Skeleton>
      {!titled && <SkeletonLine size="mb-4 text-h2 leading-head" width="w-2/5 md:w-1/5" />}
      <SkeletonLine size={`mb-8 md:mb-12 ${look === 'idea' ? 'text-h3' : ''}`} width="w-4/5 md:w-2/5" />
      <ul className={grid}>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no identity.
          <Shape key={index} index={index} count={count} />
        ))}
      </ul>
    </Skeleton>
  );
};

interface ShapeProps {
  index: number;
  count: number;
}

const Name = () => (
  <>
    <SkeletonLine size="text-h4 leading-sub" width="w-3/5" />
    <SkeletonLine size="mt-1.5 text-sm" width="w-full" />
  </>
);

const Points = ({ className }: { className: string }) => (
  <div className={`text-sm leading-normal ${className}`}>
    {['w-4/5', 'w-full', 'w-3/5'].map((width) => (
      <SkeletonLine key={width} size="border-t border-line py-2.5" width={width} />
    ))}
  </div>
);

const IdeaShape = ({ index, count }: ShapeProps) => (
  <li className={ideaBox(index, count)}>
    <SkeletonShape className={ideaPicture(index, count)} />
    <div className={ideaName}>
      <Name />
    </div>
    <Points className={ideaPoints} />
  </li>
);

const CardShape = ({ index, count }: ShapeProps) => (
  <li className={cardBox(index, count)}>
    <div className={cardSide(index, count)}>
      <SkeletonShape className={`${cardPicture} rounded-none!`} />
    </div>
    <div className="min-w-0 flex-1 p-5 md:p-6">
      <Name />
      <Points className="mt-4 -mb-2.5" />
    </div>
  </li>
);

const ListShape = () => (
  <li className={listRow}>
    <div className="min-w-0 md:order-1 md:col-span-4">
      <Name />
    </div>
    <SkeletonShape className={listPicture} />
    <Points className="col-span-2 md:order-2 md:col-span-5 md:-mt-2.5" />
  </li>
);

const shapes = {
  idea: { grid: ideaGrid, Shape: IdeaShape },
  cards: { grid: cardsGrid, Shape: CardShape },
  list: { grid: listBox, Shape: ListShape },
};
