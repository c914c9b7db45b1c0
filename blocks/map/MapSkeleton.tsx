import { Skeleton, SkeletonShape } from '#ui/Skeleton.tsx';

/** The height of the map itself. */
export const mapHeight = 'h-105 md:h-140';

/** The box of a map; on a phone the card of the place stands below it. */
export const MapSkeleton = () => (
  <Skeleton>
    <SkeletonShape className={mapHeight} />
    <SkeletonShape className="mt-4 h-50 md:hidden" />
  </Skeleton>
);
