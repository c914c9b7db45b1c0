import { Bone, Skeleton } from '#ui/Skeleton.tsx';

/** The height of the map itself. */
export const mapHeight = 'h-105 md:h-140';

/** The box of a map; on a phone the card of the place stands below it. */
export const MapBones = () => (
  <Skeleton>
    <Bone className={mapHeight} />
    <Bone className="mt-4 h-50 md:hidden" />
  </Skeleton>
);
