import { useBlockUrl } from '#blocks/block-url.ts';
import { onPlan, onTour } from '#blocks/space-links.ts';
import { useTexts } from '#i18n/context.tsx';
import { runsOf } from '#lib/availability.ts';
import { layouts } from '#lib/space-finder.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/link/Link.tsx';
import { barOf, LayoutDrawing, LevelPlan, layoutOf, layoutScale, stripesId } from './Drawing.tsx';
import { basisText, hasWalls, whyText } from './facts.ts';
import type { ShownAnswer } from './finder.ts';
import { mostCompared, parametersOf, type Question } from './question.ts';
import { amountOf, bookingHref, figure, nameOf, type Shown, sizeOf } from './shown.ts';

/** Answers that are listed at once; the others are behind a disclosure. */
const listed = 6;

/**
 * The answers with the layout of one of them. On phones it follows its answer; on wide screens it is beside the list, and
 * spans its rows and a last one that takes the rest of its height.
 */
export function Answers(shown: Shown) {
  const { found, t } = shown;
  const first = found.answers.slice(0, listed);
  const rest = found.answers.slice(listed);
  const chosen = found.chosen && !first.some(({ key }) => key === found.chosen?.key) ? [found.chosen] : [];
  const all = [...chosen, ...first];
  return (
    <>
      <ol
        className="mt-3 md:grid md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:gap-x-gutter print:block"
        style={{ gridTemplateRows: `repeat(${all.length}, auto) 1fr` }}
      >
        {all.map((one) => (
          <AnswerRow key={one.key} one={one} rows={all.length + 1} {...shown} />
        ))}
      </ol>
      {rest.length > 0 && (
        <details className="mt-2 md:w-5/12 print:hidden">
          <summary className="flex min-h-touch cursor-pointer items-center text-sm text-teal underline underline-offset-4">
            {t('more', { count: rest.length })}
          </summary>
          <ol>
            {rest.map((one) => (
              <AnswerRow key={one.key} one={one} rows={0} {...shown} />
            ))}
          </ol>
        </details>
      )}
    </>
  );
}

function AnswerRow({ one, rows, ...shown }: Shown & { one: ShownAnswer; rows: number }) {
  const isChosen = rows > 0 && one.key === shown.found.chosen?.key;
  return (
    <li className={`contents ${isChosen ? '' : 'print:hidden'}`}>
      <AnswerCard one={one} isChosen={isChosen} {...shown} />
      {isChosen && (
        <div
          className="md:col-start-2 md:row-start-1 max-md:my-5 print:my-5"
          style={{ gridRowEnd: `span ${rows}` }}
        >
          <LayoutPanel one={one} {...shown} />
        </div>
      )}
    </li>
  );
}

/** @returns the question of an answer's drawing, or of another set of compared answers */
const withView = (question: Question, change: Partial<Question>): Question => ({ ...question, ...change });

function AnswerCard({ one, isChosen, ...shown }: Shown & { one: ShownAnswer; isChosen: boolean }) {
  const { id, plan, found, request, t, heading: Heading } = shown;
  const { hrefOf } = useBlockUrl();
  const { question } = request;
  const { answer, spaces } = one;
  const name = nameOf(one, shown);
  const isArea = question.wish.area !== undefined && question.wish.people === undefined;
  const share = Math.min(100, Math.round(answer.used * 100));
  return (
    <div
      className={`grid grid-cols-[84px_minmax(0,1fr)] gap-x-5 gap-y-1 border-b border-line px-4 py-5 md:col-start-1 md:grid-cols-[112px_minmax(0,1fr)] ${isChosen ? 'border-s-2 border-s-brass bg-mist in-[.bg-mist]:bg-white' : 'border-s-2 border-s-transparent'}`}
    >
      <LevelPlan id={id} plan={plan} level={spaces[0]?.level ?? ''} chosen={[...spaces, ...one.rooms]} />
      <div className="min-w-0">
        <div className="flex items-baseline justify-between gap-3">
          <Heading className="text-h4 font-medium">
            <Link
              href={hrefOf(parametersOf(withView(question, { show: one.key })))}
              rel="nofollow"
              aria-current={isChosen ? 'true' : undefined}
              className="hover:text-teal"
            >
              {name}
            </Link>
          </Heading>
          {found.days && <StateChip isFree={answer.isFree} t={t} />}
        </div>
        <p className="tnum">
          <span className="font-num text-num-s font-light">
            {isArea ? t('squareMetres', { area: figure(answer.area) }) : amountOf(answer.capacity, t)}
          </span>
        </p>
        <p className="tnum text-xs text-ink-2">
          {isArea ? amountOf(answer.capacity, t) : t('squareMetres', { area: figure(answer.area) })}
          {t('separator')}
          {t(answer.capacity.layout)}
          {t('separator')}
          {basisText(answer.capacity, t)}
        </p>
      </div>
      <div className="col-span-2 mt-1 grid gap-2 md:col-span-1 md:col-start-2">
        {answer.used > 0 && (
          <p className="flex items-center gap-3 text-cap text-ink-2">
            <svg viewBox="0 0 100 3" preserveAspectRatio="none" aria-hidden="true" className="h-0.75 flex-1">
              <path d="M0 0h100v3H0z" className="fill-line" />
              <path d={`M0 0h${share}v3H0z`} className="fill-teal" />
            </svg>
            <span className="tnum">{t('used', { share })}</span>
          </p>
        )}
        <p className="tnum text-xs text-ink-2">{whyText(one, shown)}</p>
        {one.strip && <Strip one={one} {...shown} />}
        <CompareLink one={one} {...shown} />
      </div>
    </div>
  );
}

export const StateChip = ({ isFree, t }: { isFree: boolean; t: Shown['t'] }) => (
  <span
    className={`inline-flex min-h-7 flex-none items-center rounded px-2.5 text-cap ${isFree ? 'bg-success-surface text-success' : 'bg-danger-surface text-danger'}`}
  >
    {t(isFree ? 'free' : 'taken')}
  </span>
);

const cellHeight = 20;
const cellWidth = 12;

/** One cell a day: free, taken, wanted, or wanted and taken. */
function Strip({ id, one, found, t, dates }: Shown & { one: ShownAnswer }) {
  const { strip, days } = found;
  const states = one.strip;
  if (!strip || !days || !states) return null;
  const cells = { free: '', taken: '', wanted: '', clash: '' };
  for (const [place, state] of states.entries()) {
    const day = strip.from + place;
    const isWanted = day >= days.from && day <= days.until;
    const isFree = state === 'free';
    const kind = isWanted ? (isFree ? 'wanted' : 'clash') : isFree ? 'free' : 'taken';
    cells[kind] += `M${place * cellWidth} 0h${cellWidth - 1}v${cellHeight}h-${cellWidth - 1}z`;
  }
  const spans = runsOf(states)
    .filter(({ state }) => state !== 'free')
    .map(({ first, last }) => dates.range({ from: strip.from + first, until: strip.from + last }));
  const label = `${dates.range(strip)}: ${spans.length > 0 ? `${t('taken')} ${spans.join(t('separator'))}` : t('free')}`;
  return (
    <div className="in-strip">
      <svg
        viewBox={`0 0 ${states.length * cellWidth} ${cellHeight}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
        className="h-5 w-full"
      >
        <path d={cells.free} className="fill-teal-tint" />
        <path d={cells.taken} fill={`url(#${stripesId(id, 'taken')})`} />
        <path d={cells.wanted} className="fill-teal" />
        <path d={cells.clash} fill={`url(#${stripesId(id, 'clash')})`} />
      </svg>
      <p aria-hidden="true" className="tnum flex justify-between text-cap text-ink-3">
        <span>{dates.day(strip.from)}</span>
        <span>{dates.day(strip.until)}</span>
      </p>
    </div>
  );
}

function CompareLink({ one, request, found, t, ...shown }: Shown & { one: ShownAnswer }) {
  const { hrefOf } = useBlockUrl();
  const { question } = request;
  const keys = found.compared.map(({ key }) => key);
  const isCompared = keys.includes(one.key);
  if (!isCompared && keys.length >= mostCompared)
    return (
      <p className="flex min-h-touch items-center text-cap text-ink-3 print:hidden">{t('compareFull')}</p>
    );
  const compare = isCompared ? keys.filter((key) => key !== one.key) : [...keys, one.key];
  return (
    <Link
      href={hrefOf(parametersOf(withView(question, { compare })))}
      rel="nofollow"
      aria-current={isCompared ? 'true' : undefined}
      className="group flex min-h-touch w-fit items-center gap-2.5 text-cap print:hidden"
    >
      <span
        aria-hidden="true"
        className={`grid size-4.5 flex-none place-items-center rounded border ${isCompared ? 'border-teal bg-teal text-white' : 'border-line-strong bg-white group-hover:border-teal'}`}
      >
        {isCompared && <Icon name="check" className="size-3.5!" />}
      </span>
      {t(isCompared ? 'compared' : 'compare')}
      <span className="sr-only">{nameOf(one, { list: shown.list })}</span>
    </Link>
  );
}

/** The layout to scale, where it is, and the link to the booking form. */
function LayoutPanel({ one, ...shown }: Shown & { one: ShownAnswer }) {
  const { id, plan, found, request, t, heading: Heading } = shown;
  const { spaces, rooms, answer } = one;
  const { layout } = answer.capacity;
  const wanted = request.question.wish.people;
  const drawn = layoutOf(one, wanted);
  const goal = Math.min(wanted ?? answer.capacity.count, answer.capacity.count);
  const bounds = sizeOf(spaces);
  const name = nameOf(one, shown);
  const [width, length] = [figure(bounds.width), figure(bounds.height)];
  const level = spaces[0]?.level ?? '';
  const href = bookingHref(one, shown);
  return (
    <section aria-labelledby={`${id}-layout-title`} className="rounded border border-line bg-white">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line px-5 py-4">
        <Heading id={`${id}-layout-title`} className="text-h4 font-medium">
          {name}
          {t('separator')}
          {t(layout)}
        </Heading>
        <p className="tnum text-xs text-ink-2">
          {drawn.count < goal
            ? t('drawnLess', { count: figure(drawn.count), wanted: figure(goal) })
            : t(layout === 'booths' ? 'drawnBooths' : 'drawn', { count: figure(drawn.count) })}
        </p>
      </div>
      <div className="bg-paper px-4 py-4">
        <LayoutDrawing
          plan={plan}
          spaces={spaces}
          drawn={drawn}
          label={t('drawingOf', { name, layout: t(layout), width, length })}
        />
        <p className="tnum mt-2 flex flex-wrap justify-between gap-x-6 text-cap text-ink-2">
          <span>{t('bar', { length: barOf(bounds) })}</span>
          <span className="hidden print:inline">{t('printed', { scale: figure(layoutScale(bounds)) })}</span>
          <span>{t('size', { width, length })}</span>
        </p>
      </div>
      <Legend spaces={spaces} hasStage={drawn.stage !== undefined} hasWalls={hasWalls(one, plan)} t={t} />
      <div className="border-t border-line bg-paper px-4 py-4">
        <p className="mb-3 text-xs font-medium">{t('position')}</p>
        <LevelPlan
          id={id}
          plan={plan}
          level={level}
          chosen={[...spaces, ...rooms]}
          taken={found.taken}
          isLarge
          label={t('positionOf', {
            level: plan.levels.find((one) => one.level === level)?.name ?? '',
            names: shown.list([...spaces, ...rooms].map((space) => space.name)),
          })}
          className="max-h-80"
        />
        <WhereLinks spaces={[...spaces, ...rooms]} {...shown} />
      </div>
      <LevelLegend hasTaken={found.taken.size > 0} t={t} />
      <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line px-5 py-4 print:hidden">
        <OtherLayouts one={one} {...shown} />
        <SheetLink one={one} {...shown} />
        {href && (
          <ButtonLink href={href} className="max-sm:w-full">
            {t('ask', { name })}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

/** The answer as a file: the address of the page with `.pdf`, in the language of the view. */
function SheetLink({ one, request, t, list }: Shown & { one: ShownAnswer }) {
  const { hrefOf, nameOf: parameter } = useBlockUrl();
  const { language } = useTexts();
  const [path = '', search = ''] = (
    hrefOf(parametersOf({ ...request.question, show: one.key })).split('#')[0] ?? ''
  ).split('?');
  const parameters = new URLSearchParams(search);
  parameters.set('lang', language);
  parameters.delete(parameter('compare'));
  return (
    <a
      href={`${path}.pdf?${parameters}`}
      download
      rel="nofollow"
      className="flex min-h-touch items-center gap-2 text-sm text-teal underline underline-offset-4"
    >
      <Icon name="download" small />
      {t('sheet')}
      <span className="sr-only">{nameOf(one, { list })}</span>
    </a>
  );
}

/** Each space on the whole plan of the building, and its panorama. */
const WhereLinks = ({ spaces, request: { plan, tour }, t }: Shown & Pick<ShownAnswer, 'spaces'>) => (
  <ul className="mt-2 flex flex-wrap gap-x-6 text-sm print:hidden">
    {spaces.flatMap(({ id, name, spot }) => {
      const links: [string, string | undefined][] = [
        [t('onPlan', { name }), plan && onPlan(plan, id)],
        [t('panoramaOf', { name }), spot && tour && onTour(tour, spot)],
      ];
      return links.map(
        ([text, href]) =>
          href && (
            <li key={text}>
              <Link
                href={href}
                className="inline-flex min-h-touch items-center text-teal underline-offset-4 hover:underline"
              >
                {text}
              </Link>
            </li>
          ),
      );
    })}
  </ul>
);

interface LegendProps {
  spaces: ShownAnswer['spaces'];
  hasStage: boolean;
  hasWalls: boolean;
  t: Shown['t'];
}

const legendItem = 'flex items-center gap-2';

const Legend = ({ spaces, hasStage, hasWalls: walls, t }: LegendProps) => (
  <ul className="flex flex-wrap gap-x-6 gap-y-2 border-t border-line px-5 py-3 text-cap text-ink-2 empty:hidden">
    {spaces.some(({ lanes }) => lanes.length > 0) && (
      <li className={legendItem}>
        <span aria-hidden="true" className="h-3 w-5.5 border border-dashed border-danger bg-danger-surface" />
        {t('legendLane')}
      </li>
    )}
    {spaces.some(({ doorways }) => doorways.length > 0) && (
      <li className={legendItem}>
        <span aria-hidden="true" className="h-1.25 w-5.5 bg-teal" />
        {t('legendDoor')}
      </li>
    )}
    {walls && (
      <li className={legendItem}>
        <span aria-hidden="true" className="w-5.5 border-t-2 border-dashed border-ink" />
        {t('legendWall')}
      </li>
    )}
    {hasStage && (
      <li className={legendItem}>
        <span aria-hidden="true" className="h-3 w-5.5 border border-teal-deep bg-teal-tint" />
        {t('legendStage')}
      </li>
    )}
  </ul>
);

const LevelLegend = ({ hasTaken, t }: { hasTaken: boolean; t: Shown['t'] }) => (
  <ul className="flex flex-wrap gap-x-6 gap-y-2 px-5 py-3 text-cap text-ink-2">
    <li className={legendItem}>
      <span aria-hidden="true" className="size-3 border border-teal bg-teal-tint" />
      {t('legendAnswer')}
    </li>
    {hasTaken && (
      <li className={legendItem}>
        <span aria-hidden="true" className="size-3 border border-line-strong bg-disabled" />
        {t('legendTaken')}
      </li>
    )}
    <li className={legendItem}>
      <span aria-hidden="true" className="size-3 border border-ink bg-white" />
      {t('legendFree')}
    </li>
  </ul>
);

/** The same question with another layout, for those that every space of the answer is stated to have. */
function OtherLayouts({ one, request, t, ...shown }: Shown & { one: ShownAnswer }) {
  const { hrefOf } = useBlockUrl();
  const { question } = request;
  const own = one.answer.capacity.layout;
  const others = layouts.filter(
    (layout) => layout === own || one.spaces.every(({ seats }) => seats[layout] !== undefined),
  );
  if (others.length < 2) return null;
  return (
    <ul aria-label={t('otherLayouts')} className="flex flex-wrap rounded border border-line-strong">
      {others.map((layout) => (
        <li key={layout}>
          <Link
            href={hrefOf(
              parametersOf(
                withView(question, {
                  wish: { ...question.wish, layout },
                  show: shown.found.chosen?.key,
                }),
              ),
            )}
            rel="nofollow"
            aria-current={layout === own ? 'true' : undefined}
            className={`inline-flex min-h-touch items-center px-4 text-xs ${layout === own ? 'bg-ink text-white' : 'hover:text-teal'}`}
          >
            {t(layout)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
