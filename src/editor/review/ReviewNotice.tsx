import { Link } from 'react-router-dom';
import { useTranslate } from '../context.tsx';
import type { DraftHandle } from '../drafts/use-draft.ts';
import { Notice } from '../ui/Notice.tsx';
import { useTimes } from '../use-times.ts';
import { reviewTexts } from './review-texts.ts';
import { reviewUrl, useReview } from './use-reviews.ts';

/** Says that a draft waits for a review, or why it was sent back. Renders nothing for others. */
export function ReviewNotice({ draft: { kind, id } }: { draft: Pick<DraftHandle, 'kind' | 'id'> }) {
  const t = useTranslate(reviewTexts);
  const timeOf = useTimes();
  const review = useReview({ kind, id }).data?.review;
  if (!review) return null;
  const { state, by, at, returnedBy, reason = '' } = review;
  return (
    <Notice tone={state === 'returned' ? 'warning' : 'info'}>
      {state === 'returned'
        ? t('returnedNotice', { by: returnedBy ?? '', reason })
        : t('waitingNotice', { by, time: timeOf(at) })}{' '}
      <Link to={reviewUrl({ kind, id })} className="underline underline-offset-2">
        {t('see')}
      </Link>
    </Notice>
  );
}
