import { useBlockUrl } from '#blocks/block-url.ts';
import type { ViewProps } from '#blocks/define.ts';
import { GetForm } from '#blocks/GetForm.tsx';
import type { ComparisonMessages, ComparisonTranslate } from '#i18n/comparison.ts';
import { useTexts } from '#i18n/context.tsx';
import { createTranslate } from '#i18n/i18n.ts';
import { BlockSection } from '#ui/BlockSection.tsx';
import { buttonLook } from '#ui/Button.tsx';
import { Failed } from '#ui/Failed.tsx';
import { fieldBox } from '#ui/field/field-box.ts';
import { useLocation } from '#ui/router.tsx';
import { Skeleton, SkeletonLine } from '#ui/Skeleton.tsx';
import { ComparedRows, SameForAll } from './ComparedRows.tsx';
import { ComparisonSheet } from './ComparisonSheet.tsx';
import type { NextFree } from './compared-free.ts';
import {
  type Comparison,
  columnNumber,
  compare,
  type FurtherFacts,
  readOrder,
  rowsWithAtLeast,
} from './comparison.ts';
import { FilterLinks } from './FilterLinks.tsx';
import type definition from './index.ts';
import { JoinedSpaces } from './JoinedSpaces.tsx';
import type { Joined } from './joined.ts';

/** Up to so many venues are columns, if most of their figures are equal. */
const mostColumns = 5;

/** Halls or rooms side by side, and joined (rule BLDG-06); nothing if there is nothing to compare. */
export default function CapacitiesView({ id, props, data, first }: ViewProps<typeof definition>) {
  const { language } = useTexts();
  const { pathname } = useLocation();
  const { venues, building, free, setting } = data;
  const { title, unit, note, each } = props;
  if (venues.state === 'failed') return <Failed retry={venues.retry} />;
  if (venues.state === 'loading' || building.state === 'loading')
    return (
      <BlockSection id={id} title={title} first={first}>
        <ComparisonSkeleton />
      </BlockSection>
    );
  if (venues.state === 'missing' || setting.state !== 'ready') return null;
  const ofBuilding = building.state === 'ready' ? building.data : undefined;
  const t = createTranslate<ComparisonMessages>(language, setting.data.texts);
  const nextFree = free.state === 'ready' ? free.data : undefined;
  const further = withNextFree(ofBuilding?.further ?? {}, nextFree?.halls ?? {}, t);
  const comparison = compare(venues.data, { unit, further });
  const joined = ofBuilding?.joined && withFreeColumn(ofBuilding.joined, nextFree?.sets ?? {}, t);
  if (!comparison && !joined) return null;
  const hrefOf = (number: string) => {
    const place = each?.replace('{n}', number);
    if (place?.startsWith('?')) return pathname + place;
    return place?.startsWith('#') ? place : undefined;
  };
  return (
    <BlockSection id={id} title={title} first={first}>
      {comparison && <Compared id={id} title={title} comparison={comparison} hrefOf={hrefOf} t={t} />}
      {note && <p className="mt-3.5 text-cap text-ink-3">{note}</p>}
      {joined && (
        <JoinedSpaces
          id={id}
          joined={joined}
          findSpace={setting.data.findSpace}
          isBelow={comparison !== undefined}
          t={t}
        />
      )}
    </BlockSection>
  );
}

/** Adds the next free period to the figures of each hall. */
const withNextFree = (
  further: FurtherFacts,
  halls: NextFree['halls'],
  t: ComparisonTranslate,
): FurtherFacts => ({
  ...further,
  ...Object.fromEntries(
    Object.entries(halls).map(([name, free = '']) => [
      name,
      [...(further[name] ?? []), ...(free ? [{ label: t('nextFree'), number: free }] : [])],
    ]),
  ),
});

/** Adds the next free period of each combination as the last column. */
function withFreeColumn(joined: Joined, sets: NextFree['sets'], t: ComparisonTranslate): Joined {
  if (!joined.rows.some(({ id }) => sets[id])) return joined;
  return {
    ...joined,
    columns: [...joined.columns, { label: t('nextFree') }],
    rows: joined.rows.map((row) => ({ ...row, cells: [...row.cells, sets[row.id]] })),
  };
}

const ComparisonSkeleton = () => (
  <Skeleton>
    {Array.from({ length: 6 }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no identity.
      <div key={index} className="border-b border-line py-3">
        <SkeletonLine size="text-sm leading-normal" width={index % 2 ? 'w-full' : 'w-11/12'} />
      </div>
    ))}
  </Skeleton>
);

interface ComparedProps {
  id: string;
  title: string;
  comparison: Comparison;
  hrefOf: (number: string) => string | undefined;
  t: ComparisonTranslate;
}

function Compared({ id, title, comparison, hrefOf, t }: ComparedProps) {
  const { read, hrefOf: ownHref } = useBlockUrl();
  const { same, columns, rows } = comparison;
  if (rows.length <= mostColumns && same.length > 0)
    return <ComparisonSheet labelledBy={`${id}-title`} comparison={comparison} hrefOf={hrefOf} t={t} />;
  // Columns that some rows lack can be asked for, and with them each other layout: people are counted in the one asked for.
  const lacked = columns.map((_, place) => rows.some(({ cells }) => cells[place] === undefined));
  const isLayoutLacked = columns.some(({ unit }, place) => unit === t('people') && lacked[place]);
  const partial = columns.flatMap((column, place) =>
    lacked[place] || (isLayoutLacked && column.unit === t('people'))
      ? [{ ...column, number: String(place + 1) }]
      : [],
  );
  const wanted = columnNumber(read('with'), columns.length);
  const asked =
    wanted !== undefined && partial.some(({ number }) => number === String(wanted)) ? wanted : undefined;
  const having = asked === undefined ? rows : rows.filter(({ cells }) => cells[asked - 1] !== undefined);
  const ofPeople = columns.flatMap(({ unit }, place) => (unit === t('people') ? [place] : []));
  const least = /^[1-9]\d{0,5}$/.test(read('people') ?? '') ? Number(read('people')) : undefined;
  // The layout that was asked for, else any.
  const counted = asked !== undefined && ofPeople.includes(asked - 1) ? [asked - 1] : ofPeople;
  const shown = least === undefined ? having : rowsWithAtLeast(having, { least, columns: counted });
  return (
    <>
      <SameForAll same={same} t={t} />
      <FilterLinks
        label={t('having')}
        links={[
          {
            label: t('all'),
            href: ownHref({ sort: read('sort'), with: undefined }),
            isOn: asked === undefined,
          },
          ...partial.map(({ label, number }) => ({
            label,
            href: ownHref({ sort: number, with: number }),
            isOn: String(asked) === number,
          })),
        ]}
      />
      {ofPeople.length > 0 && <PeopleForm id={id} least={least} t={t} />}
      {shown.length === 0 && (
        <p role="status" className="mb-4 text-sm text-warning">
          {t('noneHolds', { people: least ?? 0 })}
        </p>
      )}
      <ComparedRows
        name={title}
        head={t('name')}
        table={{ columns, rows: shown }}
        order={readOrder(read('sort'), columns.length)}
        sortHref={(sort) => ownHref({ sort })}
        hrefOf={({ id: number }) => hrefOf(number)}
        t={t}
      />
    </>
  );
}

/** Asks how many people a room must hold. */
function PeopleForm({ id, least, t }: { id: string; least: number | undefined; t: ComparisonTranslate }) {
  const { nameOf } = useBlockUrl();
  return (
    <search className="block print:hidden">
      <GetForm
        own={['people']}
        label={t('byPeople')}
        className="mb-4 flex flex-wrap items-center gap-3 text-sm"
      >
        <label htmlFor={`${id}-people`}>{t('byPeople')}</label>
        <input
          id={`${id}-people`}
          name={nameOf('people')}
          type="number"
          min={1}
          max={999_999}
          inputMode="numeric"
          defaultValue={least}
          className={`${fieldBox} tnum h-touch w-28!`}
        />
        <button type="submit" className={`${buttonLook({ variant: 'outline', small: true })} min-h-touch!`}>
          {t('showThese')}
        </button>
      </GetForm>
    </search>
  );
}
