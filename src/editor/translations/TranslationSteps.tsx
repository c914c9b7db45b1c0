import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { Icon } from '#ui/Icon.tsx';
import { callEditor } from '../api.ts';
import { useTranslate } from '../context.tsx';
import { entryUrl } from '../entry-url.ts';
import { readSteps, stepsFrom, type TranslationFilter, translationsUrl } from './translation-list.ts';
import { translationTexts } from './translation-texts.ts';

/** The place in the list of translations above an entry that was opened from it, with the next and the previous one. */
export function TranslationSteps() {
  const filter = readSteps(useLocation().state);
  return filter && <Steps filter={filter} />;
}

function Steps({ filter }: { filter: TranslationFilter }) {
  const t = useTranslate(translationTexts);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const id = useSearchParams()[0].get('id');
  // Translated entries keep their place until the list is opened again.
  const { data } = useQuery({
    queryKey: ['translationSteps', filter],
    queryFn: () => callEditor('listTranslations', { ...filter, pageSize: 500 }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const urls = data?.items.map((item) => entryUrl(item)) ?? [];
  const here = id === null ? pathname : entryUrl({ kind: 'page', id });
  const at = urls.indexOf(here);
  const [previous, next] = [urls[at - 1], urls[at + 1]];

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      const url = event.shiftKey ? previous : next;
      if (url === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      void navigate(url, { state: stepsFrom(filter) });
    };
    // Before the text editor, for which these keys break a line.
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, [previous, next, navigate, filter]);

  const step = 'grid size-8 place-items-center rounded text-ink-2 hover:bg-mist';
  return (
    <nav
      aria-label={t('steps')}
      className="flex items-center gap-2 border-b border-line bg-paper px-5 py-1 text-cap text-ink-2"
    >
      <Link to={translationsUrl(filter)} className="mr-2 underline underline-offset-4 hover:text-ink">
        {t('back')}
      </Link>
      <span className="tnum">
        {at < 0
          ? t('positionGone', { total: urls.length })
          : t('position', { at: at + 1, total: urls.length })}
      </span>
      {[
        { url: previous, name: 'previous', icon: 'up' } as const,
        { url: next, name: 'next', icon: 'down' } as const,
      ].map(
        ({ url, name, icon }) =>
          url !== undefined && (
            <Link
              key={name}
              to={url}
              state={stepsFrom(filter)}
              aria-label={t(name)}
              title={t(name)}
              className={step}
            >
              <Icon name="down" small className={icon === 'up' ? 'rotate-180' : ''} />
            </Link>
          ),
      )}
    </nav>
  );
}
