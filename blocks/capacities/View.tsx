import type { ViewProps } from '#blocks/define.ts';
import { useTexts } from '#i18n/context.tsx';
import { BlockSection } from '#ui/BlockSection.tsx';
import { Failed } from '#ui/Failed.tsx';
import { Skeleton, SkeletonLine } from '#ui/Skeleton.tsx';
import type { Capacities, CapacityColumn } from './capacities.ts';
import type definition from './index.ts';

/** Table of the figures that several venues share; nothing if they share none. */
export default function CapacitiesView({ id, props, data, first }: ViewProps<typeof definition>) {
  const { capacities } = data;
  const { title, note } = props;
  if (capacities.state === 'failed') return <Failed retry={capacities.retry} />;
  if (capacities.state === 'loading')
    return (
      <BlockSection id={id} title={title} first={first}>
        <Skeleton>
          {Array.from({ length: shapes }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no identity.
            <div key={index} className="border-b border-line py-3">
              <SkeletonLine size="text-sm leading-normal" width={index % 2 ? 'w-full' : 'w-11/12'} />
            </div>
          ))}
        </Skeleton>
      </BlockSection>
    );
  if (capacities.state === 'missing') return null;
  return (
    <BlockSection id={id} title={title} first={first}>
      <CapacityTable labelledBy={`${id}-title`} note={note} capacities={capacities.data} />
    </BlockSection>
  );
}

/** Rows of the skeleton. */
const shapes = 6;

interface CapacityTableProps {
  /** Id of the heading that labels the table. */
  labelledBy: string;
  note?: string | undefined;
  capacities: Capacities;
}

/** Tables with more columns show each row as a block on narrow screens, like tables of the CMS. */
const mostColumns = 4;

/** Browsers drop the roles of a table whose `display` is not `table`, so set them explicitly. */
const as = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader', scope: 'col' },
  name: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;

/** Compares the capacities of venues: one row per venue; label-value pairs on narrow screens. */
function CapacityTable({ labelledBy, note, capacities }: CapacityTableProps) {
  const { t } = useTexts();
  const { columns, rows } = capacities;
  const nameOf = ({ label, unit }: CapacityColumn) => (unit ? t('venues.figure', { label, unit }) : label);
  return (
    <>
      <div className="rich-text max-w-none! print:text-cap">
        <table
          {...as.table}
          aria-labelledby={labelledBy}
          data-wide={columns.length >= mostColumns ? 'figures' : undefined}
          className="md:table! md:w-full!"
        >
          <thead {...as.group}>
            <tr {...as.row}>
              <th {...as.head} className={headCell}>
                {t('venues.name')}
              </th>
              {columns.map((column) => (
                <th key={nameOf(column)} {...as.head} className={`${headCell} ${number}`}>
                  {column.label}
                  {column.unit && <span className="block font-regular">{column.unit}</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...as.group}>
            {rows.map(({ id: venueId, title: name, cells }) => (
              <tr key={venueId} {...as.row} className="md:hover:bg-mist">
                <th {...as.name} className="wrap-anywhere md:min-w-28">
                  {name}
                </th>
                {columns.map((column, place) => (
                  <td
                    key={nameOf(column)}
                    {...as.cell}
                    data-label={nameOf(column)}
                    className={`${number} ${cells[place] === undefined ? '[@media_screen_and_(width<968px)]:hidden!' : ''}`}
                  >
                    {cells[place] ?? '–'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {note && <p className="mt-3.5 text-cap text-ink-3">{note}</p>}
    </>
  );
}

const headCell = 'align-bottom! text-xs leading-tight text-ink-3!';
const number = 'md:pr-0! md:pl-6 md:text-right! print:text-right!';
