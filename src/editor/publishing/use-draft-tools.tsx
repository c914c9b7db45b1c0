import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Person } from '#schemas/editor/presence.ts';
import { type Language, languages } from '#schemas/language.ts';
import { Button, buttonLook } from '#ui/Button.tsx';
import { useEditor, useMay, useTranslate } from '../context.tsx';
import { DraftNotices, DraftState } from '../drafts/DraftNotices.tsx';
import { People } from '../drafts/People.tsx';
import { draftTexts } from '../drafts/texts.ts';
import type { DraftHandle } from '../drafts/use-draft.ts';
import { usePeople } from '../drafts/use-people.ts';
import { useReleaseTime } from '../releases/moments.tsx';
import { releaseTexts } from '../releases/release-texts.ts';
import { TakeDownDialog } from '../releases/TakeDownDialog.tsx';
import { reviewTexts } from '../review/review-texts.ts';
import { reviewUrl, useReview } from '../review/use-reviews.ts';
import { Confirm } from '../ui/Confirm.tsx';
import { Notice } from '../ui/Notice.tsx';
import { useTimes } from '../use-times.ts';
import { ConflictDialog } from './conflict/ConflictDialog.tsx';
import { HistoryDialog } from './history/HistoryPanel.tsx';
import { PreviewDialog } from './preview/PreviewDialog.tsx';
import type { PreviewTarget } from './preview/use-preview-link.ts';
import { PublishDialog } from './publish/PublishDialog.tsx';
import { toolTexts } from './tool-texts.ts';

interface DraftToolsOptions {
  /** Target of the preview. No preview if undefined. */
  preview?: PreviewTarget;
  /** Name of the entry, for entries whose path is not descriptive. */
  name?: string | undefined;
  /** Called before publishing. Returns false to prevent it. */
  check?: () => boolean;
  /** Further buttons next to the history. */
  more?: ReactNode;
  /** Key of the selected block of a page, for others who have it open. */
  block?: string | undefined;
}

export interface DraftTools {
  /** Everyone else who has the entry open. */
  people: readonly Person[];
  /** Status of the draft, for the bar. */
  status: ReactNode;
  /** Notices and decisions, above the form. */
  notices: ReactNode;
  /** Preview and publish buttons, for the bar. The preview opens in the given language. */
  actions: (language?: Language) => ReactNode;
  /** Last editor, and a link to the history. */
  foot: ReactNode;
  /** Dialogs. Must be rendered somewhere in the screen. */
  dialogs: ReactNode;
}

type Opened = 'publish' | 'preview' | 'history' | 'conflict' | 'discard' | 'takeDown';

/** Renders everything around the form of a draft: notices, preview, publishing, history and conflicts. */
export function useDraftTools(
  draft: DraftHandle,
  { preview, name, check = () => true, more, block }: DraftToolsOptions = {},
): DraftTools {
  const t = useTranslate(toolTexts);
  const mayPublish = useMay('publisher');
  const [opened, setOpened] = useState<Opened>();
  const [language, setLanguage] = useState<Language>(languages[0]);
  const close = () => setOpened(undefined);
  const { kind, id } = draft;
  const people = usePeople({ kind, id }, block);
  useMergeNotice(draft);
  const dialog = (which: Opened) => ({ open: opened === which, onClose: close });
  return {
    people,
    status: (
      <>
        <People people={people} />
        <DraftState draft={draft} />
      </>
    ),
    notices: (
      <>
        <DraftNotices draft={draft} onCompare={() => setOpened('conflict')} />
        <PlannedNotice draft={draft} />
        <ReviewNotice draft={draft} />
      </>
    ),
    actions: (shown) => (
      <>
        {preview && (
          <Button
            variant="outline"
            small
            onClick={() => {
              setLanguage(shown ?? language);
              setOpened('preview');
            }}
          >
            {t('preview')}
          </Button>
        )}
        <Button
          small
          onClick={() => check() && setOpened('publish')}
          disabled={!draft.draft && !draft.isUnsaved}
        >
          {t(mayPublish ? 'publish' : 'review')}
        </Button>
      </>
    ),
    foot: <Foot draft={draft} open={setOpened} more={more} />,
    dialogs: (
      <>
        <PublishDialog drafts={[{ kind, id }]} {...dialog('publish')} />
        <HistoryDialog kind={kind} id={id} {...dialog('history')} onRestored={close} />
        <Confirm
          title={t('discardTitle')}
          action={t('discard')}
          {...dialog('discard')}
          onConfirm={async () => {
            await draft.discard();
          }}
        >
          <p>{t('discardText')}</p>
        </Confirm>
        {opened === 'takeDown' && (
          <TakeDownDialog name={{ kind, id }} title={name ?? preview?.path ?? id} onClose={close} />
        )}
        <ConflictDialog draft={draft} {...dialog('conflict')} />
        {preview && (
          <PreviewDialog
            target={preview}
            name={name}
            drafts={[{ kind, id }]}
            language={language}
            {...dialog('preview')}
          />
        )}
      </>
    ),
  };
}

/** Milliseconds without a further notice: a colleague who types saves every second. */
const mergePause = 20_000;

/** Says that changes of a colleague were merged into the entry on the screen. */
function useMergeNotice({ arrival }: DraftHandle): void {
  const { account, say } = useEditor();
  const t = useTranslate(draftTexts);
  const last = useRef({ by: '', at: Number.NEGATIVE_INFINITY });
  const notice = useEffectEvent((by: string | undefined) => {
    if (!by || by === account?.name) return;
    const at = performance.now();
    if (last.current.by !== by || at - last.current.at > mergePause) say(t('merged', { by }));
    last.current = { by, at };
  });
  useEffect(() => notice(arrival?.by), [arrival]);
}

/** Says in which releases an entry is, and whether they have an older text. Renders nothing if there is none. */
function PlannedNotice({ draft: { planned = [], version, isUnsaved } }: { draft: DraftHandle }) {
  const t = useTranslate(releaseTexts);
  const timeOf = useReleaseTime();
  return planned.map(({ release, name = t('single'), at, version: frozen }) => {
    const isOlder = frozen !== undefined && (isUnsaved || (version > 0 && version !== frozen));
    const values = { name, time: timeOf(at) };
    return (
      <Notice key={release} tone={isOlder ? 'warning' : 'info'}>
        {frozen === undefined ? t('willGo', values) : t(isOlder ? 'inPlanEdited' : 'inPlan', values)}{' '}
        <Link to={`/editor/releases?id=${release}`} className="underline underline-offset-2">
          {t('see')}
        </Link>
      </Notice>
    );
  });
}

/** Says that a draft waits for a review, or why it was sent back. Renders nothing for others. */
function ReviewNotice({ draft: { kind, id } }: { draft: Pick<DraftHandle, 'kind' | 'id'> }) {
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

interface FootProps {
  draft: DraftHandle;
  open: (dialog: Opened) => void;
  more: ReactNode;
}

function Foot({ draft, open, more }: FootProps) {
  const t = useTranslate(toolTexts);
  const ofReview = useTranslate(reviewTexts);
  const timeOf = useTimes();
  const mayPublish = useMay('publisher');
  const by = draft.draft?.by ?? draft.publishedBy;
  const at = draft.draft?.at ?? draft.publishedAt;
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-1 text-cap text-ink-3">
      {/* A line of its own: the panel of a page is too narrow for it and all links. */}
      {by && at && <span className="w-full pt-1">{t('changed', { by, time: timeOf(at) })}</span>}
      {draft.draft && (draft.published || draft.builtIn) && (
        <Button variant="text" small onClick={() => open('discard')}>
          {t('discard')}
        </Button>
      )}
      {/* A section is removed in its list, which names the pages that show it. */}
      {draft.published && mayPublish && draft.kind !== 'section' && (
        <Button variant="text" small onClick={() => open('takeDown')}>
          {t('takeDown')}
        </Button>
      )}
      <Link
        to={reviewUrl({ kind: draft.kind, id: draft.id })}
        className={buttonLook({ variant: 'text', small: true })}
      >
        {ofReview('thread')}
      </Link>
      <Button variant="text" small onClick={() => open('history')}>
        {t('history')}
      </Button>
      {more}
    </div>
  );
}
