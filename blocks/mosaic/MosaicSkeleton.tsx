import { Skeleton, SkeletonLine, SkeletonShape } from '#ui/Skeleton.tsx';
import { cardBox, cardGrid, cardPicture, cardShape } from './shape.ts';

/** Two rows. Later ones are never seen before the items load. */
const count = 4;

export const MosaicSkeleton = () => (
  <Skeleton>
    <ul className={cardGrid}>
      {Array.from({ length: count }, (_, index) => {
        const shape = cardShape(index, count);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no identity.
          <li key={index} className={cardBox[shape]}>
            <SkeletonShape className={cardPicture[shape]} />
            <div className="pt-4">
              <SkeletonLine size="text-h3 leading-head" width="w-2/5" />
              <SkeletonLine size="mt-1.5 text-sm" width="w-full" />
              <SkeletonLine size="text-sm" width="w-3/5" />
            </div>
          </li>
        );
      })}
    </ul>
  </Skeleton>
);
