import { Link } from 'react-router-dom';
import { otherLanguage } from '#schemas/language.ts';
import { useEditorQuery } from '../../api.ts';
import { useEditor, useTranslate } from '../../context.tsx';
import { entryUrl } from '../../entry-url.ts';
import { QueryBoundary } from '../../ui/QueryBoundary.tsx';
import { sectionTexts } from './section-texts.ts';

/** The pages and templates that show a synced section. */
export function SectionUses({ id }: { id: string }) {
  const t = useTranslate(sectionTexts);
  const { language } = useEditor();
  const query = useEditorQuery('sectionUses', { id }, { refetchInterval: 5_000 });
  return (
    <QueryBoundary query={query}>
      {({ uses, total }) => (
        <section aria-label={t('where')} className="grid gap-1">
          <h3 className="flex items-baseline gap-2 border-b border-ink pb-1.5 text-cap font-medium">
            {t('where')}
            <span className="text-badge font-regular text-ink-3">
              {t('shownOn', { count: uses.filter(({ kind }) => kind === 'page').length })}
            </span>
          </h3>
          {total === 0 && <p className="py-2 text-badge text-ink-3">{t('unused')}</p>}
          <ul className="divide-y divide-line text-xs leading-normal">
            {uses.map(({ kind, id: place, title, path, positions, draft, published }) => (
              <li key={`${kind} ${place}`} className="flex items-baseline gap-3 py-2">
                <Link
                  to={entryUrl({ kind, id: place })}
                  className="min-w-0 flex-1 truncate rounded hover:text-teal"
                >
                  {title[language] || title[otherLanguage(language)] || (path ?? place)}
                </Link>
                <span className="tnum text-badge text-ink-2">
                  {t('places', { numbers: positions.join(', ') })}
                </span>
                <span className="w-16 text-right text-badge text-ink-3">
                  {t(kind === 'section' ? 'template' : draft || published.length === 0 ? 'inDraft' : 'live')}
                </span>
              </li>
            ))}
          </ul>
          {total > uses.length && (
            <p className="text-badge text-ink-3">{t('hiddenUses', { count: total - uses.length })}</p>
          )}
        </section>
      )}
    </QueryBoundary>
  );
}
