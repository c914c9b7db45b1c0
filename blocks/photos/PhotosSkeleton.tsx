import { PictureGallerySkeleton } from '#ui/picture/PictureGallery.tsx';
import { Skeleton, SkeletonLine, SkeletonShape } from '#ui/Skeleton.tsx';
import { photosFacts, photosGrid, photosHead } from './layout.ts';

/** Skeleton of the page of an activity. */
export const PhotosSkeleton = () => (
  <Skeleton>
    <div className={photosGrid}>
      <div className={photosHead}>
        <SkeletonLine size="text-h2 leading-head" width="w-4/5" />
        <div className={photosFacts}>
          {['w-20', 'w-16', 'w-24'].map((width) => (
            <SkeletonLine key={width} size="text-xs md:text-sm" width={width} />
          ))}
        </div>
        <SkeletonShape className="h-touch w-36 md:h-10" />
      </div>
      <div className="md:col-span-8">
        <PictureGallerySkeleton />
      </div>
    </div>
  </Skeleton>
);
