import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Thread } from '#schemas/editor/review.ts';
import type { Entry } from '#schemas/entry.ts';
import { Button } from '#ui/Button.tsx';
import { useEditor, useTranslate } from '../context.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Segments } from '../ui/Segments.tsx';
import { SelectBox } from '../ui/SelectBox.tsx';
import { TextBox } from '../ui/TextBox.tsx';
import { useProblem } from '../ui/use-problem.ts';
import { useTypedText } from '../ui/use-typed-text.ts';
import { useColleagues } from '../use-colleagues.ts';
import { useTimes } from '../use-times.ts';
import { blocksToComment, fieldsToComment, placeNames, placeUrl } from './comment-places.ts';
import { mentionedIn, splitMentions } from './mentions.ts';
import { reviewTexts } from './review-texts.ts';
import { useReviewCalls } from './use-reviews.ts';

interface CommentsProps {
  /** The draft, or the published entry. */
  entry: Entry;
  threads: readonly Thread[];
  /** Block whose threads are marked, and on which a new comment is. */
  block?: string | undefined;
  onBlock?: (block: string | undefined) => void;
}

/** The threads of an entry, and a form for another. */
export function Comments({ entry, threads, block, onBlock }: CommentsProps) {
  const t = useTranslate(reviewTexts);
  const [shown, show] = useState<'unresolved' | 'resolvedTab'>('unresolved');
  const isShown = ({ resolvedAt }: Thread) => (resolvedAt === undefined) === (shown === 'unresolved');
  const found = threads.filter(isShown);
  const count = threads.filter(({ resolvedAt }) => resolvedAt === undefined).length;
  const section = useRef<HTMLElement>(null);
  // The thread with the focused button leaves the list.
  const focusTabs = () => section.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus();
  return (
    <section ref={section} aria-label={t('thread')} className="grid gap-3">
      <div className="border-b border-line">
        <Segments
          look="tabs"
          label={t('thread')}
          value={shown}
          options={[
            { value: 'unresolved', label: `${t('unresolved')} ${count}` },
            { value: 'resolvedTab', label: `${t('resolvedTab')} ${threads.length - count}` },
          ]}
          onChange={show}
        />
      </div>
      {found.length === 0 && <p className="text-ink-3">{t('noThreads')}</p>}
      {found.map((thread) => (
        <ThreadView
          key={thread.id}
          thread={thread}
          number={threads.indexOf(thread) + 1}
          entry={entry}
          isMarked={block !== undefined && thread.block === block}
          onMark={() => onBlock?.(thread.block)}
          onMoved={focusTabs}
        />
      ))}
      <NewThread entry={entry} block={block} onBlock={onBlock} />
    </section>
  );
}

interface ThreadViewProps {
  thread: Thread;
  number: number;
  entry: Entry;
  isMarked: boolean;
  onMark: () => void;
  /** Called when it was resolved or opened again. */
  onMoved: () => void;
}

function ThreadView({ thread, number, entry, isMarked, onMark, onMoved }: ThreadViewProps) {
  const t = useTranslate(reviewTexts);
  const { language } = useEditor();
  const timeOf = useTimes();
  const call = useReviewCalls();
  const { problem, attempt } = useProblem();
  const { id, comments, resolvedBy, block } = thread;
  const names = placeNames(thread, entry, language);
  const whole = entry.kind === 'page' ? t('wholePage') : t('wholeEntry');
  const resolve = async (resolved: boolean) => {
    await call('resolveThread', { id, resolved });
    onMoved();
  };
  return (
    <article
      className={`grid gap-2 border-b border-line pb-3 pl-3 leading-normal ${isMarked ? 'border-l-2 border-l-brass' : ''}`}
    >
      <div className="flex items-center gap-2 text-cap text-ink-2">
        <button
          type="button"
          onClick={onMark}
          disabled={block === undefined}
          aria-label={t('pin', { number })}
          className="grid size-6 flex-none place-items-center rounded bg-brass-deep text-badge font-medium text-white"
        >
          {number}
        </button>
        <Link
          to={placeUrl(thread, entry)}
          className="min-w-0 flex-1 truncate underline-offset-4 hover:underline"
        >
          {names.length > 0 ? names.join(' · ') : whole}
        </Link>
        <Button
          variant="text"
          small
          className="-my-2"
          onClick={() => void attempt(() => resolve(resolvedBy === undefined))}
        >
          {t(resolvedBy === undefined ? 'resolve' : 'reopen')}
        </Button>
      </div>
      {comments.map((comment) => (
        <div key={comment.id} className="grid gap-0.5">
          <p className="text-cap text-ink-3">
            <strong className="font-medium text-ink">{comment.by}</strong>{' '}
            <span className="tnum">{timeOf(comment.at)}</span>
          </p>
          <p className="wrap-anywhere whitespace-pre-wrap">
            <WithMentions text={comment.text} names={comment.mentions} />
          </p>
        </div>
      ))}
      {resolvedBy && <p className="text-badge text-ink-3">{t('resolvedBy', { by: resolvedBy })}</p>}
      {problem && (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
      <CommentForm
        keptAs={`reply to ${id}`}
        label={t('reply')}
        onSend={async ({ text, mentions }) => {
          const { kind, id: entryId } = entry;
          await call('addComment', { kind, id: entryId, thread: id, text, mentions });
        }}
        onResolve={() => resolve(true)}
      />
    </article>
  );
}

/** A text with the names of the mentioned accounts marked. */
function WithMentions({ text, names }: { text: string; names: readonly string[] }) {
  // Every second part is a mention.
  return splitMentions(text, names).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move.
      <mark key={index} className="rounded bg-teal-tint px-0.5 text-teal-deep">
        {part}
      </mark>
    ) : (
      part
    ),
  );
}

interface NewThreadProps {
  entry: Entry;
  block: string | undefined;
  onBlock: ((block: string | undefined) => void) | undefined;
}

const whole = 'whole';

function NewThread({ entry, block, onBlock }: NewThreadProps) {
  const t = useTranslate(reviewTexts);
  const { language } = useEditor();
  const call = useReviewCalls();
  const name = `${entry.kind} ${entry.id}`;
  // The place is kept with the text.
  const [keptBlock, keepBlock] = useTypedText('comments', `block of ${name}`);
  const [field, keepField] = useTypedText('comments', `field of ${name}`);
  const own = keptBlock || block;
  const follow = useEffectEvent((chosen: string) => {
    if (chosen !== keptBlock) keepField('');
    keepBlock(chosen);
  });
  useEffect(() => {
    if (block !== undefined) follow(block);
  }, [block]);
  const blocks = blocksToComment(entry, language);
  const fields = fieldsToComment(entry, own, language);
  const wholeOf = entry.kind !== 'page' ? 'wholeEntry' : own === undefined ? 'wholePage' : 'wholeBlock';
  const chooseBlock = (value: string) => {
    const next = value === whole ? undefined : value;
    keepBlock(next ?? '');
    keepField('');
    onBlock?.(next);
  };
  return (
    <div className="grid gap-3 pt-1">
      <h2 className="font-medium">{t('newComment')}</h2>
      {blocks.length > 0 && (
        <SelectBox
          label={t('place')}
          value={own ?? whole}
          options={[{ value: whole, label: t('wholePage') }, ...blocks]}
          onChange={chooseBlock}
        />
      )}
      {fields.length > 0 && (
        <SelectBox
          label={t('field')}
          value={field || whole}
          options={[{ value: whole, label: t(wholeOf) }, ...fields]}
          onChange={(next) => keepField(next === whole ? '' : next)}
        />
      )}
      <CommentForm
        keptAs={`new for ${name}`}
        label={t('text')}
        onSend={async ({ text, mentions }) => {
          const { kind, id } = entry;
          const place = {
            ...(own === undefined ? {} : { block: own }),
            ...(field === '' ? {} : { field }),
          };
          await call('addComment', { kind, id, ...place, text, mentions });
          keepBlock('');
          keepField('');
        }}
      />
    </div>
  );
}

interface Written {
  text: string;
  /** Ids of the accounts that the text names. */
  mentions: string[];
}

interface CommentFormProps {
  /** Names the text on this device until it is sent. */
  keptAs: string;
  label: string;
  onSend: (written: Written) => Promise<void>;
  /** Resolves the thread, if it can be resolved with the comment. */
  onResolve?: () => Promise<unknown>;
}

/** A text box; Ctrl or ⌘ with Enter sends, and resolves the thread. */
function CommentForm({ keptAs, label, onSend, onResolve }: CommentFormProps) {
  const t = useTranslate(reviewTexts);
  const { problem, attempt } = useProblem();
  const [text, setText] = useTypedText('comments', keptAs);
  const [busy, setBusy] = useState(false);
  const colleagues = useColleagues();
  const form = useRef<HTMLDivElement>(null);
  const focusText = () => form.current?.querySelector('textarea')?.focus();
  const send = async (resolves: boolean) => {
    if (busy || text.trim() === '') return;
    setBusy(true);
    const mentions = mentionedIn(text, colleagues).map(({ id }) => id);
    await attempt(async () => {
      await onSend({ text, mentions });
      // It must not be sent again if the thread cannot be resolved now.
      setText('');
      // The pressed button is disabled without a text.
      focusText();
      if (resolves) await onResolve?.();
    });
    setBusy(false);
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void send(onResolve !== undefined);
  };
  const mention = (name: string) => {
    setText(`${text.replace(/@$/, '')}@${name} `);
    focusText();
  };
  return (
    <div ref={form} className="grid gap-2" onKeyDown={keys} role="none">
      <TextBox
        label={label}
        hideLabel
        placeholder={label}
        rows={2}
        value={text}
        onChange={setText}
        maxLength={2_000}
      />
      {text.endsWith('@') && colleagues.length > 0 && (
        <ul aria-label={t('mention')} className="flex flex-wrap gap-1">
          {colleagues.map(({ id, name }) => (
            <li key={id}>
              <button
                type="button"
                onClick={() => mention(name)}
                className="min-h-6 rounded bg-teal-tint px-2 text-cap text-teal-deep hover:underline"
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
      {problem && (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {onResolve && (
          <Button
            variant="text"
            small
            aria-disabled={busy}
            disabled={text.trim() === ''}
            onClick={() => void send(true)}
          >
            {t('sendAndResolve')}
          </Button>
        )}
        <Button
          variant="outline"
          small
          className="ml-auto"
          aria-disabled={busy}
          disabled={text.trim() === ''}
          onClick={() => void send(false)}
        >
          {t('send')}
        </Button>
      </div>
    </div>
  );
}
