import { useNavigate } from 'react-router-dom';
import { useEditorQuery } from '../../api.ts';
import { useEditor, useMay, useTranslate } from '../../context.tsx';
import { entryUrl } from '../../entry-url.ts';
import { SearchFilter } from '../../list/ListFilters.tsx';
import type { List } from '../../list/use-list-address.ts';
import { useMenu } from '../../menu-tree/use-menu.ts';
import type { MenuAction } from '../../ui/MenuButton.tsx';
import { QueryBoundary } from '../../ui/QueryBoundary.tsx';
import { outdatedLanguagesInPage } from '../model/edited-marks.ts';
import type { OpenedDialog } from './PageDialogs.tsx';
import { PageTable } from './PageTable.tsx';
import { matching, type PageRow, pageRows } from './page-rows.ts';
import { pagesTexts } from './texts.ts';

const wholePages = { kind: 'page', whole: true, pageSize: 500 } as const;

interface PageListProps {
  list: List<{ search?: string | undefined }>;
  open: (dialog: OpenedDialog) => void;
}

/** All pages, with a search. */
export function PageList({ list, open }: PageListProps) {
  const t = useTranslate(pagesTexts);
  const { language } = useEditor();
  const pages = useEditorQuery('listPages', {});
  const { menu, tree = [] } = useMenu();
  const older = useOlder();
  const actionsOf = useActions(open);
  return (
    <div className="grid gap-4">
      <SearchFilter label={t('search')} list={list} pause={0} className="max-w-sm" />
      <QueryBoundary query={menu}>
        {() => (
          <QueryBoundary query={pages}>
            {({ pages: all }) => (
              <PageTable
                rows={matching(pageRows({ tree, pages: all }, language), list.state.search ?? '')}
                older={older}
                actionsOf={actionsOf}
              />
            )}
          </QueryBoundary>
        )}
      </QueryBoundary>
    </div>
  );
}

/** Outdated languages by id, of the pages that editors have changed. */
function useOlder() {
  const items = useEditorQuery('listEntries', wholePages).data?.items ?? [];
  return new Map(items.map(({ id, entry }) => [id, entry ? outdatedLanguagesInPage(entry.data) : []]));
}

/** Actions of a page. */
function useActions(open: (dialog: OpenedDialog) => void) {
  const t = useTranslate(pagesTexts);
  const mayPublish = useMay('publisher');
  const navigate = useNavigate();
  return (row: PageRow): MenuAction[] => {
    const { id = '/', state } = row.page ?? {};
    const hasDraft = state === 'changed' || state === 'new' || state === 'removal';
    const dialog = (what: Exclude<OpenedDialog['what'], 'new'>, label: string = t(what)): MenuAction => ({
      id: what,
      label,
      onAction: () => open({ what, row }),
    });
    return [
      { id: 'edit', label: t('edit'), onAction: () => navigate(entryUrl({ kind: 'page', id })) },
      dialog('preview'),
      dialog('history'),
      ...(hasDraft ? [dialog('publish', t(mayPublish ? 'publish' : 'review'))] : []),
      dialog('duplicate'),
      ...(state === 'changed' || state === 'removal' ? [dialog('discard')] : []),
      ...(state === 'builtIn' || state === 'removal' ? [] : [{ ...dialog('remove'), danger: true }]),
    ];
  };
}
