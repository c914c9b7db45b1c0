import { useTexts } from '#i18n/context.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/link/Link.tsx';
import { Picture } from '#ui/picture/Picture.tsx';
import { Phrases } from '#ui/text/Phrases.tsx';
import type { Row } from './index.ts';

interface NewsRowProps {
  row: Row;
  anchor: string;
  /** True if the row shows its cover. */
  pictured: boolean;
}

/** Row of a news item. The whole row is clickable (rule NLST-03). Without covers the link is at the end of the row. */
export function NewsRow({ row, anchor, pictured }: NewsRowProps) {
  const { title, subtitle, date, cover } = row;
  return (
    <li
      id={anchor}
      tabIndex={-1}
      className={`group relative outline-none ${rowBox} ${pictured ? picturedRow : plainRow}`}
    >
      {date && (
        <time dateTime={date} className={`${dateBox} font-num font-light whitespace-nowrap`}>
          {date}
        </time>
      )}
      <div className={`${textBox} ${pictured ? 'md:col-span-7' : 'md:col-span-8'}`}>
        <h2 className="text-h3 transition-colors duration-fast group-hover:text-teal">
          <Phrases text={title} />
        </h2>
        {subtitle && <p className="mt-2 text-sm text-ink-2">{subtitle}</p>}
        {pictured && <ItemLink row={row} className="mt-1.5" />}
      </div>
      {pictured ? (
        <Picture
          picture={cover}
          alt=""
          sizes="(max-width: 575px) 100vw, (max-width: 967px) 33vw, 304px"
          className={`${coverBox} rounded`}
        />
      ) : (
        <ItemLink row={row} className={wayBox} />
      )}
    </li>
  );
}

/** Classes of a row and its parts, shared with the skeleton. */
export const rowBox = 'grid gap-x-gutter border-t border-line md:grid-cols-12';
export const picturedRow =
  'content-start gap-y-1.5 py-6 sm:max-md:grid-cols-[2fr_1fr] sm:max-md:grid-rows-[auto_1fr] md:py-7';
export const plainRow = 'gap-y-1 py-4 md:items-baseline md:py-5';
export const dateBox = 'text-num-s leading-head md:col-span-2 md:text-h3';
export const textBox = 'min-w-0 md:col-start-3';
export const coverBox =
  'order-first mb-2.5 aspect-card sm:order-none sm:mb-0 sm:max-md:col-start-2 sm:max-md:row-span-2 sm:max-md:row-start-1 md:col-span-3';
export const wayBox = 'md:col-span-2 md:justify-self-end';

function ItemLink({ row: { title, href, newTab }, className }: { row: Row; className: string }) {
  const { t } = useTexts();
  return (
    <Link
      href={href}
      newTab={newTab}
      className={`inline-flex min-h-touch items-center gap-2 text-sm font-medium text-teal underline-offset-4 group-hover:underline after:absolute after:inset-0 ${className}`}
    >
      {t('list.details')}
      <span className="sr-only">{title}</span>
      <Icon name="arrow" small />
    </Link>
  );
}
