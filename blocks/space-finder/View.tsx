import { useBlockUrl } from '#blocks/block-url.ts';
import type { ViewProps } from '#blocks/define.ts';
import { useTexts } from '#i18n/context.tsx';
import { createTranslate } from '#i18n/i18n.ts';
import type { SpaceFinderMessages, SpaceFinderTranslate } from '#i18n/space-finder.ts';
import { densities, layouts } from '#lib/space-finder.ts';
import { BlockSection } from '#ui/BlockSection.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Failed } from '#ui/Failed.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/link/Link.tsx';
import { Skeleton, SkeletonLine, SkeletonShape } from '#ui/Skeleton.tsx';
import { Answers } from './Answers.tsx';
import { Comparison } from './Comparison.tsx';
import { LevelDrawings } from './Drawing.tsx';
import type definition from './index.ts';
import { Nothing } from './Nothing.tsx';
import { Questions } from './Questions.tsx';
import { parametersOf, type Question } from './question.ts';
import { type Shown, shownOf } from './shown.ts';

/** Halls and rooms that fit what the visitor asks, drawn to scale (rules BLDG-03, BLDG-04). */
export default function SpaceFinderView({ id, props, first, data }: ViewProps<typeof definition>) {
  const { language } = useTexts();
  const { asked, plan, venue, taken } = data;
  const section = { id, title: props.title, first };
  const failed = [plan, venue, taken].find(({ state }) => state === 'failed');
  if (failed?.state === 'failed')
    return (
      <BlockSection {...section}>
        <Failed retry={failed.retry} />
      </BlockSection>
    );
  if (
    asked.state !== 'ready' ||
    plan.state === 'loading' ||
    venue.state === 'loading' ||
    taken.state === 'loading'
  )
    return (
      <BlockSection {...section}>
        <Skeleton>
          <SkeletonLine size="text-lead" width="w-3/5" />
          <SkeletonShape className="mt-8 h-24" />
          <SkeletonShape className="mt-8 h-96" />
        </Skeleton>
      </BlockSection>
    );
  const request = asked.data;
  const t: SpaceFinderTranslate = createTranslate<SpaceFinderMessages>(language, request.texts);
  if (plan.state !== 'ready')
    return (
      <BlockSection {...section}>
        <NoPlan freeDates={request.freeDates} booking={request.booking.exhibition} t={t} />
      </BlockSection>
    );
  const shown = shownOf({
    ...{ id, request, language, plan: plan.data, months: props.months, heading: props.title ? 'h3' : 'h2' },
    venue: venue.state === 'ready' ? venue.data : undefined,
    taken: taken.state === 'ready' ? taken.data : undefined,
  });
  const { found } = shown;
  return (
    <BlockSection {...section}>
      {props.intro && <p className="mb-6 max-w-measure text-lead">{props.intro}</p>}
      <LevelDrawings id={id} plan={plan.data} />
      <Questions {...shown} />
      {found.state === 'start' ? (
        <Start {...shown} />
      ) : (
        <>
          <div
            id={`${id}-answers`}
            className="mt-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1"
          >
            {found.state === 'answers' && <p className="tnum">{countText(shown)}</p>}
            {found.isCut && <p className="text-xs text-ink-2">{t('cut')}</p>}
          </div>
          {(found.state === 'nothing' || found.state === 'taken') && <Nothing {...shown} />}
          {found.state !== 'nothing' && <Answers {...shown} />}
          {found.compared.length > 0 && <Comparison {...shown} />}
        </>
      )}
      <Notes {...shown} />
    </BlockSection>
  );
}

function countText({ found, t, dates }: Shown): string {
  const { count, freeCount: free } = found;
  if (found.isOver) return t('answersOver', { count });
  if (found.isBeyond) return t('answersUnknown', { count, date: dates.day(found.last) });
  return found.days ? t('answersFree', { count, free }) : t('answersNoDates', { count });
}

interface NoPlanProps {
  freeDates: string | undefined;
  booking: string | undefined;
  t: SpaceFinderTranslate;
}

const NoPlan = ({ freeDates, booking, t }: NoPlanProps) => (
  <div className="grid justify-items-start gap-6 border-t border-ink pt-6">
    <p className="max-w-measure text-lead">{t('noPlan')}</p>
    <p className="flex flex-wrap gap-3">
      {freeDates && <ButtonLink href={freeDates}>{t('freeDates')}</ButtonLink>}
      {booking && (
        <ButtonLink href={booking} variant="outline">
          {t('booking')}
        </ButtonLink>
      )}
    </p>
  </div>
);

const nothingAsked: Question = { wish: {}, days: undefined, show: undefined, compare: [] };

/** Before the first question: three examples, each a link. */
function Start({ t, heading: Heading, request }: Shown) {
  const { hrefOf } = useBlockUrl();
  const { days } = request.question;
  const examples = [
    [t('exampleArea'), { area: 20_000, layout: 'booths', door: { width: 4.5, height: 5 } }],
    [t('examplePeople'), { people: 600, layout: 'theatre', rooms: { count: 3, people: 200 } }],
    [t('exampleDinner'), { people: 1000, layout: 'banquet' }],
  ] as const;
  return (
    <section className="mt-10 print:hidden">
      <Heading className="text-h3">{t('startTitle')}</Heading>
      <p className="mt-2 max-w-measure text-ink-2">{t('startText')}</p>
      <ul className="mt-4 border-t border-line">
        {examples.map(([text, wish]) => (
          <li key={text} className="border-b border-line">
            <Link
              href={hrefOf(parametersOf({ ...nothingAsked, wish, days }))}
              rel="nofollow"
              className="flex min-h-touch items-center justify-between gap-4 py-2 text-teal hover:text-teal-deep"
            >
              {text}
              <Icon name="arrow" small />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Notes({ t, found, request }: Shown) {
  const list = layouts
    .map((layout) => t('density', { layout: t(layout), value: densities[layout] }))
    .join(t('separator'));
  return (
    <div className="mt-10 grid gap-2 rounded bg-mist px-5 py-4 text-xs text-ink-2">
      <p>{t('note')}</p>
      <p className="tnum break-keep wrap-anywhere">{t('densities', { list })}</p>
      {found.state !== 'start' && <p className="print:hidden">{t('keeps')}</p>}
      <p className="tnum hidden print:block">{request.today}</p>
    </div>
  );
}
