import type { ReactNode } from 'react';
import { useTexts } from '#i18n/context.tsx';
import { Icon } from '../Icon.tsx';
import { Link } from '../link/Link.tsx';
import { pageNumbers } from './pagination.ts';

interface PaginationProps {
  page: number;
  pages: number;
  total: number;
  hrefOf: (page: number) => string;
}

const cell = 'grid h-touch min-w-touch place-items-center rounded tnum font-num';

/** How many items there are, and real links to about five pages and to the neighbours (rule PAGE-01). */
export function Pagination({ page, pages, total, hrefOf }: PaginationProps) {
  const { t } = useTexts();
  return (
    <nav
      aria-label={t('list.pages')}
      className="flex flex-col items-center justify-between gap-4 text-sm print:hidden md:flex-row"
    >
      <p className="tnum text-ink-2">{t('list.total', { total, page, pages })}</p>
      {pages > 1 && (
        <ol className="flex flex-wrap justify-center md:gap-1">
          <Step href={page > 1 ? hrefOf(page - 1) : undefined} label={t('list.previous')}>
            <Icon name="left" />
          </Step>
          {pageNumbers(page, pages).map((entry, index) =>
            entry === 'gap' ? (
              <li
                key={index < 3 ? 'first gap' : 'second gap'}
                aria-hidden="true"
                className="grid min-w-3 place-items-center text-ink-3 md:min-w-5"
              >
                …
              </li>
            ) : (
              <li key={entry}>
                <Link
                  href={hrefOf(entry)}
                  aria-label={t('list.page', { page: entry })}
                  aria-current={entry === page ? 'page' : undefined}
                  className={`${cell} ${entry === page ? 'bg-ink text-white' : 'transition-colors duration-fast hover:bg-teal-tint'}`}
                >
                  {entry}
                </Link>
              </li>
            ),
          )}
          <Step href={page < pages ? hrefOf(page + 1) : undefined} label={t('list.next')}>
            <Icon name="right" />
          </Step>
        </ol>
      )}
    </nav>
  );
}

/** Link to the previous or next page; greyed out at the end. The narrowest screens show numbers only. */
const Step = ({
  href,
  label,
  children,
}: {
  href: string | undefined;
  label: string;
  children: ReactNode;
}) => (
  <li className="spare">
    {href ? (
      <Link href={href} aria-label={label} className={`${cell} hover:bg-teal-tint`}>
        {children}
      </Link>
    ) : (
      <span aria-hidden="true" className={`${cell} text-faint`}>
        {children}
      </span>
    )}
  </li>
);
