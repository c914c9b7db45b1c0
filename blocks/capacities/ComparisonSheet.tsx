import type { ComparisonTranslate } from '#i18n/comparison.ts';
import { Link } from '#ui/link/Link.tsx';
import type { ComparedColumn, Comparison } from './comparison.ts';

interface ComparisonSheetProps {
  labelledBy: string;
  comparison: Comparison;
  hrefOf: (number: string) => string | undefined;
  t: ComparisonTranslate;
}

/**
 * A row for each figure and a column for each of a few venues. Equal figures are in one column. On narrow screens it is
 * a card for all and a card for each.
 */
export function ComparisonSheet(props: ComparisonSheetProps) {
  return (
    <>
      <SheetTable {...props} />
      <Cards {...props} />
    </>
  );
}

const withUnit = (value: string, { unit }: Pick<ComparedColumn, 'unit'>) =>
  [value, unit].filter(Boolean).join(' ');

function SheetTable({ labelledBy, comparison: { same, columns, rows }, hrefOf, t }: ComparisonSheetProps) {
  return (
    <table
      aria-labelledby={labelledBy}
      className="tnum hidden w-full table-fixed text-sm md:table print:table"
    >
      <thead>
        <tr className="border-b border-ink text-xs text-ink-3">
          <th scope="col" className="w-1/4 py-3 text-start font-regular">
            {t('item')}
          </th>
          <th scope="col" className="w-1/8 py-3 text-start font-regular">
            {t('same')}
          </th>
          {rows.map(({ id, title }) => {
            const href = hrefOf(id);
            return (
              <th key={id} scope="col" className="py-3 ps-6 text-end text-sm font-medium text-ink">
                {href ? (
                  <Link
                    href={href}
                    className="text-teal underline-offset-4 hover:text-teal-deep hover:underline"
                  >
                    {title}
                  </Link>
                ) : (
                  title
                )}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {same.map((column) => (
          <tr key={`${column.label} ${column.unit}`} className="border-b border-line">
            <th scope="row" className={label}>
              {column.label}
            </th>
            <td className="py-3 font-medium">{withUnit(column.value, column)}</td>
            <td colSpan={rows.length} className="ps-6" aria-hidden="true">
              <span className="block h-1.5 border-x border-b border-line" />
            </td>
          </tr>
        ))}
        {columns.map((column, place) => (
          <tr key={`${column.label} ${column.unit}`} className="border-b border-line">
            <th scope="row" className={label}>
              {column.label}
            </th>
            <td />
            {rows.map(({ id, cells }) => (
              <td key={id} className="py-3 ps-6 text-end break-keep whitespace-pre-line wrap-anywhere">
                {cells[place] === undefined ? '–' : withUnit(cells[place], column)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const label = 'py-3 pe-6 text-start font-regular break-keep text-ink-2';

function Cards({ comparison: { same, columns, rows }, hrefOf, t }: ComparisonSheetProps) {
  const all = same.map((column) => ({ ...column, value: withUnit(column.value, column) }));
  return (
    <ul className="tnum grid gap-y-6 md:hidden print:hidden">
      <Card title={t('same')} href={undefined} figures={all} />
      {rows.map(({ id, title, cells }) => (
        <Card
          key={id}
          title={title}
          href={hrefOf(id)}
          figures={columns.flatMap((column, place) => {
            const value = cells[place];
            return value === undefined ? [] : [{ label: column.label, value: withUnit(value, column) }];
          })}
        />
      ))}
    </ul>
  );
}

interface CardProps {
  title: string;
  href: string | undefined;
  figures: readonly { label: string; value: string }[];
}

const Card = ({ title, href, figures }: CardProps) => (
  <li className="border-t border-ink pt-3">
    <p className="mb-1 flex min-h-touch items-center text-h4 font-medium">
      {href ? (
        <Link href={href} className="text-teal underline underline-offset-4 hover:text-teal-deep">
          {title}
        </Link>
      ) : (
        title
      )}
    </p>
    <dl>
      {figures.map(({ label: name, value }) => (
        <div key={name} className="flex items-baseline gap-5 border-t border-line py-2 text-sm">
          <dt className="min-w-0 break-keep text-ink-2">{name}</dt>
          <dd className="ms-auto min-w-0 text-end font-medium break-keep whitespace-pre-line wrap-anywhere">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  </li>
);
