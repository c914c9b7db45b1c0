import { Fragment } from 'react';
import { useBlockUrl } from '#blocks/block-url.ts';
import { datesIn } from '#blocks/dates-in.ts';
import type { ViewProps } from '#blocks/define.ts';
import { GetForm } from '#blocks/GetForm.tsx';
import { useTexts } from '#i18n/context.tsx';
import type { FreeDatesMessages, FreeDatesTranslate } from '#i18n/free-dates.ts';
import { createTranslate } from '#i18n/i18n.ts';
import { BlockSection } from '#ui/BlockSection.tsx';
import { buttonLook } from '#ui/Button.tsx';
import { Failed } from '#ui/Failed.tsx';
import { fieldBox } from '#ui/field/field-box.ts';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/link/Link.tsx';
import { Skeleton, SkeletonLine, SkeletonShape } from '#ui/Skeleton.tsx';
import { freeDates } from './free-dates.ts';
import type definition from './index.ts';
import { Panel, SelectLink } from './Panel.tsx';
import { SelectedDays, useSelection } from './Selecting.tsx';
import { Axis, Legend, MonthGrid, StripRow } from './Strips.tsx';
import { chosenNames, type Shown } from './shown.ts';

/** Strips of all spaces, eight weeks of the chosen ones with the selected days, and all free periods as text (rule EVT-08). */
export default function FreeDatesView({ id, props, first, data }: ViewProps<typeof definition>) {
  const { language } = useTexts();
  const { asked, venue, taken } = data;
  const failed = [venue, taken].find(({ state }) => state === 'failed');
  if (failed?.state === 'failed')
    return (
      <BlockSection id={id} title={props.title} first={first}>
        <Failed retry={failed.retry} />
      </BlockSection>
    );
  if (asked.state !== 'ready' || venue.state === 'loading' || taken.state !== 'ready')
    return (
      <BlockSection id={id} title={props.title} first={first}>
        <Skeleton>
          <SkeletonLine size="text-lead" width="w-3/5" />
          <SkeletonShape className="mt-8 h-96" />
        </Skeleton>
      </BlockSection>
    );
  const request = asked.data;
  const t: FreeDatesTranslate = createTranslate<FreeDatesMessages>(language, request.texts);
  const found = freeDates({
    ...{ wanted: request.wanted, today: request.today, months: props.months, type: props.type },
    venue: venue.state === 'ready' ? venue.data : undefined,
    taken: taken.data,
  });
  // Without a title of the block, the headings in it follow that of the page.
  const Heading = props.title ? 'h3' : 'h2';
  const dates = datesIn(language);
  const shown: Shown = { ...{ id, found, request, t, dates }, taken: taken.data, heading: Heading };
  const last = found.groups.findLastIndex(({ rows }) => rows.some(({ isChosen }) => isChosen));
  return (
    <BlockSection id={id} title={props.title} first={first}>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        {props.intro && <p className="max-w-measure text-lead">{props.intro}</p>}
        <p className="tnum flex flex-wrap items-center gap-x-6 text-cap text-ink-3">
          {t('asOf', { date: request.today })}
          {request.findSpace && (
            <Link
              href={request.findSpace}
              className="inline-flex min-h-touch items-center text-sm text-teal underline underline-offset-4 hover:text-teal-deep print:hidden"
            >
              {t('findSpace')}
            </Link>
          )}
        </p>
      </div>
      <Finder {...shown} />
      <SelectedDays {...shown}>
        <div className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-ink pt-3">
          <Count {...shown} />
          <Legend t={t} />
        </div>
        <Axis {...shown} />
        <div className="flex flex-col">
          {found.groups.map(({ name, rows }, index) => (
            <Fragment key={name ?? ''}>
              <section aria-label={name}>
                {name && <Heading className="pt-5 pb-2 text-sm font-regular text-ink-2">{name}</Heading>}
                <ul className="border-line max-md:flex max-md:flex-wrap max-md:gap-2 md:border-t">
                  {rows.map((row) => (
                    <StripRow key={row.space?.id ?? ''} row={row} {...shown} />
                  ))}
                </ul>
              </section>
              {index === last && <Panel {...shown} />}
            </Fragment>
          ))}
          <MonthGrid {...shown} />
        </div>
      </SelectedDays>
      <PeriodsAsText {...shown} />
      <p className="mt-6 flex gap-3.5 rounded bg-mist px-5 py-4 text-xs text-ink-2 in-[.bg-mist]:bg-white">
        <Icon name="info" className="text-teal" />
        {t('note')}
      </p>
    </BlockSection>
  );
}

/** How many periods match; the link steps through them. */
function Count(shown: Shown) {
  const { found, request, t } = shown;
  const { selection } = useSelection();
  const { days } = request.wanted;
  const [first] = found.matches;
  const next = found.matches.find(({ from }) => selection !== undefined && from > selection.from) ?? first;
  if (!next) return <p className="text-sm">{t('noMatch', { days })}</p>;
  return (
    <p className="flex flex-wrap items-center gap-x-6 text-sm">
      <span>{t('matches', { count: found.matches.length, days })}</span>
      <SelectLink
        {...shown}
        days={{ from: next.from, until: next.from + days - 1 }}
        className="inline-flex min-h-touch items-center gap-2 text-teal hover:text-teal-deep print:hidden"
      >
        {t('seeEach')}
        <Icon name="arrow" small />
      </SelectLink>
    </p>
  );
}

/** A form that needs no script: it asks for the page again. */
function Finder({ id, found, request: { wanted, today }, t }: Shown) {
  const { nameOf } = useBlockUrl();
  const rows = found.groups.flatMap((group) => group.rows);
  const chosen = found.chosen.map((space) => space.id).join(',');
  const field = `${fieldBox} h-control`;
  return (
    <search className="mt-8 block print:hidden">
      <GetForm
        own={['space', 'days', 'after', 'from', 'until']}
        label={t('finder')}
        className="grid items-end gap-4 sm:grid-cols-2 md:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_minmax(0,1fr)_auto]"
      >
        {found.chosen.length > 0 && (
          <p className="grid min-w-0 gap-2">
            <label htmlFor={`${id}-space`} className="text-sm font-medium">
              {t('space')}
            </label>
            <span className="relative grid">
              <select
                id={`${id}-space`}
                name={nameOf('space')}
                defaultValue={chosen}
                className={`${field} appearance-none pe-10!`}
              >
                {found.chosen.length > 1 && <option value={chosen}>{chosenNames({ found, t })}</option>}
                {rows.flatMap(({ space }) =>
                  space ? (
                    <option key={space.id} value={space.id}>
                      {space.name}
                    </option>
                  ) : (
                    []
                  ),
                )}
              </select>
              <Icon name="down" small className="pointer-events-none absolute end-3.5 top-3.75 text-ink-3" />
            </span>
          </p>
        )}
        <p className="grid min-w-0 gap-2">
          <label htmlFor={`${id}-days`} className="text-sm font-medium">
            {t('days')}
          </label>
          <input
            id={`${id}-days`}
            type="number"
            inputMode="numeric"
            name={nameOf('days')}
            min={1}
            max={60}
            defaultValue={wanted.days}
            className={`${field} tnum`}
          />
        </p>
        <p className="grid min-w-0 gap-2">
          <label htmlFor={`${id}-after`} className="text-sm font-medium">
            {t('after')}
          </label>
          <input
            id={`${id}-after`}
            type="date"
            name={nameOf('after')}
            min={today}
            defaultValue={wanted.after}
            className={`${field} tnum`}
          />
        </p>
        <button type="submit" className={buttonLook({})}>
          {t('show')}
        </button>
      </GetForm>
    </search>
  );
}

/** The text equivalent of the strips. */
function PeriodsAsText({ found, t, dates }: Shown) {
  const rows = found.groups.flatMap((group) => group.rows);
  return (
    <details className="mt-8 border-y border-line">
      <summary className="flex min-h-14 cursor-pointer items-center text-h4 font-medium">
        {t('asText')}
      </summary>
      <dl className="pb-5 text-sm">
        {rows.map(({ space, periods, weeks }) => (
          <div
            key={space?.id ?? ''}
            className="grid gap-x-4 border-t border-line py-3 md:grid-cols-[10.5rem_1fr]"
          >
            <dt>
              {space?.name ?? t('site')}
              <span className="block text-cap text-ink-3">{t('weeks', { count: weeks })}</span>
            </dt>
            <dd className="tnum text-ink-2">
              {periods.length > 0 ? periods.map(dates.range).join(t('separator')) : t('full')}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
