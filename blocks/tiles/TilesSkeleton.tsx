import { Skeleton, SkeletonLine, SkeletonShape } from '#ui/Skeleton.tsx';
import { tileRow } from './Tile.tsx';

/** Two rows on desktop. Later ones are never seen before the items load. */
const count = 8;

export const TilesSkeleton = () => (
  <Skeleton>
    <ul className={tileRow}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no identity.
        <li key={index}>
          <SkeletonShape className="aspect-card" />
          <SkeletonLine size="mt-3 text-h4 leading-head" width="w-3/5" />
        </li>
      ))}
    </ul>
  </Skeleton>
);
