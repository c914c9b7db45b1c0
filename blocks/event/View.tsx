import type { CSSProperties, ReactNode } from 'react';
import type { SpaceCard } from '#blocks/connected-space.ts';
import type { ViewProps } from '#blocks/define.ts';
import { writeDays } from '#blocks/event-days.ts';
import { KeyVisual, motifGround } from '#blocks/KeyVisual.tsx';
import { SmallPlan } from '#blocks/SmallPlan.tsx';
import { onPlan } from '#blocks/space-links.ts';
import { useTexts } from '#i18n/context.tsx';
import type { EventMessages, EventTranslate } from '#i18n/event.ts';
import { createTranslate } from '#i18n/i18n.ts';
import { isLightMotif } from '#lib/motif-of.ts';
import type { Picture as PictureData } from '#schemas/picture.ts';
import { ButtonLink, buttonLook } from '#ui/Button.tsx';
import { Failed } from '#ui/Failed.tsx';
import { Icon } from '#ui/Icon.tsx';
import { BackLink } from '#ui/link/BackLink.tsx';
import { Link } from '#ui/link/Link.tsx';
import { Picture } from '#ui/picture/Picture.tsx';
import { Skeleton, SkeletonLine, SkeletonShape } from '#ui/Skeleton.tsx';
import { Phrases } from '#ui/text/Phrases.tsx';
import type { EventView as EventData, EventDay, EventPage, EventStatus, OtherEvent, Phase } from './event.ts';
import type definition from './index.ts';
import type { EventSurroundings } from './index.ts';
import type { Hotel, Origin, RelatedItem } from './related.ts';
import type { PlanArea } from './schema.ts';

/** The page of an event, or a notice that it does not exist with the events of those days (rule EVT-01). */
export default function EventView({ id, props, first, data }: ViewProps<typeof definition>) {
  const { language } = useTexts();
  const { page, around, hotels } = data;
  if (page.state === 'loading' || around.state !== 'ready') return <EventSkeleton />;
  if (page.state === 'failed')
    return (
      <div className="pt-below-header">
        <Failed retry={page.retry} />
      </div>
    );
  const t: EventTranslate = createTranslate<EventMessages>(language, around.data.texts);
  const found: EventPage = page.state === 'ready' ? page.data : { others: [] };
  const { event, others } = found;
  if (!event) return <MissingEvent found={found} around={around.data} heading={first ? 'h1' : 'h2'} t={t} />;
  const areas = props.plan.filter(({ halls }) => halls.some((hall) => event.halls.includes(hall)));
  const levels = (data.building.state === 'ready' ? data.building.data : []).filter(({ spaces }) =>
    spaces.some(({ booking }) => booking !== undefined && event.halls.includes(booking)),
  );
  const spaces = (data.spaces.state === 'ready' ? data.spaces.data : []).filter(({ booking }) =>
    event.halls.includes(booking),
  );
  const related = [
    data.news,
    ...[data.exhibitionPictures, data.meetingPictures, data.exhibitionAlbums, data.meetingAlbums],
  ]
    .flatMap((items) => (items.state === 'ready' ? items.data : []))
    .filter((item) => meansEvent(item.event, event.reference))
    .slice(0, mostRelated);
  const arrival = {
    way: areas.find(({ way }) => way)?.way,
    origins: data.origins.state === 'ready' ? data.origins.data : [],
    hotels: hotels.state === 'ready' ? hotels.data : [],
    around: around.data,
    target: spaces[0],
  };
  const shown: Record<SectionName, boolean> = {
    dates: hasDates(event),
    about: event.lead !== undefined || event.paragraphs.length > 0,
    halls: areas.length > 0 || levels.length > 0,
    arrival: props.arrival && hasWay(arrival),
    exhibitors: props.exhibitors && event.phases.length > 0,
    sameTime: props.sameTime && others.length > 0,
    related: related.length > 0,
  };
  const names = sectionNames.filter((name) => shown[name]);
  const section = (name: SectionName) => ({ id: `${id}-${name}`, title: t(name) });
  return (
    <article className="overflow-x-clip bg-white">
      <Head event={event} around={around.data} heading={first ? 'h1' : 'h2'} t={t} />
      {names.length >= fewestLinks && <PageLinks links={names.map(section)} label={t('sections')} />}
      <div className="wrap relative grid gap-x-gutter md:grid-cols-12">
        <Aside event={event} subscription={around.data.subscription} t={t} />
        <div className="relative min-w-0 md:col-span-8 md:row-start-1">
          {shown.dates && <Dates id={section('dates').id} event={event} t={t} />}
          {shown.about && (
            <Section {...section('about')}>
              {event.lead && <p className="max-w-reading text-lead">{event.lead}</p>}
              {event.paragraphs.map((paragraph, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never change their order.
                <p key={index} className="mt-4 max-w-reading text-ink-2">
                  {paragraph}
                </p>
              ))}
            </Section>
          )}
          {shown.halls && (
            <Section {...section('halls')}>
              {levels.length > 0 ? (
                <div className="grid items-start gap-x-gutter gap-y-4 md:grid-cols-2">
                  <div className="grid gap-3">
                    {levels.map((level) => (
                      <SmallPlan
                        key={level.id}
                        level={level}
                        marked={new Set(event.halls)}
                        hrefOf={(hall) => spaces.find(({ booking }) => booking === hall)?.plan}
                        label={t('planOf', { place: placeOf(event, areas) })}
                      />
                    ))}
                  </div>
                  <Halls spaces={spaces} t={t} />
                </div>
              ) : (
                <>
                  <HallPlan
                    plan={props.plan}
                    taken={areas}
                    label={t('planOf', { place: placeOf(event, areas) })}
                  />
                  <p className="mt-3 text-sm text-ink-2">{placeOf(event, areas)}</p>
                </>
              )}
            </Section>
          )}
          {shown.arrival && (
            <Section {...section('arrival')}>
              <Arrival {...arrival} t={t} />
            </Section>
          )}
          {shown.exhibitors && (
            <Section {...section('exhibitors')}>
              <Phases phases={event.phases} t={t} />
            </Section>
          )}
          {shown.sameTime && (
            <Section {...section('sameTime')}>
              <Others others={others} />
            </Section>
          )}
        </div>
        {(event.calendar || isOpen(event)) && <FootBar event={event} t={t} />}
      </div>
      {shown.related && (
        <div className="wrap">
          <Section {...section('related')}>
            <Related items={related} t={t} />
          </Section>
        </div>
      )}
    </article>
  );
}

/** In the order of the page. */
const sectionNames = ['dates', 'about', 'halls', 'arrival', 'exhibitors', 'sameTime', 'related'] as const;
type SectionName = (typeof sectionNames)[number];

/** A short page has no links to its sections. */
const fewestLinks = 3;
const mostRelated = 6;

const hasDates = ({ date, daily, remark }: EventData): boolean =>
  date !== undefined || daily !== undefined || remark !== undefined;

/** @param named what a news item or album names: the id of an event, or the address of its page */
function meansEvent(named: string, { id, slug }: EventData['reference']): boolean {
  const last = named
    .replace(/[?#].*/, '')
    .split('/')
    .findLast(Boolean);
  return last !== undefined && (last === id || last === slug);
}

const placeOf = ({ place }: EventData, areas: readonly PlanArea[]): string =>
  place ?? areas.map(({ name }) => name).join(', ');

const EventSkeleton = () => (
  <Skeleton>
    <SkeletonShape className="h-page-banner" />
    <div className="wrap">
      <SkeletonLine size="mt-8 text-h2" width="w-3/5" />
      <SkeletonLine size="mt-4 text-sm" width="w-2/5" />
      <SkeletonShape className="mt-12 h-40" />
    </div>
  </Skeleton>
);

interface PartProps {
  event: EventData;
  t: EventTranslate;
}

interface HeadProps {
  around: EventSurroundings;
  /** `h1` if the block is the head of its page. */
  heading: 'h1' | 'h2';
}

/** A picture with fewer pixels than a wide window is not scaled up: it fades into the ground on its left. */
function unscaled({ widths }: PictureData): CSSProperties | undefined {
  const most = widths?.at(-1);
  if (most === undefined) return undefined;
  return {
    maxWidth: most,
    maskImage: `linear-gradient(to right, transparent, #000 calc(100vw - ${most}px))`,
  };
}

/** The event's own picture, or its dates on ink; below it the sheet with the title. */
function Head({ event, around, heading: Heading, t }: PartProps & HeadProps) {
  const { title, picture, motif = 'crafts', status, date, kind, place } = event;
  const facts = [kind && t(kind), place].filter((fact) => fact !== undefined);
  return (
    <header>
      {picture ? (
        <div className="h-page-banner bg-ink print:hidden">
          <div className="ms-auto h-full" style={unscaled(picture)}>
            <Picture picture={picture} alt="" sizes="100vw" priority className="h-full" />
          </div>
        </div>
      ) : (
        <div
          className={`relative flex min-h-88 items-end md:min-h-116 ${isLightMotif(motif) ? '' : 'on-dark'} ${motifGround(motif)}`}
        >
          <KeyVisual
            motif={motif}
            use="motif"
            className="absolute top-header right-0 w-1/2 max-md:h-36 md:top-18 md:bottom-0 print:hidden"
          />
          <div className="wrap relative grid justify-items-start gap-4 pt-header pb-20 md:pb-34">
            {status && <StatusChip status={status} t={t} />}
            {date && <Numerals event={event} size="text-num-xl" tone="" />}
          </div>
        </div>
      )}
      <div className="wrap relative -mt-title-rise print:mt-0">
        <div className="relative max-w-title-sheet rounded-tr bg-white pt-5 pr-6 pb-5 before:absolute before:inset-y-0 before:right-full before:w-screen before:bg-inherit sm:max-w-title-sheet-wide md:pt-7 md:pr-14 md:pb-6.5">
          {around.schedule && (
            <BackLink
              href={around.schedule}
              className="inline-flex min-h-touch items-center gap-2 text-cap text-ink-3 transition-colors duration-fast hover:text-teal md:min-h-6 print:hidden"
            >
              <Icon name="back" small />
              {t('schedule')}
            </BackLink>
          )}
          <Heading className="mt-1 text-h2 leading-title font-title">
            <Phrases text={title} />
          </Heading>
          {facts.length > 0 && (
            <ul className="mt-2 flex flex-wrap gap-y-1 overflow-x-clip text-sm text-ink-2">
              {facts.map((fact) => (
                <li
                  key={fact}
                  className="-ml-px border-l border-line px-4 first:border-l-0 first:pl-0 max-md:first:pl-0"
                >
                  {fact}
                </li>
              ))}
            </ul>
          )}
          {picture && status && (
            <div className="mt-3">
              <StatusChip status={status} t={t} />
            </div>
          )}
        </div>
      </div>
      {status === 'cancelled' && (
        <div className="wrap">
          <p className="mb-8 border-l-4 border-danger bg-danger-surface px-4 py-3 text-danger">
            <strong className="font-medium">{t('cancelled')}</strong> {t('cancelledText')}
          </p>
        </div>
      )}
    </header>
  );
}

/** An opening within a week is brass. */
const soon = 7;
const month = 31;

function StatusChip({ status, t }: { status: EventStatus; t: EventTranslate }) {
  const text =
    typeof status === 'string'
      ? t(status)
      : status.opensIn === 1
        ? t('tomorrow')
        : status.opensIn <= month
          ? t('opensIn', { n: status.opensIn })
          : t('coming');
  const look =
    status === 'on'
      ? 'bg-teal text-white'
      : status === 'cancelled'
        ? 'bg-danger text-white'
        : typeof status === 'object' && status.opensIn <= soon
          ? 'bg-brass-light text-ink'
          : 'bg-mist text-ink';
  return <p className={`flex h-7 w-fit items-center rounded px-2.5 text-cap leading-none ${look}`}>{text}</p>;
}

/** First and last day in large figures, with months and weekdays. */
function Numerals({
  event: { date, until, status },
  size,
  tone,
}: {
  event: Pick<EventData, 'date' | 'until' | 'status'>;
  size: string;
  tone: string;
}) {
  const { t, language } = useTexts();
  if (!date) return null;
  const { days, months, weekdays } = writeDays(language, date, until);
  const joined = ([from = '', to]: string[]) => (to ? t('list.until', { from, until: to }) : from);
  return (
    <p
      className={`flex flex-wrap items-baseline-last gap-x-5 gap-y-2 ${status === 'cancelled' ? 'line-through' : ''}`}
    >
      <span className="sr-only">
        <time dateTime={date}>{date}</time>
        {until && (
          <>
            {' – '}
            <time dateTime={until}>{until}</time>
          </>
        )}
      </span>
      <span
        aria-hidden="true"
        className={`font-num ${size} leading-none font-thin tracking-num-xl whitespace-nowrap`}
      >
        {days[0]}
        {days[1] && (
          <>
            <span className="px-1 text-brass">–</span>
            {days[1]}
          </>
        )}
      </span>
      <span aria-hidden="true" className={`text-sm leading-tight ${tone}`}>
        {joined(months)}
        <br />
        {joined(weekdays)}
      </span>
    </p>
  );
}

interface SectionProps {
  /** Only for sections that the links of the page lead to. */
  id?: string;
  title: string;
  children: ReactNode;
}

const Section = ({ id, title, children }: SectionProps) => (
  <section id={id} className="mt-14 scroll-mt-6 md:mt-20">
    <h2 className="mb-5 text-h3">{title}</h2>
    {children}
  </section>
);

/** Dates, and hours: one line if they are equal on all days, else a column for each. */
function Dates({ id, event, t }: PartProps & { id: string }) {
  const { date, picture, daily, remark, days } = event;
  return (
    <section id={id} className="mt-8 scroll-mt-6 md:mt-14">
      <h2 className="mb-5 text-h3">{t('dates')}</h2>
      <div className="border-t border-ink">
        {date && (picture || days.length === 0) && (
          <div className="border-b border-line py-5">
            <Numerals event={event} size="text-num-m" tone="text-ink-2" />
          </div>
        )}
        {days.length > 0 && (
          <ol className="grid md:grid-flow-col md:auto-cols-fr md:divide-x md:divide-line md:border-b md:border-line">
            {days.map((day) => (
              <li
                key={day.date}
                className="border-b border-line py-4 max-md:grid max-md:grid-cols-[7rem_1fr] max-md:items-baseline md:border-b-0 md:px-4 md:first:pl-0"
              >
                <Day day={day} />
                <p>
                  {day.hours && <span className="block font-num text-lead tnum">{day.hours}</span>}
                  {day.remark && <span className="block text-cap text-brass-deep">{day.remark}</span>}
                </p>
              </li>
            ))}
          </ol>
        )}
        {(daily || remark) && (
          <p className="border-b border-line py-4 text-lead">
            {daily && t('daily', { hours: daily })}
            {remark && <span className="block text-sm text-ink-2">{remark}</span>}
          </p>
        )}
      </div>
    </section>
  );
}

const Day = ({ day: { date, day, weekday } }: { day: EventDay }) => (
  <p className="flex items-baseline gap-2">
    <time dateTime={date} className="font-num text-num-m leading-none font-light tracking-num">
      {day}
    </time>
    <span className="text-cap text-ink-2">{weekday}</span>
  </p>
);

/** Registration and facts; beside the text on desktop, above it on phones. */
function Aside({ event, subscription, t }: PartProps & { subscription: string | undefined }) {
  const { admission, tickets, organizer, place, calendar } = event;
  const facts: [string, ReactNode][] = [
    [t('place'), place],
    [t('tickets'), tickets],
    [t('admission'), admission],
    [
      t('organizer'),
      organizer && (
        <>
          {organizer.name}
          {organizer.url && (
            <Link
              href={organizer.url}
              newTab
              className="flex min-h-touch w-fit items-center text-teal underline-offset-4 hover:underline md:min-h-6"
            >
              {t('website')}
            </Link>
          )}
        </>
      ),
    ],
  ];
  const known = facts.filter(([, fact]) => fact);
  const canRegister = isOpen(event);
  if (known.length === 0 && !canRegister && !calendar) return null;
  return (
    <aside className="md:col-span-4 md:col-start-9 md:row-start-1 md:pt-14">
      <div className="border-t border-ink pt-4 md:sticky md:top-40">
        <Actions event={event} canRegister={canRegister} register={t('register')} t={t} />
        {canRegister && <p className="mt-2 text-cap text-ink-3">{t('leaves')}</p>}
        <dl className="mt-2">
          {known.map(([name, fact]) => (
            <div
              key={name}
              className="grid grid-cols-[5.5rem_1fr] gap-x-4 border-b border-line py-3 text-sm last:border-b-0"
            >
              <dt className="text-cap text-ink-3">{name}</dt>
              <dd className="min-w-0">{fact}</dd>
            </div>
          ))}
        </dl>
        {subscription && (
          <a
            href={subscription}
            className="flex min-h-touch w-fit items-center gap-2 text-sm text-teal underline-offset-4 hover:underline print:hidden"
          >
            <Icon name="calendar" small />
            {t('subscribe')}
          </a>
        )}
      </div>
    </aside>
  );
}

/** Visitors can register until the event is over. */
const isOpen = ({ url, status }: EventData): boolean =>
  url !== undefined && (status === 'on' || typeof status === 'object' || status === undefined);

interface ActionsProps extends PartProps {
  canRegister: boolean;
  /** Text of the button. */
  register: string;
  tabIndex?: -1;
}

/** Registration and calendar: one below the other on desktop, side by side on phones if both texts fit. */
const Actions = ({ event, canRegister, register, t, ...rest }: ActionsProps) => (
  <div className="flex flex-wrap gap-3 print:hidden [&>*]:flex-auto md:[&>*]:w-full">
    {canRegister && (
      <ButtonLink href={event.url ?? ''} newTab {...rest}>
        {register}
        <Icon name="arrow" small className="-rotate-45" />
      </ButtonLink>
    )}
    {event.calendar && (
      <a href={event.calendar} className={buttonLook({ variant: 'outline' }, 'bg-white')} {...rest}>
        <Icon name="calendar" small />
        {t(event.status === 'cancelled' ? 'removeFromCalendar' : 'addToCalendar')}
      </a>
    )}
  </div>
);

/**
 * On phones and tablets, the same two buttons at the foot of the screen. The bar begins one screen below the buttons under
 * the title, so that it comes when they have left; on a page that ends before, there is none.
 */
const FootBar = ({ event, t }: PartProps) => (
  <div
    aria-hidden="true"
    className="pointer-events-none absolute inset-x-0 top-[calc(100svh+4rem)] bottom-0 flex items-end overflow-y-clip md:hidden print:hidden"
  >
    <div className="pointer-events-auto sticky bottom-0 z-raised -mx-(--page-margin) flex-1 border-t border-line bg-white px-(--page-margin) py-3">
      {/* The same links under the title have their names and their tab stops. */}
      <Actions event={event} canRegister={isOpen(event)} register={t('registerShort')} t={t} tabIndex={-1} />
    </div>
  </div>
);

/** Links to the sections of the page, below its head. They scroll sideways on phones; the site marks the current one. */
const PageLinks = ({ links, label }: { links: readonly { id: string; title: string }[]; label: string }) => (
  <nav
    data-sections=""
    aria-label={label}
    className="border-b border-line bg-white md:sticky md:top-header-solid md:z-subnav print:hidden"
  >
    <ul className="wrap flex h-subnav gap-8 overflow-x-auto overflow-y-hidden [scrollbar-width:none] max-md:mask-r-from-90%">
      {links.map(({ id, title }) => (
        <li key={id} className="flex-none">
          <a
            href={`#${id}`}
            className="relative flex h-full items-center text-sm whitespace-nowrap text-ink-2 transition-colors duration-fast -outline-offset-2 after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 hover:text-teal aria-[current]:text-ink aria-[current]:after:bg-brass"
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

/** The halls and rooms of the event, each with its figures, and where they are on the plan. */
const Halls = ({ spaces, t }: { spaces: readonly SpaceCard[]; t: EventTranslate }) => (
  <ul className="border-t border-ink text-sm">
    {spaces.map(({ booking, name, facts, plan, panorama }) => (
      <li key={booking} className="border-b border-line py-2">
        <p className="flex flex-wrap items-center gap-x-5">
          {plan ? <HallLink href={plan}>{t('onPlan', { space: name })}</HallLink> : name}
          {panorama && <HallLink href={panorama}>{t('panorama')}</HallLink>}
        </p>
        <p className="tnum text-ink-2">
          {facts
            .slice(0, 3)
            .map(([, value]) => value)
            .join(' · ')}
        </p>
      </li>
    ))}
  </ul>
);

const HallLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link
    href={href}
    className="inline-flex min-h-touch items-center text-teal underline-offset-4 hover:underline md:min-h-9"
  >
    {children}
  </Link>
);

interface HallPlanProps {
  plan: readonly PlanArea[];
  /** The areas that the event takes. */
  taken: readonly PlanArea[];
  label: string;
}

/** For a site without the building's plan. Text sizes stay the same at every width, so the areas are boxes and not a drawing that scales. */
function HallPlan({ plan, taken, label }: HallPlanProps) {
  const width = Math.max(...plan.map((area) => area.left + area.width));
  const height = Math.max(...plan.map((area) => area.top + area.height));
  const share = (part: number, of: number) => `${((100 * part) / of).toFixed(2)}%`;
  return (
    <div className="max-w-150 rounded border border-line bg-mist p-4 md:p-6">
      <div role="img" aria-label={label} className="relative" style={{ aspectRatio: `${width} / ${height}` }}>
        {plan.map((area, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the areas of a plan never change their order.
            key={index}
            className={`absolute grid place-items-center overflow-hidden border p-0.5 text-center text-cap leading-tight ${taken.includes(area) ? 'border-teal bg-teal-tint text-teal-deep' : 'border-line bg-white text-ink-3'}`}
            style={{
              left: share(area.left, width),
              top: share(area.top, height),
              width: share(area.width, width),
              height: share(area.height, height),
            }}
          >
            <span className={area.name.length <= 2 ? 'font-num text-h3' : ''}>{area.name}</span>
          </span>
        ))}
      </div>
    </div>
  );
}

interface ArrivalProps {
  /** From public transport to the halls of the event. */
  way: string | undefined;
  origins: readonly Origin[];
  hotels: readonly Hotel[];
  around: EventSurroundings;
  /** The first hall of the event. */
  target: SpaceCard | undefined;
}

const hasWay = ({ way, origins, hotels, around }: ArrivalProps): boolean =>
  way !== undefined ||
  origins.length > 0 ||
  hotels.length > 0 ||
  around.traffic !== undefined ||
  around.hotels !== undefined;

/** The way to the halls, hotels nearby, and links to the pages about both. */
function Arrival({ way, origins, hotels, around, target, t }: ArrivalProps & { t: EventTranslate }) {
  const links = [
    {
      href: around.way && target && onPlan(around.way, target.booking),
      label: t('wayTo', { space: target?.name ?? '' }),
    },
    { href: around.traffic, label: t('traffic') },
    { href: around.hotels, label: t('hotels') },
  ].flatMap(({ href, label }) => (href ? [{ href, label }] : []));
  return (
    <>
      {way && <p className="mb-6 max-w-reading">{way}</p>}
      {origins.length > 0 && (
        <dl className="mb-8 grid border-t border-ink sm:grid-cols-3 sm:divide-x sm:divide-line sm:border-b sm:border-b-line">
          {origins.map(({ name, minutes, by }) => (
            <div
              key={name}
              className="border-b border-line py-3 max-sm:grid max-sm:grid-cols-2 max-sm:items-baseline sm:border-b-0 sm:px-5 sm:first:pl-0"
            >
              <dt className="text-sm sm:text-cap sm:text-ink-2">{name}</dt>
              <dd className="max-sm:text-end">
                <span className="font-num text-num-m leading-tight font-light tracking-num">{minutes}</span>
                <span className="ms-1 text-cap text-ink-2"> {t('minutes')}</span>
                <span className="block text-cap text-ink-2">{by}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <ul className="border-t border-ink">
        {hotels.map(({ title, distance, href }) => (
          <li key={title} className="border-b border-line">
            <HotelRow href={href}>
              <span className="w-24 flex-none text-cap text-ink-3">
                {distance && (
                  <>
                    <span className="mr-1 font-num text-num-s font-light text-ink">{distance.number}</span>
                    {distance.unit}
                    <span className="sr-only"> {distance.label}</span>
                  </>
                )}
              </span>
              <span className="flex-1">{title}</span>
            </HotelRow>
          </li>
        ))}
        {links.map(({ href, label }) => (
          <li key={label} className="border-b border-line">
            <Link
              href={href}
              className="flex min-h-control items-center justify-between transition-colors duration-fast hover:text-teal"
            >
              {label}
              <Icon name="arrow" small />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

const hotelRow = 'flex min-h-control items-center gap-4 py-2';

const HotelRow = ({ href, children }: { href: string | undefined; children: ReactNode }) =>
  href ? (
    <Link href={href} newTab className={`${hotelRow} transition-colors duration-fast hover:text-teal`}>
      {children}
      <Icon name="arrow" small className="-rotate-45" />
    </Link>
  ) : (
    <div className={hotelRow}>{children}</div>
  );

/** News and pictures of the event. */
const Related = ({ items, t }: { items: readonly RelatedItem[]; t: EventTranslate }) => (
  <ul className="grid gap-x-gutter gap-y-8 sm:grid-cols-2 md:grid-cols-3">
    {items.map(({ kind, title, date, picture, href, newTab }) => (
      <li key={href} className="group relative min-w-0 print:break-inside-avoid">
        <Picture
          picture={picture}
          alt=""
          sizes="(max-width: 575px) 100vw, (max-width: 967px) 50vw, 400px"
          className="aspect-card rounded"
        />
        <p className="mt-3 flex justify-between gap-4 text-cap text-ink-3">
          <span>{t(kind)}</span>
          {date && <time dateTime={date}>{date}</time>}
        </p>
        <h3 className="mt-1 text-h4 transition-colors duration-fast group-hover:text-teal">
          <Link href={href} newTab={newTab} className="after:absolute after:inset-0">
            <Phrases text={title} />
          </Link>
        </h3>
      </li>
    ))}
  </ul>
);

const phaseLook: Record<Phase, string> = {
  buildUp: 'bg-teal-tint groundless:border-2 groundless:border-dotted groundless:border-current',
  show: 'bg-teal text-white groundless:border-4 groundless:border-current',
  dismantle:
    'bg-mist bg-[repeating-linear-gradient(135deg,transparent_0_5px,rgb(125_144_151/.28)_5px_6px)] groundless:border-2 groundless:border-dashed groundless:border-current',
};

/** One cell for each day of build-up, show and dismantling; rows of seven on phones. */
function Phases({ phases, t }: { phases: EventData['phases']; t: EventTranslate }) {
  const names = (['buildUp', 'show', 'dismantle'] as const).filter((name) =>
    phases.some(({ phase }) => phase === name),
  );
  return (
    <>
      <ol className="grid grid-cols-5 gap-1 sm:grid-cols-7 md:auto-cols-fr md:grid-flow-col md:grid-cols-none">
        {phases.map(({ date, day, weekday, phase, isToday }) => (
          <li
            key={date}
            className={`border-b-2 px-2 py-2.5 ${isToday ? 'border-brass' : 'border-transparent'} ${phaseLook[phase]}`}
          >
            <time dateTime={date} className="block font-num text-num-s leading-none">
              {day}
            </time>
            <span className="mt-1 block text-cap leading-tight">{isToday ? t('today') : weekday}</span>
            <span className="sr-only">{t(phase)}</span>
          </li>
        ))}
      </ol>
      <ul aria-hidden="true" className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-cap text-ink-2">
        {names.map((name) => (
          <li key={name} className="flex items-center gap-2">
            <span className={`size-3 groundless:w-6 ${phaseLook[name]}`} />
            {t(name)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Other events as links. */
const Others = ({ others }: { others: readonly OtherEvent[] }) => (
  <ul className="border-t border-ink">
    {others.map(({ title, date, until, place, href }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two events may have one name, and their order never changes.
      <li key={index} className="border-b border-line">
        {href ? (
          <Link
            href={href}
            className="grid gap-x-gutter gap-y-2 py-4 transition-colors duration-fast hover:text-teal md:grid-cols-[21rem_1fr] md:items-center"
          >
            <OtherText title={title} date={date} until={until} place={place} />
          </Link>
        ) : (
          <div className="grid gap-x-gutter gap-y-2 py-4 md:grid-cols-[21rem_1fr] md:items-center">
            <OtherText title={title} date={date} until={until} place={place} />
          </div>
        )}
      </li>
    ))}
  </ul>
);

const OtherText = ({ title, date, until, place }: Omit<OtherEvent, 'href'>) => (
  <>
    <Numerals event={{ date, until, status: undefined }} size="text-num-m" tone="text-ink-2" />
    <span>
      <span className="block">{title}</span>
      {place && <span className="block text-cap text-ink-3">{place}</span>}
    </span>
  </>
);

interface MissingProps extends HeadProps {
  found: Pick<EventPage, 'others' | 'areNext'>;
  t: EventTranslate;
}

/** The page of status 404: the events on the days of the one that was not found, or the next ones. */
const MissingEvent = ({
  found: { others, areNext },
  around: { schedule },
  heading: Heading,
  t,
}: MissingProps) => (
  <div className="bg-white">
    <div className="min-h-header-scrim bg-ink" />
    <div className="wrap pt-14 md:pt-20 [&>*]:max-w-210">
      <Heading className="text-h2">
        <Phrases text={t('notFound')} />
      </Heading>
      <p className="mt-2 text-ink-2">{t('notFoundText')}</p>
      {others.length > 0 && (
        <Section title={t(areNext ? 'upcoming' : 'thoseDays')}>
          <Others others={others} />
        </Section>
      )}
      {schedule && (
        <ButtonLink href={schedule} className="mt-10">
          {t('all')}
        </ButtonLink>
      )}
    </div>
  </div>
);
