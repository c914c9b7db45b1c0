import { Link } from 'react-router-dom';
import { type Language, languageKey } from '#schemas/language.ts';
import { useTranslate } from '../../context.tsx';
import { entryUrl } from '../../entry-url.ts';
import { Badge } from '../../ui/Badge.tsx';
import { type MenuAction, MenuButton } from '../../ui/MenuButton.tsx';
import { useTimes } from '../../use-times.ts';
import type { ListedPage, PageRow } from './page-rows.ts';
import { pagesTexts } from './texts.ts';

interface PageTableProps {
  rows: readonly PageRow[];
  /** Outdated languages by id of the page. */
  older: ReadonlyMap<string, readonly Language[]>;
  actionsOf: (row: PageRow) => readonly MenuAction[];
}

const head = 'px-4 py-2.5 text-left text-badge font-medium text-ink-2';
const cell = 'px-4 py-2.5 align-middle';
/** On phones a row is a block: name and actions in its first line, status and time below the name. */
const narrow = [
  'max-md:block max-md:[&>tr]:grid max-md:[&>tr]:grid-cols-[minmax(0,1fr)_auto] max-md:[&>tr]:py-2',
  'max-md:[&>tr>*]:w-auto max-md:[&>tr>*]:py-0.5 max-md:[&>tr>*:empty]:hidden',
  'max-md:[&>tr>td:last-child]:col-start-2 max-md:[&>tr>td:last-child]:row-span-3 max-md:[&>tr>td:last-child]:row-start-1',
].join(' ');
const indents = ['pl-0', 'pl-6', 'pl-12', 'pl-16'];

/** The pages in menu order, each with its status and actions. */
export function PageTable({ rows, older, actionsOf }: PageTableProps) {
  const t = useTranslate(pagesTexts);
  const timeOf = useTimes();
  if (rows.length === 0) return <p className="p-4 text-ink-3">{t('none')}</p>;
  return (
    <div className="relative overflow-x-auto rounded border border-line bg-white">
      <table className="w-full border-collapse text-xs leading-normal max-md:block md:min-w-[44rem]">
        <thead className="border-b border-line max-md:sr-only">
          <tr>
            <th className={head}>{t('page')}</th>
            <th className={head}>{t('state')}</th>
            <th className={head}>{t('changed')}</th>
            <th className={head}>
              <span className="sr-only">{t('actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody className={`divide-y divide-line ${narrow}`}>
          {rows.map((row) => {
            const { page, title, depth, key, besides } = row;
            const { changedBy: by, changedAt: at } = page ?? {};
            return (
              <tr key={key}>
                <th scope="row" className={`${cell} text-left font-regular`}>
                  <span className={`block ${indents[Math.min(depth, indents.length - 1)]}`}>
                    {page ? (
                      <>
                        <Link
                          to={entryUrl({ kind: 'page', id: page.id })}
                          title={title}
                          className="line-clamp-2 w-fit font-medium wrap-anywhere underline-offset-2 hover:text-teal hover:underline"
                        >
                          {title}
                        </Link>
                        <span className="block text-badge font-regular text-ink-3">{page.path}</span>
                      </>
                    ) : (
                      <span className="font-regular text-ink-2">{title}</span>
                    )}
                  </span>
                </th>
                <td className={`${cell} md:min-w-56`}>
                  {page && <PageBadges page={page} besides={besides} older={older.get(page.id) ?? []} />}
                </td>
                <td className={`tnum ${cell} text-ink-2 md:min-w-44`}>
                  {at && (by ? t('changedBy', { by, time: timeOf(at) }) : timeOf(at))}
                </td>
                <td className={`${cell} w-px text-right`}>
                  {page && (
                    <MenuButton
                      label={t('actionsFor', { title })}
                      actions={actionsOf(row)}
                      className="grid size-10 place-items-center"
                    >
                      <span aria-hidden="true" className="text-body leading-none">
                        ⋯
                      </span>
                    </MenuButton>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

interface PageBadgesProps {
  page: ListedPage;
  besides: boolean;
  /** Languages of the draft that are outdated. */
  older: readonly Language[];
}

/** Status of a page as badges. */
function PageBadges({ page, besides, older }: PageBadgesProps) {
  const t = useTranslate(pagesTexts);
  const { state, published } = page;
  return (
    <span className="flex flex-wrap gap-1.5">
      {state === 'builtIn' && <Badge>{t('builtIn')}</Badge>}
      {published.map((language) => (
        <Badge key={language} tone="success">
          <span aria-hidden="true">{t(languageKey(language))}</span>
          <span className="sr-only">{t(`publishedIn.${languageKey(language)}`)}</span>
        </Badge>
      ))}
      {state === 'new' && <Badge tone="info">{t('new')}</Badge>}
      {state === 'takenDown' && <Badge tone="warning">{t('takenDown')}</Badge>}
      {state === 'changed' && <Badge tone="info">{t('draft')}</Badge>}
      {state === 'removal' && <Badge tone="danger">{t('removal')}</Badge>}
      {older.map((language) => (
        <Badge key={language} tone="warning">
          {t(`older.${languageKey(language)}`)}
        </Badge>
      ))}
      {besides && <Badge>{t('besides')}</Badge>}
    </span>
  );
}
