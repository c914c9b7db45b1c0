import { Skeleton, SkeletonLine, SkeletonShape } from '#ui/Skeleton.tsx';
import { besideKind, downloadRow, kindBox } from './DownloadRow.tsx';

/** Maximum number of rows. Later ones are never seen before the files load. */
const mostShapes = 10;

/** Skeleton of a page of files. */
export const DownloadsSkeleton = ({ count = mostShapes }: { count: number | undefined }) => (
  <Skeleton>
    <ul className="border-t border-ink">
      {Array.from({ length: Math.min(count, mostShapes) }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no identity.
        <li key={index} className={downloadRow}>
          <SkeletonShape className={kindBox} />
          <div className={`${besideKind} min-h-14`}>
            <SkeletonLine size="text-h4 leading-head md:text-h3 md:leading-head" width="w-3/5" />
          </div>
          <div className={`${besideKind} col-start-2 md:col-start-3 md:min-h-14`}>
            <SkeletonLine size="text-sm" width="w-4/5" />
          </div>
          <div className="col-start-2 -my-2 md:col-start-4 md:my-1.5">
            <SkeletonLine size="min-h-touch text-sm" width="w-16" />
          </div>
        </li>
      ))}
    </ul>
  </Skeleton>
);
