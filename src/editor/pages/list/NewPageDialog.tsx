import { type SyntheticEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#ui/Button.tsx';
import { callEditor, useEditorQuery } from '../../api.ts';
import { commonTexts } from '../../common-texts.ts';
import { useEditor } from '../../context.tsx';
import { nextOf } from '../../drafts/stored.ts';
import { entryUrl } from '../../entry-url.ts';
import { useMenu } from '../../menu-tree/use-menu.ts';
import { newId } from '../../new-id.ts';
import { useWords } from '../../texts.ts';
import { DialogBox } from '../../ui/DialogBox.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useProblem } from '../../ui/use-problem.ts';
import { NewPageFields } from './NewPageFields.tsx';
import { draftsOfNewPage, type NewPage, newPageEntry, newPathProblem, takenPaths } from './new-page.ts';
import type { PageRow } from './page-rows.ts';
import { pagesTexts } from './texts.ts';

interface NewPageDialogProps {
  /** Page whose blocks are copied. */
  copyOf?: PageRow;
  onClose: () => void;
}

/** Creates a page, with or without a menu item, and opens it once its drafts are saved. */
export function NewPageDialog({ copyOf, onClose }: NewPageDialogProps) {
  const t = useWords(pagesTexts);
  const common = useWords(commonTexts);
  const { say } = useEditor();
  const navigate = useNavigate();
  const [page, setPage] = useState<NewPage>(() => ({
    zh: copyOf ? t('copyZh', { name: copyOf.page?.title['zh-CN'] ?? '' }) : '',
    en: copyOf?.page?.title['en-US'] ? t('copyEn', { name: copyOf.page.title['en-US'] }) : '',
    path: copyOf?.page ? `${copyOf.page.path.replace(/\/$/, '')}-copy` : '',
    parent: undefined,
  }));
  const { create, busy, problem, tree, wrong } = useCreation(page, copyOf?.page?.path);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (!(await create())) return;
    say(t('created'));
    onClose();
    navigate(entryUrl({ kind: 'page', id: page.path }));
  };
  return (
    <DialogBox
      title={copyOf ? t('duplicateTitle', { title: copyOf.title }) : t('newPage')}
      open
      onClose={onClose}
    >
      <form onSubmit={submit} className="grid gap-4 leading-normal">
        <NewPageFields page={page} onChange={setPage} tree={tree} wrong={wrong} />
        {problem && (
          <Notice tone="danger" live>
            {problem}
          </Notice>
        )}
        <div className="flex justify-end gap-3">
          <Button variant="outline" small onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button type="submit" small disabled={busy || page.zh.trim() === '' || wrong !== undefined}>
            {t('create')}
          </Button>
        </div>
      </form>
    </DialogBox>
  );
}

/** Saves the drafts of a new page; `wrong` says why its path is not available. */
function useCreation(page: NewPage, copied: string | undefined) {
  const { apply, tree = [] } = useMenu();
  const pages = useEditorQuery('listPages', {}).data?.pages ?? [];
  const { problem, attempt } = useProblem();
  const [busy, setBusy] = useState(false);
  const create = async () => {
    setBusy(true);
    const created = await attempt(async () => {
      const stored =
        copied === undefined ? undefined : await callEditor('readEntry', { kind: 'page', id: copied });
      const entry = newPageEntry(page, nextOf(stored) ?? undefined);
      const itemId = newId(page.en);
      await apply((state) => ({ save: draftsOfNewPage({ page, entry, itemId, state }), discard: [] }));
    });
    setBusy(false);
    return created;
  };
  const taken = takenPaths(pages, { tree }, page.parent !== undefined);
  return { create, busy, problem, tree, wrong: newPathProblem(page.path, taken) };
}
