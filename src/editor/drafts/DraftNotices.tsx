import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { errorTexts } from '../common-texts.ts';
import { useEditor, useTranslate } from '../context.tsx';
import type { Tone } from '../ui/Badge.tsx';
import { Notice } from '../ui/Notice.tsx';
import { useTimes } from '../use-times.ts';
import { draftTexts } from './texts.ts';
import type { DraftHandle } from './use-draft.ts';

interface DraftNoticesProps {
  draft: DraftHandle;
  /** Opens the dialog that resolves a conflict. */
  onCompare: () => void;
}

/** Notices and decisions about a draft. Renders nothing if there is no problem. */
export function DraftNotices({ draft, onCompare }: DraftNoticesProps) {
  const t = useTranslate(draftTexts);
  const why = useTranslate(errorTexts);
  const timeOf = useTimes();
  const { status, unsaved, problem, entry, published, builtIn } = draft;
  const before = published ?? builtIn;
  const rivalNotice = useIsOwnRival(draft) ? 'ownConflictNotice' : 'conflictNotice';
  return (
    <div className="grid gap-2 empty:hidden">
      {status === 'conflict' && (
        <Line tone="danger" text={t(draft.rival ? rivalNotice : 'removalConflictNotice')}>
          <Act onClick={onCompare}>{t('compare')}</Act>
        </Line>
      )}
      {(status === 'offline' || status === 'away') && (
        <Line tone="warning" text={t(`${status}Notice`)}>
          <Act onClick={draft.retry}>{t('retry')}</Act>
        </Line>
      )}
      {status === 'signedOut' && <Line tone="warning" text={t('signedOutNotice')} />}
      {status === 'failed' && problem && (
        <Line tone="danger" text={t('failedNotice', { reason: why(problem) })}>
          <Act onClick={draft.retry}>{t('retry')}</Act>
        </Line>
      )}
      {unsaved && status !== 'conflict' && (
        <Line tone="info" text={t('unsavedNotice', { time: timeOf(unsaved.at) })}>
          <Act onClick={draft.restoreUnsaved}>{t('restore')}</Act>
          <Act onClick={draft.dropUnsaved}>{t('drop')}</Act>
        </Line>
      )}
      {entry === null && status !== 'conflict' && (
        <Line tone="warning" text={t('removalNotice')}>
          {before && <Act onClick={draft.discard}>{t('keep')}</Act>}
        </Line>
      )}
    </div>
  );
}

/** Whether the other side of a conflict is this account, in another tab or on another device. */
export function useIsOwnRival({ rivalSaved }: Pick<DraftHandle, 'rivalSaved'>): boolean {
  const { account } = useEditor();
  return account !== undefined && rivalSaved?.by === account.name;
}

interface LineProps {
  tone: Exclude<Tone, 'neutral'>;
  text: string;
  children?: ReactNode;
}

const Line = ({ tone, text, children }: LineProps) => (
  <Notice tone={tone} live>
    <p>{text}</p>
    {children && <div className="mt-1 -ml-3 flex flex-wrap">{children}</div>}
  </Notice>
);

const Act = ({ onClick, children }: { onClick: () => unknown; children: ReactNode }) => (
  <Button variant="text" small onClick={() => void onClick()}>
    {children}
  </Button>
);

/** Short status of a draft for the bar of its screen. A live region announces changes. */
export function DraftState({ draft }: { draft: DraftHandle }) {
  const t = useTranslate(draftTexts);
  const timeOf = useTimes();
  const words = () => {
    const { status, entry, savedAt } = draft;
    if (status === 'saved' && savedAt && draft.draft && entry) return t('saved', { time: timeOf(savedAt) });
    if (status !== 'clean' && status !== 'saved') return t(status);
    if (entry === null) return t('removal');
    if (draft.draft) return t('draftBy', { by: draft.draft.by, time: timeOf(draft.draft.at) });
    return t(draft.published ? 'published' : 'builtIn');
  };
  const alarms = ['offline', 'away', 'signedOut', 'conflict', 'failed'];
  return (
    <p
      role="status"
      className={`tnum text-cap ${alarms.includes(draft.status) ? 'font-medium text-warning' : 'text-ink-2'}`}
    >
      {words()}
    </p>
  );
}
