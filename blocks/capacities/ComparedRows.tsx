import type { ReactNode } from 'react';
import type { ComparisonTranslate } from '#i18n/comparison.ts';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/link/Link.tsx';
import {
  type ComparedColumn,
  type ComparedRow,
  type ComparedTable,
  type Comparison,
  type SortOrder,
  sortedRows,
} from './comparison.ts';

/** Browsers drop the roles of a table whose `display` is not `table`, so set them explicitly. */
const as = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader', scope: 'col' },
  name: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;

interface ComparedRowsProps {
  /** Name of the table. */
  name: string;
  /** Heading of the first column. */
  head: string;
  table: ComparedTable;
  order: SortOrder | undefined;
  /** Address of the table in another order. */
  sortHref: (sort: string | undefined) => string;
  /** Where the row leads. */
  hrefOf: (row: ComparedRow) => string | undefined;
  signOf?: (row: ComparedRow) => ReactNode;
  t: ComparisonTranslate;
}

/** A row for each space, sorted by the links in its head; on narrow screens a card for each. */
export function ComparedRows({ name, head, table, order, sortHref, hrefOf, signOf, t }: ComparedRowsProps) {
  const { columns } = table;
  const nameOf = ({ label, unit }: ComparedColumn) => (unit ? t('figure', { label, unit }) : label);
  /** The largest first, then the smallest first, then as the venue lists them. */
  const nextOf = (column: number) =>
    order?.column !== column ? String(column) : order.isRising ? undefined : String(-column);
  const stateOf = (column: number) =>
    order?.column === column ? (order.isRising ? 'ascending' : 'descending') : undefined;
  const signs = { ascending: ' ↑', descending: ' ↓' };
  const mark = (column: number) => {
    const state = stateOf(column);
    return state && <span aria-hidden="true">{signs[state]}</span>;
  };
  return (
    <>
      <details className="mb-4 md:hidden print:hidden" open={order !== undefined}>
        <summary className="flex min-h-touch w-fit cursor-pointer items-center gap-2 text-sm text-teal">
          <Icon name="filter" small />
          {t('sort')}
        </summary>
        <ul className="flex flex-wrap gap-x-5">
          {columns.map((column, place) => (
            <li key={nameOf(column)}>
              <Link
                href={sortHref(nextOf(place + 1))}
                rel="nofollow"
                aria-current={stateOf(place + 1) && 'true'}
                className="flex min-h-touch items-center text-sm text-ink-2 underline underline-offset-4 aria-[current=true]:font-medium aria-[current=true]:text-ink"
              >
                {column.label}
                {mark(place + 1)}
              </Link>
            </li>
          ))}
        </ul>
      </details>
      <div className="rich-text max-w-none! print:text-cap">
        <table {...as.table} aria-label={name} data-wide="figures" className="md:table! md:w-full!">
          <thead {...as.group}>
            <tr {...as.row}>
              <th {...as.head} className={headCell}>
                {head}
              </th>
              {columns.map((column, place) => (
                <th
                  key={nameOf(column)}
                  {...as.head}
                  aria-sort={stateOf(place + 1) ?? 'none'}
                  className={`${headCell} ${number}`}
                >
                  <Link
                    href={sortHref(nextOf(place + 1))}
                    rel="nofollow"
                    className={`inline-block py-1 no-underline! hover:text-ink! ${stateOf(place + 1) ? 'font-medium text-ink!' : 'text-ink-3!'}`}
                  >
                    {column.label}
                    {mark(place + 1)}
                    {column.unit && <span className="block font-regular">{column.unit}</span>}
                  </Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...as.group}>
            {sortedRows(table.rows, order).map((row) => {
              const href = hrefOf(row);
              return (
                <tr key={row.id} {...as.row} className="md:hover:bg-mist">
                  <th {...as.name} className="wrap-anywhere md:min-w-28 md:align-middle!">
                    <span className="flex items-center gap-4">
                      {signOf?.(row)}
                      {href ? <Link href={href}>{row.title}</Link> : row.title}
                    </span>
                  </th>
                  {columns.map((column, place) => (
                    <td
                      key={nameOf(column)}
                      {...as.cell}
                      data-label={nameOf(column)}
                      className={`tnum md:align-middle! ${number} ${stateOf(place + 1) ? 'md:bg-mist' : ''} ${row.cells[place] === undefined ? '[@media_screen_and_(width<968px)]:hidden!' : ''}`}
                    >
                      {row.cells[place] ?? '–'}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </>
  );
}

const headCell = 'align-bottom! text-xs leading-tight text-ink-3!';
/** Numbers, and periods, whose text breaks between the number of days and the date. */
const number =
  'text-start! break-keep whitespace-pre-line md:ps-6! md:pe-2! md:text-right! print:text-right!';

/** Figures that are equal for all rows of a table. */
export const SameForAll = ({ same, t }: { same: Comparison['same']; t: ComparisonTranslate }) =>
  same.length > 0 && (
    <dl className="tnum mb-4 flex flex-wrap items-baseline gap-x-6 gap-y-1 text-sm">
      {same.map(({ label, unit, value }) => (
        <div key={`${label} ${unit}`} className="flex gap-2">
          <dt className="text-ink-3">{`${t('same')}${t('colon')}${label}`}</dt>
          <dd className="font-medium">{[value, unit].filter(Boolean).join(' ')}</dd>
        </div>
      ))}
    </dl>
  );
