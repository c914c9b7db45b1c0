import { useBlockUrl } from '#blocks/block-url.ts';
import { type PageOf, pageParameter } from '#blocks/collection-item.ts';
import type { ViewProps } from '#blocks/define.ts';
import { BlockSection } from '#ui/BlockSection.tsx';
import { Empty } from '#ui/Empty.tsx';
import { Failed } from '#ui/Failed.tsx';
import { Pagination } from '#ui/pagination/Pagination.tsx';
import { Skeleton, SkeletonLine, SkeletonShape } from '#ui/Skeleton.tsx';
import { Covers } from './Covers.tsx';
import type definition from './index.ts';
import type { Row } from './index.ts';
import { coverBox, dateBox, NewsRow, picturedRow, plainRow, rowBox, textBox, wayBox } from './NewsRow.tsx';

/** Paged list of news with a strip of covers above. The page number is in the URL (rules NLST-01 to NLST-04). */
export default function PagedListView({ id, props, data, first }: ViewProps<typeof definition>) {
  const { hrefOf: addressOf } = useBlockUrl();
  const hrefOf = (page: number) => addressOf({ page: pageParameter(page) });
  const { list } = data;
  if (list.state === 'failed') return <Failed retry={list.retry} />;
  return (
    <BlockSection id={id} first={first}>
      {list.state === 'loading' ? (
        <ListSkeleton {...props} pageSize={props.source.params.pageSize} />
      ) : list.state === 'missing' ? (
        <Empty />
      ) : (
        <>
          <Rows id={id} list={list.data} scroller={props.scroller} covers={props.covers} />
          <Pagination page={list.data.page} pages={list.data.pages} total={list.data.total} hrefOf={hrefOf} />
        </>
      )}
    </BlockSection>
  );
}

interface RowsProps {
  id: string;
  list: PageOf<Row>;
  scroller: boolean;
  covers: boolean;
}

function Rows({ id, list, scroller, covers }: RowsProps) {
  const rows = list.items;
  const anchorOf = (rowId: string) => `${id}-row-${rowId}`;
  return (
    <>
      {scroller && rows.some(({ cover }) => cover) && (
        <Covers
          key={list.page}
          rows={covers ? rows : rows.filter(({ cover }) => cover)}
          anchorOf={anchorOf}
        />
      )}
      <ul className="mb-8 border-b border-line md:mb-12">
        {rows.map((row) => (
          <NewsRow key={row.id} row={row} anchor={anchorOf(row.id)} pictured={covers} />
        ))}
      </ul>
    </>
  );
}

/** Total used until the first answer, so that the pagination keeps its space (rule PAGE-02). */
const placeholderTotal = 1000;

interface ListSkeletonProps {
  scroller: boolean;
  covers: boolean;
  pageSize: number;
}

/** Skeleton of covers, a full page of rows, and an invisible pagination. */
const ListSkeleton = ({ scroller, covers, pageSize }: ListSkeletonProps) => (
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
