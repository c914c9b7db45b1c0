import { Skeleton, SkeletonLine, SkeletonShape } from '#ui/Skeleton.tsx';
import { listBox, listRow, listRows } from './SideList.tsx';
import { slidePicture } from './Slide.tsx';
import { stageBox } from './Stage.tsx';
import { totalBox, totalsBox } from './Totals.tsx';

interface ShowcaseSkeletonProps {
  withTotals: boolean;
  withNote: boolean;
}

const three = ['a', 'b', 'c'];
/** Rows that fit beside the picture. */
const rows = [...three, 'd', 'e', 'f', 'g', 'h'];

/** Skeleton of totals, picture with its text, and list. */
export const ShowcaseSkeleton = ({ withTotals, withNote }: ShowcaseSkeletonProps) => (
  <Skeleton>
    {withTotals && (
      <div className={totalsBox}>
        {three.map((key) => (
          <div key={key} className={totalBox}>
            <SkeletonLine size="text-num-l leading-none" width="w-24" />
            <SkeletonLine size="text-body" width="w-16" />
          </div>
        ))}
      </div>
    )}
    <div className={stageBox}>
      <div>
        <SkeletonShape className={slidePicture} />
        <div className="mt-5 grid grid-cols-4 gap-x-gutter">
          {three.map((key) => (
            <div key={key}>
              <SkeletonLine size="text-h3 leading-tight" width="w-1/2" />
              <SkeletonLine size="text-xs leading-tight" width="w-4/5" />
            </div>
          ))}
        </div>
        <SkeletonLine size="mt-3 min-h-touch text-sm" width="w-20" />
      </div>
      <div className={listBox}>
        <div className={listRows}>
          {rows.map((key) => (
            <div key={key} className={listRow}>
              <SkeletonLine size="text-body leading-normal" width="w-32" />
              <SkeletonShape className="h-8 w-24" />
            </div>
          ))}
        </div>
      </div>
    </div>
    {withNote && <SkeletonLine size="mt-5 text-cap" width="w-2/5" />}
  </Skeleton>
);
