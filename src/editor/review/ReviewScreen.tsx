import { Link } from 'react-router-dom';
import * as z from 'zod';
import type { Review } from '#schemas/editor/review.ts';
import { entities } from '#schemas/entities.ts';
import { localise } from '#schemas/language.ts';
import { capitalise } from '../capitalise.ts';
import { useEditor, useTranslate } from '../context.tsx';
import { type ListAddress, useListAddress } from '../list/use-list-address.ts';
import { Badge } from '../ui/Badge.tsx';
import { QueryBoundary } from '../ui/QueryBoundary.tsx';
import { Screen } from '../ui/Screen.tsx';
import { Segments } from '../ui/Segments.tsx';
import { ReleaseTabs } from './ReleaseTabs.tsx';
import { ReviewPanel } from './ReviewPanel.tsx';
import { reviewTexts } from './review-texts.ts';
import { useReviews, useReviewTitle, useWaitingTime } from './use-reviews.ts';

const views = ['waiting', 'mine', 'returned'] as const;
const listSchema = z.object({
  view: z.enum(views).catch('waiting'),
  open: z.string().optional().catch(undefined),
});
type State = z.output<typeof listSchema>;

const keyOf = ({ kind, id }: Pick<Review, 'kind' | 'id'>) => `${kind} ${id}`;

/** `/editor/review`: the drafts that wait for a review; `?open=news 1` opens one beside the list. */
export default function ReviewScreen() {
  const t = useTranslate(reviewTexts);
  const { account } = useEditor();
  const list = useListAddress<State>(listSchema, 'open');
  const query = useReviews();
  const { view } = list.state;
  const all = query.data?.reviews ?? [];
  const inView = (one: (typeof views)[number]) =>
    all.filter(({ state, by }) => (one === 'mine' ? by === account?.name : state === one));
  const opened = inView(view).find((review) => keyOf(review) === list.state.open);
  return (
    <Screen title={t('title')} aside={<ReleaseTabs />} bare>
      <div className={`grid h-full ${opened ? 'md:grid-cols-[minmax(0,1fr)_26rem]' : ''}`}>
        <div className={`relative min-h-0 min-w-0 overflow-y-auto ${opened ? 'max-md:hidden' : ''}`}>
          <div className="w-fit px-5 py-3">
            <Segments
              label={t('views')}
              value={view}
              options={views.map((value) => ({
                value,
                label: `${t(`view.${value}`)} ${inView(value).length}`,
              }))}
              onChange={(next) => list.change({ view: next, open: undefined })}
            />
          </div>
          <QueryBoundary query={query}>
            {() =>
              inView(view).length === 0 ? (
                <p className="px-5 text-ink-3">{t(`none.${view}`)}</p>
              ) : (
                <ReviewTable reviews={inView(view)} list={list} />
              )
            }
          </QueryBoundary>
        </div>
        {opened && (
          <ReviewPanel key={keyOf(opened)} review={opened} closed={list.urlWith({ open: undefined })} />
        )}
      </div>
    </Screen>
  );
}

const head = 'border-b border-ink px-5 py-2.5 text-left text-cap font-regular whitespace-nowrap text-ink-2';
const cell = 'border-b border-line px-5 py-3 align-top leading-normal';

function ReviewTable({ reviews, list }: { reviews: readonly Review[]; list: ListAddress<State> }) {
  const t = useTranslate(reviewTexts);
  const spare = list.state.open === undefined ? 'max-md:hidden' : 'max-xl:hidden';
  return (
    <table className="w-full border-collapse text-xs">
      <caption className="sr-only">{t('table')}</caption>
      <thead>
        <tr>
          <th scope="col" className={`${head} ${spare}`}>
            {t('kind')}
          </th>
          <th scope="col" className={head}>
            {t('content')}
          </th>
          <th scope="col" className={`${head} max-md:hidden`}>
            {t('by')}
          </th>
          <th scope="col" className={head}>
            {t('waited')}
          </th>
          <th scope="col" className={`${head} ${spare}`}>
            {t('comments')}
          </th>
        </tr>
      </thead>
      <tbody>
        {reviews.map((review) => (
          <Row key={keyOf(review)} review={review} list={list} spare={spare} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ review, list, spare }: { review: Review; list: ListAddress<State>; spare: string }) {
  const t = useTranslate(reviewTexts);
  const { language } = useEditor();
  const titleOf = useReviewTitle();
  const waitedSince = useWaitingTime();
  const key = keyOf(review);
  const current = list.state.open === key;
  return (
    <tr className={`relative hover:bg-white ${current ? 'bg-white shadow-[inset_2px_0] shadow-brass' : ''}`}>
      <td className={`${cell} ${spare} whitespace-nowrap text-ink-2`}>
        {capitalise(localise(entities[review.kind].one, language))}
      </td>
      <td className={`${cell} wrap-anywhere`}>
        <Link
          to={list.urlWith({ open: key })}
          aria-current={current ? 'true' : undefined}
          className="font-medium outline-offset-2 after:absolute after:inset-0"
        >
          {titleOf(review)}
        </Link>
        <span className="mt-0.5 line-clamp-2 text-cap text-ink-3">{review.reason ?? review.message}</span>
        <span className="mt-1 flex flex-wrap gap-1 empty:hidden">
          {review.round > 1 && <Badge>{t('round', { count: review.round })}</Badge>}
          {review.changedSince && <Badge tone="warning">{t('changedSince')}</Badge>}
        </span>
      </td>
      <td className={`${cell} max-md:hidden`}>{review.by}</td>
      <td className={`${cell} tnum whitespace-nowrap`}>{waitedSince(review.at)}</td>
      <td className={`${cell} ${spare} tnum`}>{review.openThreads}</td>
    </tr>
  );
}
