import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { Icon } from '#ui/Icon.tsx';
import { pageNumbers } from '#ui/pagination/pagination.ts';
import { commonTexts } from '../common-texts.ts';
import { useTranslate } from '../context.tsx';

import type { List } from './use-list-address.ts';

interface ListPagerProps {
  list: List<{ page: number }>;
  query: UseQueryResult<{ total: number }, Error>;
  pageSize: number;
}

/**
 * Pagination: previous, next and, on wide screens, page numbers. Hidden for a single page. Redirects from a page beyond
 * the last to the last.
 */
export function ListPager({ list, query: { data, isFetching }, pageSize }: ListPagerProps) {
  const t = useTranslate(commonTexts);
  const { page } = list.state;
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / pageSize));
  const toLast = useEffectEvent(() => list.change({ page: pages }, { replace: true }));
  // During a request the data can belong to the previous filter.
  const isBeyond = data !== undefined && !isFetching && page > pages;
  useEffect(() => {
    if (isBeyond) toLast();
  }, [isBeyond]);
  if (pages < 2) return null;
  const onChange = (next: number) => list.change({ page: next });
  const step = 'grid h-10 min-w-10 place-items-center rounded text-ink hover:bg-mist disabled:text-faint';
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
      <span aria-live="polite" className="tnum md:sr-only">
        {t('page', { page, pages })}
      </span>
      <ol className="hidden gap-1 md:flex">
        {pageNumbers(page, pages).map((entry, index) => (
          <li key={entry === 'gap' ? `gap ${index}` : entry} className="tnum grid min-w-6 place-items-center">
            {entry === 'gap' ? (
              <span aria-hidden="true">…</span>
            ) : (
              <button
                type="button"
                className={`${step} aria-[current=page]:bg-ink aria-[current=page]:text-white`}
                aria-label={t('toPage', { page: entry })}
                aria-current={entry === page ? 'page' : undefined}
                onClick={() => onChange(entry)}
              >
                {entry}
              </button>
            )}
          </li>
        ))}
      </ol>
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
