import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Person } from '#schemas/editor/presence.ts';
import { type Language, languages } from '#schemas/language.ts';
import { Button, buttonLook } from '#ui/Button.tsx';
import { useMay, useTranslate } from '../context.tsx';
import { DraftNotices, DraftState } from '../drafts/DraftNotices.tsx';
import { People } from '../drafts/People.tsx';
import type { DraftHandle } from '../drafts/use-draft.ts';
import { useMergeNotice } from '../drafts/use-merge-notice.ts';
import { usePeople } from '../drafts/use-people.ts';
import { PlannedNotice } from '../releases/PlannedNotice.tsx';
import { TakeDownDialog } from '../releases/TakeDownDialog.tsx';
import { ReviewNotice } from '../review/ReviewNotice.tsx';
import { reviewTexts } from '../review/review-texts.ts';
import { reviewUrl } from '../review/use-reviews.ts';
import { Confirm } from '../ui/Confirm.tsx';
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
