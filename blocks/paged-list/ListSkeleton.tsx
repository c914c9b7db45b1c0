import { Pagination } from '#ui/pagination/Pagination.tsx';
import { Skeleton, SkeletonLine, SkeletonShape } from '#ui/Skeleton.tsx';
import { coverBox, dateBox, picturedRow, plainRow, rowBox, textBox, wayBox } from './NewsRow.tsx';

/** Total used until the first answer, so that the pagination keeps its space (rule PAGE-02). */
const placeholderTotal = 1000;

interface ListSkeletonProps {
  scroller: boolean;
  covers: boolean;
  pageSize: number;
}

/** Skeleton of covers, a full page of rows, and an invisible pagination. */
export const ListSkeleton = ({ scroller, covers, pageSize }: ListSkeletonProps) => (
  <Skeleton>
    {scroller && (
      <div className="bleed-end mb-8 flex gap-4 overflow-hidden md:me-0 md:mb-16">
        {['a', 'b', 'c', 'd', 'e'].map((key) => (
          <SkeletonShape key={key} className="aspect-video w-cover flex-none" />
        ))}
      </div>
    )}
    <ul className="mb-8 border-b border-line md:mb-12">
      {Array.from({ length: pageSize }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no identity.
        <li key={index} className={`${rowBox} ${covers ? picturedRow : plainRow}`}>
          <SkeletonLine size={dateBox} width="w-28" />
          <div className={`${textBox} ${covers ? 'md:col-span-7' : 'md:col-span-8'}`}>
            <SkeletonLine size="text-h3 leading-head" width="w-4/5" />
            {covers && <SkeletonLine size="mt-2 text-sm" width="w-full" />}
            {covers && <div className="mt-1.5 h-touch" />}
          </div>
          {covers ? (
            <SkeletonShape className={coverBox} />
          ) : (
            <SkeletonLine size={`min-h-touch text-sm ${wayBox}`} width="w-16" />
          )}
        </li>
      ))}
    </ul>
    <div className="invisible">
      <Pagination
        page={1}
        pages={Math.ceil(placeholderTotal / pageSize)}
        total={placeholderTotal}
        hrefOf={() => '#'}
      />
    </div>
  </Skeleton>
);
