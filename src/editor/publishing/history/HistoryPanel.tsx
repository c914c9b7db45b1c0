import { type ReactNode, useState } from 'react';
import type { EntryName, EntryVersion } from '#schemas/editor/editorial.ts';
import { languageKey } from '#schemas/language.ts';
import { Button } from '#ui/Button.tsx';
import { useEditorQuery } from '../../api.ts';
import { commonTexts } from '../../common-texts.ts';
import { useEditor, useTranslate } from '../../context.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { DialogBox } from '../../ui/DialogBox.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { QueryBoundary } from '../../ui/QueryBoundary.tsx';
import { useProblem } from '../../ui/use-problem.ts';
import { useTimes } from '../../use-times.ts';
import { useRefresh } from '../use-refresh.ts';
import { historyTexts } from './history-texts.ts';
import { restoreVersion, type VersionName } from './restore-version.ts';
import { SinceThen, VersionDifferences } from './VersionDifferences.tsx';

interface HistoryPanelProps extends EntryName {
  /** Called after a version became the draft. Lists and open drafts are already refreshed. */
  onRestored?: () => void;
}

/** The versions of an entry, newest first, each with its changes and a restore button. */
export function HistoryPanel({ kind, id, onRestored }: HistoryPanelProps) {
  const t = useTranslate(historyTexts);
  const query = useEditorQuery('history', { kind, id });
  return (
    <QueryBoundary query={query}>
      {({ versions, unchosen }) =>
        versions.length + unchosen.length === 0 ? (
          <p className="text-ink-3">{t('none')}</p>
        ) : (
          <ol className="grid gap-3 leading-normal">
            {byTime([
              ...versions.map((version, index) => ({
                at: version.at,
                row: (
                  <Version
                    key={version.id}
                    name={{ kind, id }}
                    version={version}
                    onRestored={onRestored}
                    previous={versions[index + 1]}
                    isNow={index === 0}
                  />
                ),
              })),
              ...unchosen.map((version) => ({
                at: version.at,
                row: (
                  <UnchosenVersion
                    key={`unchosen ${version.id}`}
                    name={{ kind, id }}
                    version={version}
                    onRestored={onRestored}
                  />
                ),
              })),
            ])}
          </ol>
        )
      }
    </QueryBoundary>
  );
}

/** Newest first; published versions before others of the same time. */
const byTime = (rows: readonly { at: string; row: ReactNode }[]): ReactNode[] =>
  rows.toSorted((one, other) => other.at.localeCompare(one.at)).map(({ row }) => row);

interface HistoryDialogProps extends HistoryPanelProps {
  open: boolean;
  onClose: () => void;
}

export function HistoryDialog({ open, onClose, ...panel }: HistoryDialogProps) {
  const t = useTranslate(historyTexts);
  return (
    <DialogBox title={t('title')} open={open} onClose={onClose} size="wide">
      {open && <HistoryPanel {...panel} />}
    </DialogBox>
  );
}

interface UnchosenVersionProps {
  name: EntryName;
  version: Pick<EntryVersion, 'id' | 'at' | 'by'>;
  onRestored: (() => void) | undefined;
}

/** A version that was not chosen where two people had changed the same field. */
function UnchosenVersion({ name, version, onRestored }: UnchosenVersionProps) {
  const t = useTranslate(historyTexts);
  const timeOf = useTimes();
  const [open, setOpen] = useState(false);
  return (
    <li className="grid gap-3 rounded border border-line px-4 py-3">
      <div className="flex flex-wrap items-center gap-2">
        <strong className="tnum font-medium">{timeOf(version.at)}</strong>
        <Badge tone="warning">{t('unchosen')}</Badge>
        <span className="ml-auto flex flex-wrap gap-2">
          <Button variant="text" small aria-expanded={open} onClick={() => setOpen(!open)}>
            {t(open ? 'hide' : 'compare')}
          </Button>
          <Restore name={name} version={{ id: version.id, unchosen: true }} onRestored={onRestored} />
        </span>
      </div>
      <p className="text-ink-2">{t('chosenBy', { by: version.by ?? t('server') })}</p>
      {open && <SinceThen name={name} version={{ id: version.id, unchosen: true }} />}
    </li>
  );
}

interface VersionProps {
  name: EntryName;
  version: EntryVersion;
  previous: EntryVersion | undefined;
  isNow: boolean;
  onRestored: (() => void) | undefined;
}

function Version({ name, version, previous, isNow, onRestored }: VersionProps) {
  const t = useTranslate(historyTexts);
  const [open, setOpen] = useState(false);
  return (
    <li className="grid gap-3 rounded border border-line px-4 py-3">
      <div className="flex flex-wrap items-center gap-2">
        <VersionTitle version={version} isNow={isNow} />
        <span className="ml-auto flex flex-wrap gap-2">
          <Button variant="text" small aria-expanded={open} onClick={() => setOpen(!open)}>
            {t(open ? 'hide' : 'compare')}
          </Button>
          {!(isNow && !version.removed) && (
            <Restore name={name} version={{ id: version.id }} onRestored={onRestored} />
          )}
        </span>
      </div>
      <Move from={previous?.path} to={version.path} />
      {version.note && <p>{version.note}</p>}
      {open && <VersionDifferences name={name} version={version} previous={previous} />}
    </li>
  );
}

/** The change of a page's address between two versions. */
function Move({ from, to }: { from: string | undefined; to: string | undefined }) {
  const t = useTranslate(historyTexts);
  return from === undefined || to === undefined || from === to ? null : (
    <p className="break-all text-ink-2">{t('moved', { from, to })}</p>
  );
}

function VersionTitle({ version, isNow }: { version: EntryVersion; isNow: boolean }) {
  const t = useTranslate(historyTexts);
  const common = useTranslate(commonTexts);
  const timeOf = useTimes();
  const { by = t('server'), at, languages, removed } = version;
  return (
    <>
      <strong className="tnum font-medium">{t('by', { by, time: timeOf(at) })}</strong>
      {removed && <Badge tone="danger">{t('removed')}</Badge>}
      {languages.map((language) => (
        <Badge key={language}>{common(languageKey(language))}</Badge>
      ))}
      {isNow && <Badge tone="success">{t('now')}</Badge>}
    </>
  );
}

interface RestoreProps extends Pick<VersionProps, 'name' | 'onRestored'> {
  version: VersionName;
}

function Restore({ name, version, onRestored }: RestoreProps) {
  const t = useTranslate(historyTexts);
  const { say } = useEditor();
  const refresh = useRefresh();
  const { problem, attempt } = useProblem();
  const restore = () =>
    attempt(async () => {
      await restoreVersion(name, version);
      await refresh([name]);
      say(t('restored'));
      onRestored?.();
    });
  return (
    <>
      <Button variant="outline" small title={t('replaces')} onClick={restore}>
        {t('restore')}
      </Button>
      {problem && (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
    </>
  );
}
