import { useNavigate } from 'react-router-dom';
import { languageKey } from '#schemas/language.ts';
import { useEditorQuery } from '../../api.ts';
import { commonTexts } from '../../common-texts.ts';
import { contentTexts } from '../../content/texts.ts';
import { useEditor, useMay, useTranslate } from '../../context.tsx';
import { entryUrl } from '../../entry-url.ts';
import { ExportTable } from '../../list/ExportTable.tsx';
import { SearchFilter } from '../../list/ListFilters.tsx';
import { SavedViews } from '../../list/SavedViews.tsx';
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
    <div className="grid grid-cols-1 gap-4">
      <SavedViews />
      <div className="flex flex-wrap items-center gap-3">
        <SearchFilter label={t('search')} list={list} pause={0} className="w-96 max-w-full" />
        <ExportPages
          rows={() =>
            matching(pageRows({ tree, pages: pages.data?.pages ?? [] }, language), list.state.search ?? '')
          }
        />
      </div>
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

/** Saves the pages that match the search as a table. */
function ExportPages({ rows }: { rows: () => readonly PageRow[] }) {
  const t = useTranslate(pagesTexts);
  const content = useTranslate(contentTexts);
  const common = useTranslate(commonTexts);
  const read = async () =>
    rows().flatMap(({ page }) => {
      if (!page) return [];
      const { title, path, state, published } = page;
      return [
        [
          ...[title['zh-CN'] ?? '', title['en-US'] ?? '', path],
          state === 'builtIn' || state === 'takenDown' ? t(state) : content(state),
          published.map((language) => common(languageKey(language))).join(' '),
        ],
      ];
    });
  const head = [content('titleZh'), content('titleEn'), t('path'), content('state'), content('published')];
  return <ExportTable name="pages" head={head} read={read} />;
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
    const hasDraft = state !== undefined && state !== 'builtIn' && state !== 'published';
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
