import { useBlockUrl } from '#blocks/block-url.ts';
import { type PageOf, pageParameter } from '#blocks/collection-item.ts';
import type { ViewProps } from '#blocks/define.ts';
import { useTexts } from '#i18n/context.tsx';
import { BlockSection } from '#ui/BlockSection.tsx';
import { Empty } from '#ui/Empty.tsx';
import { Failed } from '#ui/Failed.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/link/Link.tsx';
import { Pagination } from '#ui/pagination/Pagination.tsx';
import { Picture } from '#ui/picture/Picture.tsx';
import { Skeleton, SkeletonLine, SkeletonShape } from '#ui/Skeleton.tsx';
import { Phrases } from '#ui/text/Phrases.tsx';
import { Covers } from './Covers.tsx';
import type definition from './index.ts';
import type { Row } from './index.ts';

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

interface NewsRowProps {
  row: Row;
  anchor: string;
  /** True if the row shows its cover. */
  pictured: boolean;
}

/** Row of a news item. The whole row is clickable (rule NLST-03). Without covers the link is at the end of the row. */
function NewsRow({ row, anchor, pictured }: NewsRowProps) {
  const { title, subtitle, date, cover } = row;
  return (
    <li
      id={anchor}
      tabIndex={-1}
      className={`group relative outline-none ${rowBox} ${pictured ? picturedRow : plainRow}`}
    >
      {date && (
        <time dateTime={date} className={`${dateBox} font-num font-light whitespace-nowrap`}>
          {date}
        </time>
      )}
      <div className={`${textBox} ${pictured ? 'md:col-span-7' : 'md:col-span-8'}`}>
        <h2 className="text-h3 transition-colors duration-fast group-hover:text-teal">
          <Phrases text={title} />
        </h2>
        {subtitle && <p className="mt-2 text-sm text-ink-2">{subtitle}</p>}
        {pictured && <ItemLink row={row} className="mt-1.5" />}
      </div>
      {pictured ? (
        <Picture
          picture={cover}
          alt=""
          sizes="(max-width: 575px) 100vw, (max-width: 967px) 33vw, 304px"
          className={`${coverBox} rounded`}
        />
      ) : (
        <ItemLink row={row} className={wayBox} />
      )}
    </li>
  );
}

/** Classes of a row and its parts, shared with the skeleton. */
const rowBox = 'grid gap-x-gutter border-t border-line md:grid-cols-12';
const picturedRow =
  'content-start gap-y-1.5 py-6 sm:max-md:grid-cols-[2fr_1fr] sm:max-md:grid-rows-[auto_1fr] md:py-7';
const plainRow = 'gap-y-1 py-4 md:items-baseline md:py-5';
const dateBox = 'text-num-s leading-head md:col-span-2 md:text-h3';
const textBox = 'min-w-0 md:col-start-3';
const coverBox =
  'order-first mb-2.5 aspect-card sm:order-none sm:mb-0 sm:max-md:col-start-2 sm:max-md:row-span-2 sm:max-md:row-start-1 md:col-span-3';
const wayBox = 'md:col-span-2 md:justify-self-end';

function ItemLink({ row: { title, href, newTab }, className }: { row: Row; className: string }) {
  const { t } = useTexts();
  return (
    <Link
      href={href}
      newTab={newTab}
      className={`inline-flex min-h-touch items-center gap-2 text-sm font-medium text-teal underline-offset-4 group-hover:underline after:absolute after:inset-0 ${className}`}
    >
      {t('list.details')}
      <span className="sr-only">{title}</span>
      <Icon name="arrow" small />
    </Link>
  );
}
