import type { BlockData, ViewProps } from '#blocks/define.ts';
import type { ArticleType } from '#schemas/enumerations.ts';
import { Failed } from '#ui/Failed.tsx';
import { Skeleton, SkeletonShape } from '#ui/Skeleton.tsx';
import { homeSection } from '#ui/section-active.ts';
import { Phrases } from '#ui/text/Phrases.tsx';
import type { ArticleRow, News } from './articles.ts';
import type definition from './index.ts';
import { ListCard } from './ListCard.tsx';
import { NewsCards } from './NewsCards.tsx';
import type { NoticeTabs } from './notice-tabs.ts';

/** News in a carousel, and below it two lists: news and notices (rules NEWS-01 to NOTC-04). */
export default function NewsCentreView({ id, props, data, first }: ViewProps<typeof definition>) {
  const { news, ...notices } = data;
  const { label, href } = props.news;
  return (
    <section
      aria-labelledby={`${id}-title`}
      className={`${homeSection} grid grid-cols-1 content-center home:max-md:pb-14 ${first ? '' : 'pt-14 md:pt-section'}`}
    >
      <div className="wrap">
        <NewsCards
          cards={part(news, 'cards')}
          label={props.title}
          heading={
            <h2 id={`${id}-title`} className="text-h2">
              <Phrases text={props.title} />
            </h2>
          }
        />
        <div className="mt-10 grid gap-10 max-md:grid-cols-1 md:mt-8 low:mt-5 lower:mt-3 md:auto-cols-fr md:grid-flow-col md:gap-20">
          <ListCard
            label={label}
            count={props.rows}
            tabs={[{ id: 'news', label, href, rows: part(news, 'rows') }]}
          />
          {props.notices && <NoticeCard notices={notices} count={props.rows} />}
        </div>
      </div>
    </section>
  );
}

/** Picks one part of the news, in the state of the whole query. */
const part = <Key extends keyof News>(news: BlockData<News>, key: Key): BlockData<News[Key]> =>
  news.state === 'ready' ? { state: 'ready', data: news.data[key] } : news;

interface NoticeCardProps {
  notices: { tabs: BlockData<NoticeTabs> } & Record<ArticleType, BlockData<ArticleRow[]>>;
  count: number;
}

/** Notices, with one tab per child of their menu entry (rule NOTC-01). Absent if the menu lacks that entry. */
function NoticeCard({ notices, count }: NoticeCardProps) {
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
