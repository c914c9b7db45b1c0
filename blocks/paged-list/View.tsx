import { useBlockUrl } from '#blocks/block-url.ts';
import { type PageOf, pageParameter } from '#blocks/collection-item.ts';
import type { ViewProps } from '#blocks/define.ts';
import { BlockSection } from '#ui/BlockSection.tsx';
import { Empty } from '#ui/Empty.tsx';
import { Failed } from '#ui/Failed.tsx';
import { Pagination } from '#ui/pagination/Pagination.tsx';
import { Covers } from './Covers.tsx';
import type definition from './index.ts';
import type { Row } from './index.ts';
import { ListSkeleton } from './ListSkeleton.tsx';
import { NewsRow } from './NewsRow.tsx';

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
