import { Skeleton, SkeletonShape } from '#ui/Skeleton.tsx';

/** Height of the map. */
export const mapHeight = 'h-105 md:h-140';

/** Skeleton of a map. On phones the card of the place is below the map. */
export const MapSkeleton = () => (
  <Skeleton>
    <SkeletonShape className={mapHeight} />
    <SkeletonShape className="mt-4 h-50 md:hidden" />
  </Skeleton>
);
