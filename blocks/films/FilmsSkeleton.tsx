import { Skeleton, SkeletonLine, SkeletonShape } from '#ui/Skeleton.tsx';
import { filmRow } from './FilmRow.tsx';

/** Skeleton of a page of two films. */
export const FilmsSkeleton = () => (
  <Skeleton>
    <ul className="border-b border-line">
      {['a', 'b'].map((key) => (
        <li key={key} className={filmRow}>
          <SkeletonShape className="aspect-video md:col-span-8" />
          <div className="md:col-span-4">
            <SkeletonLine size="text-h3 leading-head" width="w-4/5" />
            <div className="mt-3">
              <SkeletonLine size="text-body" width="w-full" />
              <SkeletonLine size="text-body" width="w-3/5" />
            </div>
          </div>
        </li>
      ))}
    </ul>
  </Skeleton>
);
