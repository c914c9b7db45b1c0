import { useTexts } from '#i18n/context.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/Link.tsx';
import { Picture } from '#ui/Picture.tsx';
import type { Row } from './index.ts';

interface NewsRowProps {
  row: Row;
  anchor: string;
  /** With its cover beside it. */
  pictured: boolean;
}

/** One news item: the whole row leads to it, the link says so (rule NLST-03). */
export function NewsRow({ row, anchor, pictured }: NewsRowProps) {
  const { t } = useTexts();
  const { title, subtitle, date, cover, href, newTab } = row;
  return (
    <li
      id={anchor}
      tabIndex={-1}
      className="group relative grid gap-x-gutter gap-y-4 border-t border-line py-6 outline-none sm:grid-cols-[2fr_1fr] md:grid-cols-12 md:items-start md:py-7"
    >
      <div className="grid content-start gap-2 md:col-span-9 md:grid-cols-subgrid">
        {date && (
          <time
            dateTime={date}
            className="font-num text-h3 leading-head font-light whitespace-nowrap md:col-span-2"
          >
            {date}
          </time>
        )}
        <div className={date ? 'md:col-span-7' : 'md:col-span-7 md:col-start-3'}>
          <h2 className="text-h3 transition-colors duration-fast group-hover:text-teal">{title}</h2>
          {subtitle && <p className="mt-2.5 text-sm text-ink-2">{subtitle}</p>}
          <Link
            href={href}
            newTab={newTab}
            className="mt-2 inline-flex min-h-touch items-center gap-2 text-sm font-medium text-teal underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            {t('list.details')}
            <span className="sr-only">{title}</span>
            <Icon name="arrow" small />
          </Link>
        </div>
      </div>
      {pictured && (
        <Picture
          picture={cover}
          alt=""
          sizes="(max-width: 575px) 100vw, (max-width: 967px) 33vw, 304px"
          className="order-first aspect-card rounded sm:order-none md:col-span-3"
        />
      )}
    </li>
  );
}
