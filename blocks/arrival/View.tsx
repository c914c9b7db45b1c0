import { useBlockUrl } from '#blocks/block-url.ts';
import type { ViewProps } from '#blocks/define.ts';
import { GetForm } from '#blocks/GetForm.tsx';
import { SmallPlan } from '#blocks/SmallPlan.tsx';
import type { SmallPlanLevel } from '#blocks/small-plan.ts';
import { onPlan } from '#blocks/space-links.ts';
import { minutesOf } from '#blocks/travel-minutes.ts';
import type { ArrivalMessages, ArrivalTranslate } from '#i18n/arrival.ts';
import { useTexts } from '#i18n/context.tsx';
import { createTranslate } from '#i18n/i18n.ts';
import { pathOf } from '#lib/svg-path.ts';
import { shortestWalk, type Walk, type WalkBuilding } from '#lib/walk.ts';
import type { Arrival, ArrivalWay, TravelMode } from '#schemas/arrival.ts';
import type { Point } from '#schemas/points.ts';
import { BlockSection } from '#ui/BlockSection.tsx';
import { buttonLook } from '#ui/Button.tsx';
import { Failed } from '#ui/Failed.tsx';
import { fieldBox } from '#ui/field/field-box.ts';
import { Icon, type IconName } from '#ui/Icon.tsx';
import { Link } from '#ui/link/Link.tsx';
import { Skeleton, SkeletonShape } from '#ui/Skeleton.tsx';
import { before, type Destination, originOf, walkMinutes } from './arrival.ts';
import { DriverCard } from './DriverCard.tsx';
import { climbNames, climbText, nameInText } from './directions.ts';
import type definition from './index.ts';
import type { ArrivalRequest } from './index.ts';

/** Question, way from the door of the house to that of the hall, today's event, other ways and the card for a driver. */
export default function ArrivalView({ id, props, first, data }: ViewProps<typeof definition>) {
  const { language } = useTexts();
  const content = data.content.state === 'ready' ? data.content.data : undefined;
  const building = data.building.state === 'ready' ? data.building.data : undefined;
  const events = data.events.state === 'ready' ? data.events.data : [];
  const plan = data.plan.state === 'ready' ? data.plan.data : [];
  if (data.asked.state !== 'ready' || (!content && !building)) {
    const sources = [data.content, data.building];
    const failed = sources.find((source) => source.state === 'failed');
    if (failed) return <Failed retry={failed.retry} />;
    if (sources.every((source) => source.state !== 'loading')) return null;
    return (
      <Skeleton>
        <SkeletonShape className="h-90" />
      </Skeleton>
    );
  }
  const request = data.asked.data;
  const { question } = request;
  const t: ArrivalTranslate = createTranslate<ArrivalMessages>(language, request.texts);
  const origin = content && originOf(content, question);
  const destination = destinationIn(question.to, { events, building });
  const fitting = origin?.ways.filter(isFitting(question.stepFree)) ?? [];
  const way = fitting[0] ?? origin?.ways[0];
  const walk =
    building && destination.space
      ? shortestWalk(building, {
          to: destination.space,
          stepFree: question.stepFree,
          ...(building.elements.some(({ id }) => id === way?.entrance) && { from: way?.entrance }),
        })
      : undefined;
  const hasLevels = walk !== undefined && walk.climbs.length > 0;
  const card = content?.card && (
    <DriverCard
      id={id}
      card={content.card}
      meaning={language === 'zh-CN' ? undefined : content.taxi}
      isNarrow={hasLevels}
      t={t}
    />
  );
  const shown: Shown = { id, request, content, building, events, destination, walk, way, t };
  return (
    <BlockSection id={id} title={props.title} first={first}>
      {props.intro && <p className="mb-6 max-w-measure text-lead">{props.intro}</p>}
      <QuestionForm {...shown} />
      <div className="mt-8 grid grid-cols-1 gap-x-8 gap-y-8 md:grid-cols-[2fr_3fr] md:grid-rows-[auto_1fr] md:items-start print:block">
        <Steps {...shown} />
        <WalkDrawing {...shown} plan={plan} />
        {/* Below the steps, beside the drawings of two levels. */}
        {hasLevels && card}
      </div>
      {destination.event && <EventLine {...shown} event={destination.event} />}
      {!hasLevels && card}
      <OtherWays {...shown} />
    </BlockSection>
  );
}

interface Shown {
  id: string;
  request: ArrivalRequest;
  content: Arrival | undefined;
  building: WalkBuilding | undefined;
  events: readonly Destination[];
  destination: Target;
  walk: Walk | undefined;
  way: ArrivalWay | undefined;
  t: ArrivalTranslate;
}

interface Target {
  /** Value in the address. */
  value: string | undefined;
  event: Destination | undefined;
  /** Id in the schedule. */
  space: string | undefined;
}

/**
 * @returns the event or space of the address, else the first event in a space of the plan, which is today's if there is
 * one, else the first space
 */
function destinationIn(
  to: string | undefined,
  { events, building }: { events: readonly Destination[]; building: WalkBuilding | undefined },
): Target {
  const space = building?.spaces.find(({ booking }) => booking !== undefined && booking === to);
  const spaceOf = ({ halls }: Destination) =>
    halls.find((hall) => building?.spaces.some(({ booking }) => booking === hall));
  const event = space
    ? undefined
    : (events.find(({ value }) => value === to) ?? events.find(spaceOf) ?? events[0]);
  const booking = space?.booking ?? (event && spaceOf(event));
  const fallback = event ? undefined : building?.spaces.find((one) => one.booking !== undefined)?.booking;
  return { value: event?.value ?? booking ?? fallback, event, space: booking ?? fallback };
}

/** Cars and taxis have no steps; other ways are step-free as far as the venue says. */
const isFitting = (stepFree: boolean) => (way: ArrivalWay) => !stepFree || way.stepFree !== '0';

/** The question as a GET form. */
function QuestionForm({ id, request, content, building, events, destination, t }: Shown) {
  const { nameOf } = useBlockUrl();
  const { question } = request;
  const spaces = building?.spaces.filter(({ booking }) => booking !== undefined) ?? [];
  const select = (name: 'from' | 'to', value: string | undefined, options: React.ReactNode) => (
    <p className="grid min-w-0 gap-2">
      <label htmlFor={`${id}-${name}`} className="text-sm font-medium">
        {t(name)}
      </label>
      <span className="relative grid">
        <select
          id={`${id}-${name}`}
          name={nameOf(name)}
          defaultValue={value}
          className={`${fieldBox} h-control appearance-none truncate pe-10!`}
        >
          {options}
        </select>
        <Icon name="down" small className="pointer-events-none absolute end-3.5 top-3.75 text-ink-3" />
      </span>
    </p>
  );
  return (
    <search className="block print:hidden">
      <GetForm
        own={['by', 'from', 'steps', 'to']}
        label={t('question')}
        className="grid gap-4 border-y border-line border-t-ink bg-mist px-5 py-6 in-[.bg-mist]:bg-white sm:grid-cols-2 md:grid-cols-[1fr_1.3fr_.8fr_auto_auto] md:items-end md:px-6"
      >
        {content &&
          content.origins.length > 0 &&
          select(
            'from',
            originOf(content, question)?.id,
            content.origins.map((origin) => (
              <option key={origin.id} value={origin.id}>
                {origin.name}
              </option>
            )),
          )}
        {(events.length > 0 || spaces.length > 0) &&
          select(
            'to',
            destination.value,
            <>
              {events.length > 0 && (
                <optgroup label={t('events')}>
                  {events.map(({ value, title, date, isToday }) => (
                    <option key={value + title} value={value}>
                      {`${title}${t('comma')}${isToday ? t('today') : date}`}
                    </option>
                  ))}
                </optgroup>
              )}
              {spaces.length > 0 && (
                <optgroup label={t('spaces')}>
                  {spaces.map(({ booking, name }) => (
                    <option key={booking} value={booking}>
                      {name}
                    </option>
                  ))}
                </optgroup>
              )}
            </>,
          )}
        <p className="grid min-w-0 gap-2">
          <label htmlFor={`${id}-by`} className="text-sm font-medium">
            {t('by')}
          </label>
          <input
            id={`${id}-by`}
            type="time"
            name={nameOf('by')}
            defaultValue={question.by}
            className={`${fieldBox} tnum h-control`}
          />
        </p>
        <label className="flex min-h-control items-center gap-3 text-sm">
          <input
            type="checkbox"
            name={nameOf('steps')}
            value="none"
            defaultChecked={question.stepFree}
            className="size-5 flex-none accent-teal"
          />
          {t('stepFree')}
        </label>
        <button type="submit" className={buttonLook({})}>
          {t('show')}
        </button>
      </GetForm>
    </search>
  );
}

const icons: Record<TravelMode, IconName> = {
  train: 'train',
  bus: 'train',
  taxi: 'car',
  car: 'car',
  walk: 'walk',
};

/** Minutes and price as figures, then each step, the last of which is on foot inside. */
function Steps({ request, content, building, destination, walk, way, t }: Shown) {
  const outside = way && minutesOf(way);
  const inside = walk && walkMinutes(walk.metres);
  const minutes = outside === undefined ? undefined : outside + (inside ?? 0);
  const { language } = useTexts();
  const { by } = request.question;
  const door = walk?.door ?? walk?.target.name ?? '';
  const levelOf = (level: string) => building?.levels.find(({ id }) => id === level)?.name ?? level;
  const climbs = walk?.climbs.map(({ to, ...climb }) => climbText(climb, levelOf(to), { language, t })) ?? [];
  const notes = [
    way?.last && t('last', { last: way.last }),
    content?.faresOn && t('fares', { date: content.faresOn }),
  ].flatMap((note) => note || []);
  return (
    <div className="border-t border-ink pt-4">
      <p className="flex min-h-14 flex-wrap items-baseline gap-x-6 gap-y-1">
        {minutes !== undefined && (
          <span className="font-num text-num-m leading-none font-light tracking-num">
            {t('takes', { n: minutes })}
          </span>
        )}
        {way?.price && <span className="text-lead">{way.price}</span>}
        {minutes !== undefined && by && (
          <span className="text-sm text-ink-2">{t('leave', { time: before(by, minutes) })}</span>
        )}
      </p>
      <ol className="border-t border-line">
        {(way?.steps.length ? way.steps : way ? [{ ...way, text: way.name }] : []).map((step) => (
          <Step
            key={step.text}
            icon={icons[step.mode ?? way?.mode ?? 'walk']}
            {...step}
            notes={step.note ? [step.note] : []}
            t={t}
          />
        ))}
        {walk && (
          <Step
            icon="place"
            text={t('inside', { entrance: nameInText(walk.entrance ?? '', language), door })}
            notes={[t('insideNote', { metres: walk.metres }), ...climbs]}
            minutes={inside}
            t={t}
          />
        )}
      </ol>
      {building && destination.space && !walk && (
        <p className="mt-4 text-sm text-warning">
          {t('noWalk', { kind: t(request.question.stepFree ? 'stepFreeWay' : 'anyWay') })}
        </p>
      )}
      {notes.length > 0 && (
        <p className="tnum mt-4 text-cap text-ink-2">
          <Lines texts={notes} />
        </p>
      )}
    </div>
  );
}

interface StepProps {
  icon: IconName;
  text: string;
  notes: readonly string[];
  minutes?: number | undefined;
  price?: string | undefined;
  t: ArrivalTranslate;
}

/** Sentences of editors and of the site, each on a line of its own: joined by commas they would not be one sentence. */
const Lines = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text) => (
    <span key={text} className="block">
      {text}
    </span>
  ));

const Step = ({ icon, text, notes, minutes, price, t }: StepProps) => (
  <li className="grid grid-cols-[2.75rem_1fr_auto] gap-x-3 border-b border-line py-4">
    <Icon name={icon} className="text-teal" />
    <p className="min-w-0">
      {text}
      <span className="block text-sm text-ink-2">
        <Lines texts={notes} />
      </span>
    </p>
    <p className="tnum text-end text-sm">
      {minutes !== undefined && t('takes', { n: minutes })}
      {price && <span className="block text-cap text-ink-2">{price}</span>}
    </p>
  </li>
);

/** The walk on the plan of each level that it crosses. */
function WalkDrawing({
  walk,
  building,
  destination,
  request,
  plan,
  t,
}: Shown & { plan: readonly SmallPlanLevel[] }) {
  const { language } = useTexts();
  if (!walk) return null;
  const marked = new Set(
    building?.spaces.flatMap(({ name, booking }) =>
      name === walk.target.name && booking !== undefined ? booking : [],
    ),
  );
  const target = building?.spaces.find(({ booking }) => booking === destination.space);
  const names = { entrance: walk.entrance ?? '', door: walk.door ?? walk.target.name };
  // A part ends where the next one begins: at the lift or stair between them.
  const stops = [
    names.entrance,
    ...walk.climbs.map(({ kind, name }) => name ?? t(climbNames[kind])),
    names.door,
  ];
  return (
    <div className="grid gap-3 md:row-span-2">
      {plan.flatMap((level) => {
        const parts = walk.parts.flatMap((part, index) =>
          part.level === level.id ? { ...part, number: index + 1 } : [],
        );
        if (parts.length === 0) return [];
        const name = building?.levels.find(({ id }) => id === level.id)?.name ?? level.id;
        const shown = around(
          level,
          parts.flatMap(({ points }) => points),
        );
        const at = ([x, y]: Point): Point => [x - level.west, level.north - y];
        const ends = parts.flatMap(({ points, number }) =>
          [points[0], points.at(-1)].flatMap((point, index) =>
            point ? { point, number: number + index } : [],
          ),
        );
        return [
          <figure key={level.id}>
            <div className="relative">
              <SmallPlan
                level={shown}
                marked={marked}
                label={t('walkOn', {
                  ...{ level: name, door: names.door },
                  entrance: nameInText(names.entrance, language),
                })}
              >
                {parts.map(({ points }) => (
                  <path
                    key={points.join()}
                    d={pathOf([{ points: besideCorners(points).map(at) }])}
                    className="fill-none stroke-teal stroke-[3px] [stroke-linejoin:round] [vector-effect:non-scaling-stroke]"
                  />
                ))}
              </SmallPlan>
              {ends.map(({ point: [x, y], number }) => (
                <span
                  key={number}
                  aria-hidden="true"
                  className={`${numberLook} absolute -translate-1/2`}
                  style={{
                    left: insideOf((x - level.west) / shown.width),
                    top: insideOf((level.north - y) / shown.height),
                  }}
                >
                  {number}
                </span>
              ))}
            </div>
            <figcaption className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-cap text-ink-2">
              {plan.length > 1 && <span>{name}</span>}
              {ends.map(({ number }) => (
                <span key={number} className="flex items-center gap-1.5">
                  <span className={numberLook}>{number}</span>
                  {stops[number - 1]}
                </span>
              ))}
            </figcaption>
          </figure>,
        ];
      })}
      {target && request.plan && (
        <Link
          href={onPlan(request.plan, target.id)}
          className="inline-flex min-h-touch items-center gap-2 justify-self-start text-sm text-teal hover:text-teal-deep print:hidden"
        >
          {t('onPlan', { space: target.name })}
          <Icon name="arrow" small />
        </Link>
      )}
    </div>
  );
}

const numberLook =
  'tnum grid size-6 flex-none place-items-center rounded-full bg-teal text-cap font-medium text-white print:border print:border-ink print:bg-white print:text-ink';

/** Distance between a drawn walk and the corners of rooms, in metres. */
const aside = 1.5;

/** A shortest way turns at corners, which are inside of the turn: the line is drawn beside them. */
const besideCorners = (points: readonly Point[]): Point[] =>
  points.map((point, index) => {
    const [before, next] = [points[index - 1], points[index + 1]];
    if (!before || !next) return point;
    const [back, on] = [towards(point, before), towards(point, next)];
    const [x, y] = [back[0] + on[0], back[1] + on[1]];
    const length = Math.hypot(x, y);
    return length === 0 ? point : [point[0] - (aside * x) / length, point[1] - (aside * y) / length];
  });

/** @returns the direction from one point to another, of length 1 */
function towards([x, y]: Point, [toX, toY]: Point): Point {
  const length = Math.hypot(toX - x, toY - y);
  return [(toX - x) / length, (toY - y) / length];
}

/** A position in the drawing as a CSS length. It leaves room at the edges for half of a number’s circle. */
const insideOf = (share: number) => `clamp(14px, ${(100 * share).toFixed(2)}%, calc(100% - 14px))`;

/** @returns the level with room for points to the east and south of it, such as a lift beside the building */
const around = (level: SmallPlanLevel, points: readonly Point[]): SmallPlanLevel => ({
  ...level,
  width: Math.max(level.width, ...points.map(([x]) => x - level.west + 6)),
  height: Math.max(level.height, ...points.map(([, y]) => level.north - y + 6)),
});

/** The event to which the visitor goes. */
function EventLine({ event, request, t }: Shown & { event: Destination }) {
  const { title, date, isToday, place, hours, href } = event;
  const facts = [place, hours].filter(Boolean).join(t('comma'));
  return (
    <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3 border-s-2 border-brass bg-mist px-5 py-4 in-[.bg-mist]:bg-white">
      <span className="rounded bg-brass px-2 py-1 text-cap text-ink">
        {isToday ? t('now') : t('next', { date })}
      </span>
      <p className="min-w-0 flex-1 max-sm:basis-full">
        {href ? (
          <Link href={href} className="hover:text-teal">
            {title}
          </Link>
        ) : (
          title
        )}
        {facts && <span className="tnum block text-sm text-ink-2">{facts}</span>}
      </p>
      {request.schedule && (
        <Link
          href={request.schedule}
          className="inline-flex min-h-touch items-center gap-2 text-sm text-teal hover:text-teal-deep"
        >
          {t('allEvents')}
          <Icon name="arrow" small />
        </Link>
      )}
    </div>
  );
}

/** Other ways from the same place, then from the others. */
function OtherWays({ content, request, way, id, t }: Shown) {
  const { hrefOf } = useBlockUrl();
  if (!content) return null;
  const origin = originOf(content, request.question);
  const { question } = request;
  const others = content.origins.filter((one) => one !== origin);
  const cards = [
    ...(origin?.ways ?? [])
      .filter((one) => one !== way)
      .map((one) => ({ key: `${origin?.id} ${one.name}`, name: one.name, way: one, href: undefined })),
    ...others.map((one) => ({
      ...{ key: one.id, name: one.name, way: one.ways[0] },
      href: hrefOf({
        ...{ from: one.id, to: question.to, by: question.by },
        steps: question.stepFree ? 'none' : undefined,
      }),
    })),
  ];
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby={`${id}-others`} className="mt-12">
      <h2 id={`${id}-others`} className="border-b border-ink pb-3 text-h3">
        {t('others')}
      </h2>
      <ul className="grid sm:grid-cols-2 md:grid-cols-3">
        {cards.map(({ key, name, way: other, href }) => {
          const minutes = other && minutesOf(other);
          return (
            <li key={key} className="border-b border-line py-4 pe-4">
              {href ? (
                <Link href={href} rel="nofollow" className="text-teal hover:underline">
                  {name}
                </Link>
              ) : (
                <span>{name}</span>
              )}
              <span className="tnum block font-num text-num-s font-light first-letter:uppercase">
                {minutes === undefined ? other?.price : t('takes', { n: minutes })}
              </span>
              <span className="block text-sm text-ink-2">
                {[href ? other?.name : undefined, minutes === undefined ? undefined : other?.price]
                  .filter(Boolean)
                  .join(t('comma'))}
                <Lines texts={href || !other?.note ? [] : [other.note]} />
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
