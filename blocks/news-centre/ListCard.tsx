import type { BlockData } from '#blocks/define.ts';
import { useTexts } from '#i18n/context.tsx';
import { Failed } from '#ui/Failed.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/link/Link.tsx';
import { Skeleton, SkeletonLine } from '#ui/Skeleton.tsx';
import { Tabs } from '#ui/tabs/Tabs.tsx';
import type { ArticleRow } from './articles.ts';

export interface ListTab {
  id: string;
  label: string;
  /** Address of the full list. */
  href: string;
  rows: BlockData<ArticleRow[]>;
}

interface ListCardProps {
  /** Accessible name of the tabs. */
  label: string;
  tabs: readonly ListTab[];
  /** Number of rows in a full list. */
  count: number;
}

/** Lists behind tabs. The link to the full list of the open tab follows the tabs; on phones it is below the rows. */
export const ListCard = ({ label, tabs, count }: ListCardProps) => (
  <div className="relative min-w-0">
    <Tabs
      label={label}
      tabs={tabs.map(({ id, label: name, href, rows }) => ({
        id,
        label: name,
        content: (
          <div className="-mt-6 grid no-js:mt-0">
            <Rows rows={rows} count={count} />
            <SeeMore href={href} label={name} />
          </div>
        ),
      }))}
    />
  </div>
);

/** Grid of a row: title and date, stacked on phones. */
const rowBox =
  'grid gap-x-6 gap-y-0.5 py-3 leading-normal md:grid-cols-[1fr_auto] md:items-baseline md:py-2.75 low:py-2 lower:py-1.5';

function Rows({ rows, count }: Pick<ListTab, 'rows'> & { count: number }) {
  const { t } = useTexts();
  if (rows.state === 'failed')
    return (
      <div className="in-column">
        <Failed retry={rows.retry} />
      </div>
    );
  if (rows.state === 'loading')
    return (
      <Skeleton>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no identity.
          <div key={index} className={`border-b border-line ${rowBox}`}>
            <SkeletonLine size="text-body leading-normal" width="w-4/5" />
            <SkeletonLine size="text-xs leading-normal" width="w-20" />
          </div>
        ))}
      </Skeleton>
    );
  if (rows.state === 'missing' || rows.data.length === 0)
    return <p className="border-b border-line py-8 text-ink-2">{t('state.empty')}</p>;
  return (
    <ul>
      {rows.data.map(({ id, title, date, href, newTab }) => (
        <li key={id} className="border-b border-line lower:nth-5:hidden">
          <Link
            href={href}
            newTab={newTab}
            className={`${rowBox} -outline-offset-2 transition-colors duration-fast hover:text-teal`}
          >
            <span className="min-w-0 md:truncate">{title}</span>
            {date && (
              <time dateTime={date} className="font-num text-xs leading-normal text-ink-3">
                {date}
              </time>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function SeeMore({ href, label }: { href: string; label: string }) {
  const { t } = useTexts();
  return (
    <p className="max-md:mt-2 md:absolute md:top-0 md:right-0 md:bg-white md:pl-4 no-js:static no-js:pl-0">
      <Link
        href={href}
        className="inline-flex min-h-touch items-center gap-2 text-sm font-medium text-teal underline-offset-4 hover:underline"
      >
        {t('list.more')}
        <span className="sr-only">{label}</span>
        <Icon name="arrow" small />
      </Link>
    </p>
  );
}
