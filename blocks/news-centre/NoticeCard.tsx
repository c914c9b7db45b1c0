import type { BlockData } from '#blocks/define.ts';
import type { ArticleType } from '#schemas/enumerations.ts';
import { Failed } from '#ui/Failed.tsx';
import { Skeleton, SkeletonShape } from '#ui/Skeleton.tsx';
import type { ArticleRow } from './articles.ts';
import { ListCard } from './ListCard.tsx';
import type { NoticeTabs } from './notice-tabs.ts';

interface NoticeCardProps {
  notices: { tabs: BlockData<NoticeTabs> } & Record<ArticleType, BlockData<ArticleRow[]>>;
  count: number;
}

/** Notices, with one tab per child of their menu entry (rule NOTC-01). Absent if the menu lacks that entry. */
export function NoticeCard({ notices, count }: NoticeCardProps) {
  const { tabs } = notices;
  if (tabs.state === 'missing') return null;
  if (tabs.state === 'failed')
    return (
      <div className="in-column">
        <Failed retry={tabs.retry} />
      </div>
    );
  if (tabs.state === 'loading')
    return (
      <Skeleton>
        <SkeletonShape className="h-control w-2/5" />
        <SkeletonShape className="mt-3 h-48 w-full" />
      </Skeleton>
    );
  return (
    <ListCard
      label={tabs.data.label}
      count={count}
      tabs={tabs.data.tabs.map(({ type, ...tab }) => ({
        ...tab,
        rows: type ? notices[type] : { state: 'missing' },
      }))}
    />
  );
}
