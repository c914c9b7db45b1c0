import { useLocation } from 'react-router-dom';
import type { ViewProps } from '#blocks/define.ts';
import { BlockSection } from '#ui/BlockSection.tsx';
import { Empty } from '#ui/Empty.tsx';
import { Failed } from '#ui/Failed.tsx';
import { Pagination } from '#ui/Pagination.tsx';
import { pageHref } from '#ui/pagination.ts';
import { Bone, Skeleton } from '#ui/Skeleton.tsx';
import type { PageOf } from '../collection-item.ts';
import { Covers } from './Covers.tsx';
import type definition from './index.ts';
import type { Row } from './index.ts';
import { NewsRow } from './NewsRow.tsx';

/** Stands for the total until the first answer is there, so that the pagination has its place (rule PAGE-02). */
const placeholderTotal = 1000;

/** News a page at a time, with the strip of covers above; the page number stands in the URL (NLST-01 to NLST-04). */
export default function PagedListView({ id, props, data, first }: ViewProps<typeof definition>) {
  const { pathname, search } = useLocation();
  const hrefOf = (page: number) => pageHref(pathname, search, page);
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

interface ListSkeletonProps {
  scroller: boolean;
  covers: boolean;
  pageSize: number;
}

/** The boxes of what comes: covers, ten rows, and the pagination of the placeholder total, unseen. */
const ListSkeleton = ({ scroller, covers, pageSize }: ListSkeletonProps) => (
  <Skeleton>
    {scroller && (
      <div className="mb-8 flex gap-4 overflow-hidden md:mb-16">
        {['a', 'b', 'c', 'd', 'e'].map((key) => (
          <Bone key={key} className="aspect-video w-cover flex-none" />
        ))}
      </div>
    )}
    <ul className="mb-8 border-b border-line md:mb-12">
      {Array.from({ length: pageSize }, (_, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no identity.
          key={index}
          className="grid gap-x-gutter gap-y-4 border-t border-line py-6 md:grid-cols-12 md:py-7"
        >
          <Bone className="h-6 w-28 md:col-span-2" />
          <div className="md:col-span-7">
            <Bone className="h-7 w-4/5" />
            <Bone className="mt-3 h-5 w-full" />
          </div>
          {covers && <Bone className="order-first aspect-card md:order-none md:col-span-3" />}
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
