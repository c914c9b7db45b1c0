import { PictureGallerySkeleton } from '#ui/picture/PictureGallery.tsx';
import { Skeleton, SkeletonLine, SkeletonShape } from '#ui/Skeleton.tsx';
import { factLine, factList } from './Facts.tsx';
import { venueGallery, venueGrid, venueName, venueText } from './Venue.tsx';

const lines = ['w-20', 'w-28', 'w-16', 'w-24', 'w-20'];

/** Skeleton of the first venue, below the tabs if there are any. */
export const VenuesSkeleton = ({ layout }: { layout: 'sections' | 'tabs' }) => (
  <Skeleton>
    {layout === 'tabs' && (
      <div className="mb-6 flex h-control items-center gap-5 border-b border-line md:gap-8">
        {lines.slice(0, 3).map((width) => (
          <SkeletonShape key={width} className={`h-4 ${width}`} />
        ))}
      </div>
    )}
    <div className={venueGrid}>
      <div className={venueName}>
        <SkeletonLine size="text-h2 leading-head" width="w-2/3" />
      </div>
      <div className={venueGallery}>
        <PictureGallerySkeleton />
      </div>
      <div className={venueText}>
        <div className="mb-6">
          <SkeletonLine size="text-body" width="w-full" />
          <SkeletonLine size="text-body" width="w-full" />
          <SkeletonLine size="text-body" width="w-3/5" />
        </div>
        <div className={factList}>
          {lines.map((width, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no identity.
            <div key={index} className={factLine}>
              <SkeletonLine size="w-full text-num-s md:text-h3" width={width} />
            </div>
          ))}
        </div>
      </div>
    </div>
  </Skeleton>
);
