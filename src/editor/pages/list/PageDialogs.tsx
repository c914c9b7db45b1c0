import type { EntryName } from '#schemas/editor/editorial.ts';
import { callEditor } from '../../api.ts';
import { useEditor, useTranslate } from '../../context.tsx';
import { versionOf } from '../../drafts/stored.ts';
import { HistoryDialog } from '../../publishing/history/HistoryPanel.tsx';
import { PreviewDialog } from '../../publishing/preview/PreviewDialog.tsx';
import { PublishDialog } from '../../publishing/publish/PublishDialog.tsx';
import { useRefresh } from '../../publishing/use-refresh.ts';
import { Confirm } from '../../ui/Confirm.tsx';
import { NewPageDialog } from './NewPageDialog.tsx';
import type { PageRow } from './page-rows.ts';
import { pagesTexts } from './texts.ts';

/** The open dialog: an action on a page, or a new page. */
export type OpenedDialog =
  | { what: 'new' }
  | { what: 'preview' | 'history' | 'publish' | 'duplicate' | 'remove' | 'discard'; row: PageRow };

interface PageDialogsProps {
  opened: OpenedDialog | undefined;
  open: (next: OpenedDialog | undefined) => void;
}

export function PageDialogs({ opened, open }: PageDialogsProps) {
  const close = () => open(undefined);
  if (!opened) return null;
  if (opened.what === 'new') return <NewPageDialog onClose={close} />;
  const { what, row } = opened;
  const { id, path } = row.page ?? { id: '/', path: '/' };
  const name = { kind: 'page', id } as const;
  const dialog = { open: true, onClose: close };
  switch (what) {
    case 'preview':
      return <PreviewDialog target={{ path }} drafts={[name]} {...dialog} />;
    case 'history':
      return <HistoryDialog {...name} {...dialog} />;
    case 'publish':
      return <PublishDialog drafts={[name]} {...dialog} />;
    case 'duplicate':
      return <NewPageDialog copyOf={row} onClose={close} />;
    case 'remove':
      return <RemovePage row={row} name={name} open={open} />;
    case 'discard':
      return <DiscardDraft row={row} name={name} onClose={close} />;
  }
}

interface RemovePageProps {
  row: PageRow;
  name: EntryName;
  open: PageDialogsProps['open'];
}

function RemovePage({ row, name, open }: RemovePageProps) {
  const t = useTranslate(pagesTexts);
  const { say } = useEditor();
  const { remove } = usePageRemoval();
  const { state } = row.page ?? {};
  const what = state === 'new' ? 'removeNew' : state === 'takenDown' ? 'removeTakenDown' : 'removePublished';
  return (
    <Confirm
      title={t('removeTitle', { title: row.title })}
      action={t('remove')}
      open
      onClose={() => open(undefined)}
      onConfirm={async () => {
        const ended = await remove(name);
        say(t(ended === 'gone' ? 'discarded' : 'removed'));
      }}
    >
      <p>{t(what)}</p>
      {!row.besides && <p>{t('menuStays')}</p>}
    </Confirm>
  );
}

function DiscardDraft({ row, name, onClose }: { row: PageRow; name: EntryName; onClose: () => void }) {
  const t = useTranslate(pagesTexts);
  const { say } = useEditor();
  const { discard } = usePageRemoval();
  return (
    <Confirm
      title={t('discardTitle', { title: row.title })}
      action={t('discard')}
      open
      onClose={onClose}
      onConfirm={async () => {
        await discard(name);
        say(t('discarded'));
      }}
    >
      <p>{t('discardText')}</p>
    </Confirm>
  );
}

/** Removes pages and drafts. */
function usePageRemoval() {
  const refresh = useRefresh();
  /**
   * Deletes a page that was never published at once; marks any other for removal at the next publish.
   * @throws {EditorError}
   */
  const remove = async (name: EntryName): Promise<'gone' | 'marked'> => {
    const stored = await callEditor('readEntry', name);
    const draft = { ...name, version: versionOf(stored) };
    if (stored.published) await callEditor('saveDrafts', { drafts: [{ ...draft, entry: null }] });
    else await callEditor('discardDrafts', { drafts: [draft] });
    await refresh([name]);
    return stored.published ? 'marked' : 'gone';
  };
  const discard = async (name: EntryName): Promise<void> => {
    const stored = await callEditor('readEntry', name);
    await callEditor('discardDrafts', { drafts: [{ ...name, version: versionOf(stored) }] });
    await refresh([name]);
  };
  return { remove, discard };
}
