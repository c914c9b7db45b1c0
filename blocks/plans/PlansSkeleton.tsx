import { Skeleton, SkeletonLine, SkeletonShape } from '#ui/Skeleton.tsx';
import { drawingBox, drawingPicture } from './Drawing.tsx';

/** Number of items seen before the others load. */
const shapes = ['first', 'second'];

/** Skeleton of items: title, switch, drawing. */
export const PlansSkeleton = () => (
  <Skeleton>
    <div className="grid gap-12 md:gap-16">
      {shapes.map((shape) => (
        <div key={shape} className="border-t border-ink">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-5">
            <SkeletonLine size="text-h3 leading-sub w-1/3 max-sm:w-full" width="w-full max-sm:w-2/5" />
            <SkeletonShape className="h-11.5 w-50 max-sm:w-full" />
          </div>
          <div className={drawingBox}>
            <div className={drawingPicture} />
            <div className="h-control md:hidden" />
          </div>
        </div>
      ))}
    </div>
  </Skeleton>
);
