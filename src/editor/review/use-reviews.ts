import { useQueryClient } from '@tanstack/react-query';
import type { EditorAnswer, EditorRequest } from '#schemas/editor/calls.ts';
import type { EntryName } from '#schemas/editor/editorial.ts';
import type { Review } from '#schemas/editor/review.ts';
import { callEditor, useEditorQuery } from '../api.ts';
import { useEditor, useMay, useTranslate } from '../context.tsx';
import { reviewTexts } from './review-texts.ts';

/** Polling interval of the queue, in milliseconds. */
const interval = 60_000;

/** The review queue, and drafts that were sent back. */
export const useReviews = () =>
  useEditorQuery('listReviews', {}, { refetchInterval: interval, alwaysFresh: true });

/** Number of drafts that the user can approve; 0 while loading and for accounts that cannot publish. */
export function useWaiting(): number {
  const mayPublish = useMay('publisher');
  const { data } = useEditorQuery('listReviews', {}, { refetchInterval: interval, enabled: mayPublish });
  return data?.reviews.filter(({ state }) => state === 'waiting').length ?? 0;
}

/** The mark of one entry, and its comments. */
export const useReview = ({ kind, id }: EntryName) =>
  useEditorQuery('readReview', { kind, id }, { alwaysFresh: true });

type Call = 'markReady' | 'withdrawReview' | 'sendBack' | 'addComment' | 'resolveThread';

/** Returns calls that change reviews and comments, and refetch them. */
export function useReviewCalls() {
  const client = useQueryClient();
  return async <N extends Call>(name: N, request: EditorRequest<N>): Promise<EditorAnswer<N>> => {
    try {
      return await callEditor(name, request);
    } finally {
      await Promise.all(
        ['listReviews', 'readReview'].map((call) => client.invalidateQueries({ queryKey: [call] })),
      );
    }
  };
}

/** URL of the screen on which an entry is reviewed. */
export const reviewUrl = ({ kind, id }: EntryName): string =>
  `/editor/review/entry?${new URLSearchParams({ kind, id })}`;

/** Returns the title of a reviewed entry in the language of the interface. */
export function useReviewTitle(): (review: Pick<Review, 'title' | 'path' | 'id'>) => string {
  const { language } = useEditor();
  return ({ title, path, id }) => title[language] ?? Object.values(title)[0] ?? path ?? id;
}

const minute = 60_000;

/** Returns how long ago a moment is, in words: `12 minutes`, `3 hours`, `2 days`. */
export function useWaitingTime(): (moment: string) => string {
  const t = useTranslate(reviewTexts);
  return (moment) => {
    const minutes = Math.max(0, Math.floor((Date.now() - Date.parse(moment)) / minute));
    if (minutes < 60) return t('minutes', { count: minutes });
    const hours = Math.floor(minutes / 60);
    return hours < 48 ? t('hours', { count: hours }) : t('days', { count: Math.floor(hours / 24) });
  };
}
