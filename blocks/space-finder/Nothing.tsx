import type { ReactNode } from 'react';
import { useBlockUrl } from '#blocks/block-url.ts';
import { toDate } from '#lib/availability.ts';
import type { Need } from '#lib/space-finder.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { LevelPlan } from './Drawing.tsx';
import { lengthOf, type ShownAnswer } from './finder.ts';
import { needText } from './Questions.tsx';
import { parametersOf, type Question, without } from './question.ts';
import { bookingHref, figure, nameOf, type Shown } from './shown.ts';

/** Nothing fits, or nothing that fits is free: what fails, and the ways on. */
export function Nothing(shown: Shown) {
  const { found, t, heading: Heading } = shown;
  const isTaken = found.state === 'taken';
  return (
    <section className="mt-8 mb-12">
      <Heading className="text-h2 text-balance">{t(isTaken ? 'takenTitle' : 'nothingTitle')}</Heading>
      <p className="mt-3 max-w-measure text-ink-2">{t(isTaken ? 'takenText' : 'nothingText')}</p>
      <div className="mt-8 grid gap-x-gutter gap-y-10 md:grid-cols-3">
        {isTaken ? (
          <OtherWays {...shown} />
        ) : (
          found.answers.map((one) => <Miss key={one.key} one={one} {...shown} />)
        )}
      </div>
    </section>
  );
}

interface WayProps {
  title: string;
  /** Space that is drawn. */
  one: ShownAnswer | undefined;
  shown: Shown;
  children: ReactNode;
}

const Way = ({ title, one, shown, children }: WayProps) => {
  const Heading = shown.heading === 'h2' ? 'h3' : 'h4';
  return (
    <div className="grid content-start justify-items-start gap-3 border-t border-ink pt-4">
      <Heading className="text-h4 font-medium">{title}</Heading>
      {one && (
        <LevelPlan
          id={shown.id}
          plan={shown.plan}
          level={one.spaces[0]?.level ?? ''}
          chosen={one.spaces}
          taken={shown.found.taken}
          className="max-h-40 max-w-60"
        />
      )}
      {children}
    </div>
  );
};

/** Three ways on if only the dates fail. */
function OtherWays(shown: Shown) {
  const { found, request, t, dates } = shown;
  const { hrefOf } = useBlockUrl();
  const { question } = request;
  const { later, smaller, days } = found;
  const [first] = found.answers;
  const ask = first && bookingHref(first, shown);
  const period = later?.free &&
    days && { from: later.free.from, until: later.free.from + lengthOf(days) - 1 };
  const href = (change: Partial<Question>) => hrefOf(parametersOf({ ...question, ...change }));
  return (
    <>
      <Way title={t('otherDates')} one={later} shown={shown}>
        {later?.free && period ? (
          <>
            <p className="tnum text-sm text-ink-2">
              {t('otherDatesText', {
                dates: dates.range(later.free),
                name: nameOf(later, shown),
                area: figure(later.answer.area),
              })}
            </p>
            <ButtonLink
              href={href({
                days: { from: toDate(period.from), until: toDate(period.until) },
                show: later.key,
              })}
              rel="nofollow"
            >
              {t('otherDatesAsk')}
            </ButtonLink>
          </>
        ) : (
          <p className="text-sm text-ink-2">{t('otherDatesNone')}</p>
        )}
      </Way>
      <Way title={t('lessSpace')} one={smaller} shown={shown}>
        {smaller ? (
          <>
            <p className="tnum text-sm text-ink-2">
              {t('lessSpaceText', { name: nameOf(smaller, shown), area: figure(smaller.answer.area) })}
            </p>
            <ButtonLink
              href={href({ wish: withSizeOf(question, smaller), show: smaller.key })}
              rel="nofollow"
              variant="outline"
            >
              {t('lessSpaceAsk', { name: nameOf(smaller, shown) })}
            </ButtonLink>
          </>
        ) : (
          <p className="text-sm text-ink-2">{t('lessSpaceNone')}</p>
        )}
      </Way>
      <Way title={t('waiting')} one={undefined} shown={shown}>
        <p className="text-sm text-ink-2">{t('waitingText')}</p>
        {ask && (
          <ButtonLink href={ask} variant="outline">
            {t('waitingAsk')}
          </ButtonLink>
        )}
      </Way>
    </>
  );
}

/** The wish with the size that a space has, without further rooms. */
const withSizeOf = ({ wish }: Question, { answer }: ShownAnswer): Question['wish'] => ({
  ...wish,
  people: wish.people === undefined ? undefined : Math.min(wish.people, answer.capacity.count),
  area: wish.area === undefined ? undefined : Math.min(wish.area, Math.floor(answer.area)),
  rooms: undefined,
});

/** A space that comes close, with what it fails, and a link to the question that it answers. */
function Miss({ one, ...shown }: Shown & { one: ShownAnswer }) {
  const { request, t } = shown;
  const { hrefOf } = useBlockUrl();
  const { question } = request;
  let relaxed: Question = { ...question, show: one.key };
  for (const need of one.fails)
    relaxed =
      need === 'people' || need === 'area'
        ? { ...relaxed, wish: { ...relaxed.wish, [need]: withSizeOf(relaxed, one)[need] } }
        : without(relaxed, need);
  const sizes = one.fails.flatMap((need) => (need === 'people' || need === 'area' ? [need] : []));
  const value = sizes
    .map((need) =>
      need === 'area'
        ? t('squareMetres', { area: figure(relaxed.wish.area ?? 0) })
        : figure(relaxed.wish.people ?? 0),
    )
    .join(t('separator'));
  return (
    <Way title={nameOf(one, shown)} one={one} shown={shown}>
      <ul className="grid w-full gap-1.5">
        {one.fails.map((need) => (
          <li key={need} className="tnum rounded bg-danger-surface px-3 py-1.5 text-xs text-danger">
            <span className="sr-only">{t('fails')}: </span>
            {failText(need, one, shown)}
          </li>
        ))}
      </ul>
      <ButtonLink href={hrefOf(parametersOf(relaxed))} rel="nofollow" variant="outline">
        {value ? t('relaxTo', { value }) : t('relax')}
      </ButtonLink>
    </Way>
  );
}

/** Compares a need with the figure of the space. */
function failText(need: Need, { answer }: ShownAnswer, { request, t }: Shown): string {
  const { wish } = request.question;
  const has = (value: number | undefined) => (value === undefined ? t('unknown') : figure(value));
  switch (need) {
    case 'people':
      return `${has(answer.capacity.count)} < ${has(wish.people)}`;
    case 'area':
      return `${t('squareMetres', { area: has(answer.area) })} < ${t('squareMetres', { area: has(wish.area) })}`;
    case 'height':
      return `${needText(wish, need, t)} (${has(answer.height)})`;
    case 'floorLoad':
      return `${needText(wish, need, t)} (${has(answer.floorLoad)})`;
    case 'outdoors':
      return t('outdoors');
    default:
      return needText(wish, need, t);
  }
}
