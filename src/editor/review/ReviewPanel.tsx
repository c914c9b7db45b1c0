import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import type { EntryName } from '#schemas/editor/editorial.ts';
import type { Review } from '#schemas/editor/review.ts';
import { entities } from '#schemas/entities.ts';
import { localise } from '#schemas/language.ts';
import { Button, buttonLook } from '#ui/Button.tsx';
import { useEditorQuery } from '../api.ts';
import { capitalise } from '../capitalise.ts';
import { commonTexts } from '../common-texts.ts';
import { useEditor, useMay, useTranslate } from '../context.tsx';
import { nextOf } from '../drafts/stored.ts';
import { DifferenceList } from '../publishing/diff/DifferenceList.tsx';
import { differencesOf } from '../publishing/diff/differences.ts';
import { PublishDialog } from '../publishing/publish/PublishDialog.tsx';
import { changesOf } from '../publishing/publish/publishable.ts';
import { ReadinessList } from '../publishing/readiness/ReadinessList.tsx';
import { Notice } from '../ui/Notice.tsx';
import { QueryBoundary } from '../ui/QueryBoundary.tsx';
import { TextBox } from '../ui/TextBox.tsx';
import { useProblem } from '../ui/use-problem.ts';
import { useTypedText } from '../ui/use-typed-text.ts';
import { useTimes } from '../use-times.ts';
import { reviewTexts } from './review-texts.ts';
import { reviewUrl, useReview, useReviewCalls, useReviewTitle } from './use-reviews.ts';

/**
 * A draft of the queue: who sent it and why, what it changes, and the buttons to approve it or send it back.
 * @param closed URL of the list without it
 */
export function ReviewPanel({ review, closed }: { review: Review; closed: string }) {
  const t = useTranslate(reviewTexts);
  const common = useTranslate(commonTexts);
  const { language } = useEditor();
  const titleOf = useReviewTitle();
  const { kind, openThreads, message } = review;
  return (
    <aside
      aria-labelledby="review"
      className="grid min-h-0 grid-rows-[auto_minmax(0,1fr)_auto] border-line bg-white text-xs leading-normal md:border-l"
    >
      <div className="border-b border-line px-5 py-4">
        <Link
          to={closed}
          className="mb-2 inline-block text-teal underline-offset-4 hover:underline md:hidden"
        >
          {t('back')}
        </Link>
        <p className="flex justify-between gap-3 text-cap text-ink-2">
          <span>{capitalise(localise(entities[kind].one, language))}</span>
          <Link to={closed} className="text-teal underline-offset-4 hover:underline max-md:hidden">
            {common('close')}
          </Link>
        </p>
        <h2 id="review" className="text-body font-medium">
          {titleOf(review)}
        </h2>
        <ReviewState review={review} />
      </div>
      <div className="relative grid min-h-0 content-start gap-5 overflow-y-auto px-5 py-4">
        {message && <blockquote className="text-sm wrap-anywhere">“{message}”</blockquote>}
        <ReviewChanges name={review} />
        {openThreads > 0 && <p className="text-ink-3">{t('openThreads', { count: openThreads })}</p>}
      </div>
      <div className="border-t border-line px-5 py-3">
        <ReviewActions review={review}>
          <Link to={reviewUrl(review)} className={buttonLook({ variant: 'outline', small: true })}>
            {t('openReview')}
          </Link>
        </ReviewActions>
      </div>
    </aside>
  );
}

/** Who sent a draft or sent it back, and when. */
export function ReviewState({
  review: { by, at, state, returnedBy, returnedAt, reason },
}: {
  review: Review;
}) {
  const t = useTranslate(reviewTexts);
  const timeOf = useTimes();
  return (
    <div className="tnum text-cap text-ink-3">
      <p>{t('submitted', { by, time: timeOf(at) })}</p>
      {state === 'returned' && returnedBy && returnedAt && (
        <p className="text-warning">
          {t('returnedBy', { by: returnedBy, time: timeOf(returnedAt) })}: “{reason}”
        </p>
      )}
    </div>
  );
}

/** What a draft changes for visitors, and what its author changed after sending it. */
export function ReviewChanges({ name }: { name: EntryName }) {
  const t = useTranslate(reviewTexts);
  const { kind, id } = name;
  const stored = useEditorQuery('readEntry', { kind, id }, { alwaysFresh: true });
  const review = useReview(name);
  return (
    <QueryBoundary query={stored}>
      {(entry) => {
        const { submitted } = review.data ?? {};
        const since =
          submitted === undefined ? [] : differencesOf(submitted ?? undefined, nextOf(entry) ?? null);
        return (
          <>
            <section className="grid gap-2" aria-label={t('changes')}>
              <h3 className="border-b border-ink pb-2 font-medium">{t('changes')}</h3>
              <DifferenceList name={name} differences={changesOf({ name, stored: entry })} />
            </section>
            {entry.draft && (
              <ReadinessList
                drafts={[{ kind, id, version: entry.draft.version }]}
                entries={entry.draft.entry ? [entry.draft.entry] : []}
              />
            )}
            {since.length > 0 && (
              <section className="grid gap-2" aria-label={t('sinceTitle')}>
                <h3 className="border-b border-ink pb-2 font-medium">{t('sinceTitle')}</h3>
                <p className="text-ink-3">{t('sinceHint')}</p>
                <DifferenceList name={name} differences={since} />
              </section>
            )}
          </>
        );
      }}
    </QueryBoundary>
  );
}

interface ReviewActionsProps {
  review: Review;
  /** A further button. */
  children?: ReactNode;
  /** Called when the draft does not wait any more. */
  onDone?: () => void;
}

/** Buttons to approve a draft, to send it back with a sentence, and to withdraw one’s own. */
export function ReviewActions({ review, children, onDone }: ReviewActionsProps) {
  const t = useTranslate(reviewTexts);
  const { say, account } = useEditor();
  const mayPublish = useMay('publisher');
  const call = useReviewCalls();
  const { problem, attempt } = useProblem();
  const [opened, setOpened] = useState<'publish' | 'sendBack'>();
  const { kind, id, state, by } = review;
  const sendBack = useRef<HTMLSpanElement>(null);
  /** Closes the form, and returns the focus to its button. */
  const cancel = () => {
    flushSync(() => setOpened(undefined));
    sendBack.current?.querySelector('button')?.focus();
  };
  const waits = state === 'waiting';
  const act = async (work: () => Promise<unknown>, said: string) => {
    if (!(await attempt(work))) return false;
    setOpened(undefined);
    say(said);
    onDone?.();
    return true;
  };
  return (
    <div className="grid gap-3">
      {problem && (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
      {opened === 'sendBack' ? (
        <SendBack
          review={review}
          onCancel={cancel}
          onSend={(reason) => act(() => call('sendBack', { kind, id, reason }), t('sentBack'))}
        />
      ) : (
        <div className="flex flex-wrap justify-end gap-3">
          {by === account?.name && (
            <Button
              variant="text"
              small
              onClick={() => void act(() => call('withdrawReview', { kind, id }), t('withdrawn'))}
            >
              {t('withdraw')}
            </Button>
          )}
          {mayPublish && waits && (
            <span ref={sendBack}>
              <Button variant="outline" small onClick={() => setOpened('sendBack')}>
                {t('sendBack')}…
              </Button>
            </span>
          )}
          {children}
          {mayPublish && waits && (
            <Button small onClick={() => setOpened('publish')}>
              {t('approve')}
            </Button>
          )}
        </div>
      )}
      <PublishDialog
        drafts={[{ kind, id }]}
        open={opened === 'publish'}
        onClose={() => setOpened(undefined)}
        {...(onDone ? { onPublished: onDone } : {})}
      />
    </div>
  );
}

interface SendBackProps {
  review: Review;
  onCancel: () => void;
  onSend: (reason: string) => Promise<boolean>;
}

function SendBack({ review: { kind, id }, onCancel, onSend }: SendBackProps) {
  const t = useTranslate(reviewTexts);
  const common = useTranslate(commonTexts);
  const [reason, setReason] = useTypedText('comments', `reason for ${kind} ${id}`);
  const send = async () => {
    if (reason.trim() !== '' && (await onSend(reason))) setReason('');
  };
  return (
    <form
      className="grid gap-3"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextBox
        label={t('reason')}
        hint={t('reasonHint')}
        value={reason}
        onChange={setReason}
        maxLength={500}
        rows={2}
        autoFocus
      />
      <div className="flex justify-end gap-3">
        <Button variant="outline" small onClick={onCancel}>
          {common('cancel')}
        </Button>
        <Button small type="submit" disabled={reason.trim() === ''}>
          {t('sendBack')}
        </Button>
      </div>
    </form>
  );
}
