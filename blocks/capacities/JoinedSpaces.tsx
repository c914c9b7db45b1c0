import { useBlockUrl } from '#blocks/block-url.ts';
import type { ComparisonTranslate } from '#i18n/comparison.ts';
import { ComparedRows, SameForAll } from './ComparedRows.tsx';
import { type ComparedTable, readOrder } from './comparison.ts';
import { FilterLinks } from './FilterLinks.tsx';
import type { Joined } from './joined.ts';

interface JoinedSpacesProps {
  id: string;
  joined: Joined;
  findSpace: string | undefined;
  isBelow: boolean;
  t: ComparisonTranslate;
}

/** Combinations of spaces, each a row that opens it in the space finder. */
export function JoinedSpaces({ id, joined, findSpace, isBelow, t }: JoinedSpacesProps) {
  const { read, hrefOf } = useBlockUrl();
  const { same, columns, rows, spaces, sets } = joined;
  const wanted = spaces.find((space) => space.id === read('joinedWith'))?.id;
  const shown = wanted === undefined ? rows : rows.filter((row) => sets[row.id]?.ids.includes(wanted));
  const table: ComparedTable = { columns, rows: shown };
  return (
    <section aria-labelledby={`${id}-joined`} className={isBelow ? 'mt-12 md:mt-16' : ''}>
      <h3 id={`${id}-joined`} className="mb-4 text-h3">
        {t('joinedTitle')}
      </h3>
      <SameForAll same={same} t={t} />
      {spaces.length > 2 && (
        <FilterLinks
          label={t('containing')}
          links={[
            { label: t('all'), href: hrefOf({ joinedWith: undefined }), isOn: wanted === undefined },
            ...spaces.map((space) => ({
              label: space.name,
              href: hrefOf({ joinedWith: space.id }),
              isOn: space.id === wanted,
            })),
          ]}
        />
      )}
      <ComparedRows
        name={t('joinedTitle')}
        head={t('joinedName')}
        table={table}
        order={readOrder(read('joinedSort'), columns.length)}
        sortHref={(joinedSort) => hrefOf({ joinedSort })}
        hrefOf={(row) =>
          findSpace && `${findSpace}?area=${Math.floor(sets[row.id]?.area ?? 0)}&show=${row.id}`
        }
        signOf={(row) => <SetSign joined={joined} ids={sets[row.id]?.ids ?? []} />}
        t={t}
      />
    </section>
  );
}

/** Small plan of the spaces, those of a combination in teal. */
const SetSign = ({ joined: { spaces, viewBox }, ids }: { joined: Joined; ids: readonly string[] }) => (
  <svg viewBox={viewBox} aria-hidden="true" className="block h-8 w-auto max-w-20 flex-none">
    {spaces.map(({ id, points }) => (
      <polygon
        key={id}
        points={points}
        className={`stroke-ink stroke-1 [vector-effect:non-scaling-stroke] ${ids.includes(id) ? 'fill-teal' : 'fill-white'}`}
      />
    ))}
  </svg>
);
