import { Icon } from '#ui/Icon.tsx';
import { commonTexts } from '../common-texts.ts';
import { useWords } from '../texts.ts';

interface PagerProps {
  page: number;
  pages: number;
  onChange: (page: number) => void;
}

/** Steps through the pages of a list; nothing while there is one. */
export function Pager({ page, pages, onChange }: PagerProps) {
  const t = useWords(commonTexts);
  if (pages < 2) return null;
  const step = 'grid size-10 place-items-center rounded text-ink hover:bg-mist disabled:text-faint';
  return (
    <nav aria-label={t('page', { page, pages })} className="flex items-center gap-2 text-cap">
      <button
        type="button"
        className={step}
        disabled={page <= 1}
        aria-label={t('previous')}
        onClick={() => onChange(page - 1)}
      >
        <Icon name="left" small />
      </button>
      <span aria-live="polite" className="tnum">
        {t('page', { page, pages })}
      </span>
      <button
        type="button"
        className={step}
        disabled={page >= pages}
        aria-label={t('next')}
        onClick={() => onChange(page + 1)}
      >
        <Icon name="right" small />
      </button>
    </nav>
  );
}
