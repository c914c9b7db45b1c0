import { useBlockUrl } from '#blocks/block-url.ts';
import type { ViewProps } from '#blocks/define.ts';
import type { VenueSpace } from '#blocks/space-queries.ts';
import { useTexts } from '#i18n/context.tsx';
import { createTranslate } from '#i18n/i18n.ts';
import type { SitePlanMessages, SitePlanTranslate } from '#i18n/site-plan.ts';
import type { BuildingSpace, Layout } from '#schemas/building.ts';
import { BlockSection } from '#ui/BlockSection.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Failed } from '#ui/Failed.tsx';
import { Icon, type IconName } from '#ui/Icon.tsx';
import { Link } from '#ui/link/Link.tsx';
import { Picture } from '#ui/picture/Picture.tsx';
import { Skeleton, SkeletonShape } from '#ui/Skeleton.tsx';
import type definition from './index.ts';
import type { DrawnPlan, SitePlanSetting } from './index.ts';
import { type PlanLayer, planLayers, zooms } from './layers.ts';
import type { ChosenSpace, DrawnKind, PlanSign } from './site-plan.ts';

/** One level of the building, its signs in words, and all its spaces as a list (rules BLDG-01, BLDG-02 and BLDG-08). */
export default function SitePlanView({ id, props, first, data }: ViewProps<typeof definition>) {
  const { language } = useTexts();
  const { drawn, setting, venue } = data;
  if (drawn.state === 'missing') return null;
  if (drawn.state === 'failed')
    return (
      <BlockSection id={id} title={props.title} first={first}>
        <Failed retry={drawn.retry} />
      </BlockSection>
    );
  if (drawn.state === 'loading' || setting.state !== 'ready')
    return (
      <BlockSection id={id} title={props.title} first={first}>
        <Skeleton>
          <SkeletonShape className="h-96" />
        </Skeleton>
      </BlockSection>
    );
  const shown: Shown = {
    ...{ id, ...drawn.data, setting: setting.data, atFirst: props.layers },
    t: createTranslate<SitePlanMessages>(language, setting.data.texts),
    hirable: venue.state === 'ready' ? venue.data.list : [],
    heading: props.title ? 'h3' : 'h2',
  };
  return (
    <BlockSection id={id} title={props.title} first={first}>
      <div className="border border-line bg-white">
        <Bar {...shown} />
        <div className="grid md:grid-cols-[minmax(0,1fr)_20rem]">
          <Drawing {...shown} />
          <Panel {...shown} />
        </div>
        <Legend {...shown} />
      </div>
      <SpaceList {...shown} />
    </BlockSection>
  );
}

interface Shown extends DrawnPlan {
  id: string;
  setting: SitePlanSetting;
  /** Layers that are on without a parameter. */
  atFirst: readonly PlanLayer[];
  t: SitePlanTranslate;
  hirable: readonly VenueSpace[];
  heading: 'h2' | 'h3';
}

/** @returns a function that makes the address of the plan with a change; all other choices stay */
function usePlanUrl({ plan: { wanted, level }, atFirst }: Shown) {
  const { hrefOf } = useBlockUrl();
  return (change: { level?: string; layers?: readonly PlanLayer[]; space?: string; zoom?: number }) => {
    const layers = change.layers ?? wanted.layers;
    const isUsual = planLayers.every((layer) => layers.includes(layer) === atFirst.includes(layer));
    const zoom = change.zoom ?? wanted.zoom;
    return hrefOf({
      level: change.level ?? level.id,
      layers: isUsual ? undefined : layers.join(',') || 'none',
      space: 'level' in change ? undefined : (change.space ?? wanted.space),
      zoom: zoom === 1 ? undefined : String(zoom),
    });
  };
}

/** Levels and layers. Robots do not follow their combinations. */
function Bar(shown: Shown) {
  const { plan, t } = shown;
  const urlOf = usePlanUrl(shown);
  const { layers: on } = plan.wanted;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line p-3 print:hidden">
      {plan.levels.length > 1 && (
        <nav aria-label={t('levels')}>
          <ul className="flex flex-wrap rounded border border-line-strong">
            {plan.levels.map(({ id, name }) => (
              <li key={id}>
                <Link
                  href={urlOf({ level: id })}
                  rel="nofollow"
                  aria-current={id === plan.level.id ? 'true' : undefined}
                  className="flex min-h-touch items-center px-4 text-sm aria-current:bg-ink aria-current:text-white"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {plan.layers.length > 0 && (
        <nav aria-label={t('layers')}>
          <ul className="flex flex-wrap gap-2">
            {plan.layers.map((layer) => {
              const isOn = on.includes(layer);
              return (
                <li key={layer}>
                  <Link
                    href={urlOf({
                      layers: planLayers.filter((one) => on.includes(one) !== (one === layer)),
                    })}
                    rel="nofollow"
                    aria-current={isOn ? 'true' : undefined}
                    className={`flex min-h-touch items-center gap-2 rounded border px-3 text-xs ${isOn ? 'border-teal bg-teal-tint' : 'border-line'}`}
                  >
                    <span
                      aria-hidden="true"
                      className={`grid size-4.5 flex-none place-items-center rounded-xs border ${isOn ? 'border-teal bg-teal text-white' : 'border-line-strong bg-white'}`}
                    >
                      {isOn && <Icon name="check" className="size-3.5!" />}
                    </span>
                    {t(layer)}
                  </Link>
                </li>
              );
            })}
          </ul>
        </nav>
      )}
    </div>
  );
}

/** No two signs differ by colour alone. Widths are in metres of the drawing. */
const strokes = {
  fireLane: 'fill-danger-surface stroke-danger stroke-[.5] [stroke-dasharray:3_2]',
  trench: 'fill-none stroke-teal stroke-[.35]',
  pits: 'fill-none stroke-teal stroke-[1.3] [stroke-linecap:square]',
  rigging: 'fill-none stroke-ink-3 stroke-[.4]',
  substation: 'fill-none stroke-ink stroke-[4] [stroke-linecap:square]',
  goodsDoor: 'fill-none stroke-brass stroke-[2.6]',
  publicDoor: 'fill-none stroke-teal stroke-[2.6]',
  emergencyExit: 'fill-none stroke-success stroke-[3.4]',
  gate: 'fill-none stroke-brass stroke-[3.4]',
  column: 'fill-none stroke-ink-3 stroke-[.9] [stroke-linecap:square]',
  toilet: 'fill-none stroke-teal-deep stroke-[4] [stroke-linecap:round]',
  lift: 'fill-none stroke-ink stroke-[2.6] [stroke-linecap:square]',
  stair: 'fill-none stroke-brass-deep stroke-[3] [stroke-linecap:square]',
  entrance: 'fill-none stroke-success stroke-[5] [stroke-linecap:round]',
  service: 'fill-none stroke-brass stroke-[3.4] [stroke-linecap:square]',
} satisfies Record<DrawnKind, string>;

/** A line of the same width on the screen for every level, which may be 130 m long or 330 m. */
const evenly = '[vector-effect:non-scaling-stroke]';
const joinStroke = `fill-none stroke-ink-2 stroke-[3px] [stroke-dasharray:6_4] ${evenly}`;

const grounds: Partial<Record<BuildingSpace['kind'], string>> = {
  floor: `fill-white stroke-ink-2 stroke-[1px] ${evenly}`,
  core: `fill-line stroke-ink-2 stroke-[1px] ${evenly}`,
};

const outlines: Partial<Record<BuildingSpace['kind'], string>> = {
  plaza: 'fill-ground-warm stroke-ink-3 stroke-[1.5px] [stroke-dasharray:6_4]',
  concourse: 'fill-mist stroke-ink-2 stroke-[1.5px]',
};

const outlineOf = ({ kind }: BuildingSpace, isChosen: boolean) =>
  isChosen
    ? 'fill-teal-tint stroke-teal stroke-[2.5px]'
    : (outlines[kind] ?? 'fill-white stroke-ink-2 stroke-[1.5px]');

/** Length of an articulated lorry as the roads of China and the EU admit it, and its width, in metres. */
const lorry = { length: 16.5, width: 2.55 };

/** The level to scale. Its region scrolls, by keys too, when it is enlarged or the screen is narrow. */
function Drawing(shown: Shown) {
  const { plan, t } = shown;
  const urlOf = usePlanUrl(shown);
  const { wanted, width, height } = plan;
  const next = zooms.find((times) => times > wanted.zoom);
  const previous = zooms.findLast((times) => times < wanted.zoom);
  const base = height - 6;
  return (
    <div className="relative min-w-0 bg-paper">
      <section
        aria-label={t('drawing', { level: plan.level.name })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by the keyboard.
        tabIndex={0}
        className={`overflow-auto print:max-h-none print:overflow-visible ${wanted.zoom > 1 ? 'max-h-[85vh]' : ''}`}
      >
        <div
          className="relative"
          style={{
            width: `${wanted.zoom * 100}%`,
            minWidth: `${plan.leastWidth}px`,
            aspectRatio: `${width} / ${height}`,
          }}
        >
          <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="absolute inset-0 size-full">
            {plan.grounds.map(({ kind, path }) => (
              <path key={path} d={path} className={grounds[kind] ?? 'fill-mist'} />
            ))}
            {plan.spaces.map(({ space, path }) => (
              <path
                key={space.id}
                d={path}
                className={`${evenly} ${outlineOf(space, space.id === plan.chosen?.space.id)}`}
              />
            ))}
            {plan.joins && <path d={plan.joins} className={joinStroke} />}
            {plan.signs.map(({ kind, path }) => (
              <path key={kind} d={path} className={strokes[kind]} />
            ))}
            <path
              d={`M6 ${base - 2}v2h${plan.bar}v-2`}
              className={`fill-none stroke-ink stroke-[1.5px] ${evenly}`}
            />
            <path
              d={`M${plan.bar + 34} ${base}h${lorry.length}v-${lorry.width}h-${lorry.length}z`}
              className="fill-white stroke-ink stroke-[.5]"
            />
            <path
              d={`M${plan.bar + 28} ${base - 0.5}h0`}
              className="stroke-brass-deep stroke-[.9] [stroke-linecap:round]"
            />
            <path
              d={`M${width - 8} ${height - 4}l-4-10 4 2.4 4-2.4z`}
              transform={`rotate(180 ${width - 8} ${height - 9})`}
              className="fill-ink"
            />
          </svg>
          <span
            className="absolute text-cap leading-none"
            style={{ left: `${(600 / width).toFixed(2)}%`, bottom: `${(900 / height).toFixed(2)}%` }}
          >
            {t('scale', { metres: plan.bar })}
          </span>
          <span
            className="absolute text-cap leading-none"
            style={{ right: `${(1500 / width).toFixed(2)}%`, bottom: `${(700 / height).toFixed(2)}%` }}
          >
            {t('north')}
          </span>
          {plan.spaces.map(({ space, left, top, width, height }) => (
            <Link
              key={space.id}
              href={urlOf({ space: space.id })}
              rel="nofollow"
              aria-current={space.id === plan.chosen?.space.id ? 'true' : undefined}
              aria-label={space.name}
              className="absolute flex flex-col items-center justify-center overflow-hidden text-center hover:bg-teal/10"
              style={{ left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` }}
            >
              {space.kind === 'hall' ? (
                <span className="font-light text-num-m">{space.booking ?? space.name}</span>
              ) : (
                <span className="text-cap leading-tight">
                  {space.kind === 'room' ? (space.booking ?? space.name) : space.name}
                </span>
              )}
            </Link>
          ))}
        </div>
      </section>
      <nav
        aria-label={t('zoomIn')}
        className="absolute end-3 top-3 grid border border-line bg-white print:hidden"
      >
        {next && <Tool href={urlOf({ zoom: next })} name="zoom-in" text={t('zoomIn')} />}
        {previous && <Tool href={urlOf({ zoom: previous })} name="zoom-out" text={t('zoomOut')} />}
        {previous && <Tool href={urlOf({ zoom: 1 })} name="expand" text={t('all')} />}
      </nav>
    </div>
  );
}

const Tool = ({ href, name, text }: { href: string; name: IconName; text: string }) => (
  <Link
    href={href}
    rel="nofollow"
    aria-label={text}
    title={text}
    className="grid size-11 place-items-center hover:text-teal"
  >
    <Icon name={name} small />
  </Link>
);

const number = (value: number) => value.toLocaleString('en');

/** Layouts in the order in which they are listed. */
const seatings = [
  ...(['theatre', 'classroom', 'banquet', 'reception', 'uShape', 'boardroom'] as const),
] satisfies Layout[];

/** Figures of a space, the most important first. */
function factsOf({ space, doors, joins }: ChosenSpace, t: SitePlanTranslate): [string, string][] {
  const { area, width, length, height, floorLoad, power, booths, riggingPoints, riggingLoad, daylight } =
    space;
  const fact = (label: string, value: string | false | undefined): [string, string][] =>
    value ? [[label, value]] : [];
  return [
    ...fact(t('area'), area !== undefined && t('squareMetres', { area: number(area) })),
    ...fact(
      t('size'),
      width !== undefined && length !== undefined && t('metres', { metres: `${width} × ${length}` }),
    ),
    ...fact(t('height'), height !== undefined && t('metres', { metres: height })),
    ...fact(t('floorLoad'), floorLoad !== undefined && t('load', { load: floorLoad })),
    ...fact(t('goodsDoor'), doors && t('doorFact', doors)),
    ...fact(
      t('rigging'),
      riggingPoints !== undefined &&
        riggingLoad !== undefined &&
        t('riggingFact', { count: riggingPoints, load: riggingLoad }),
    ),
    ...fact(t('power'), power !== undefined && t('kilowatts', { power: number(power) })),
    ...fact(t('booths'), booths !== undefined && number(booths)),
    ...fact(t('daylight'), daylight && (daylight === '0' ? t('no') : t('yes'))),
    ...seatings.flatMap((layout) => {
      const people = space.seats?.[layout];
      return fact(t(layout), people !== undefined && t('people', { people: number(people) }));
    }),
    ...fact(t('joins'), joins.join(t('separator'))),
  ];
}

/** The chosen space: figures, picture, and where they lead. */
function Panel(shown: Shown) {
  const { plan, picture, t, setting, hirable, heading: Heading } = shown;
  const { chosen } = plan;
  if (!chosen)
    return <p className="border-line p-6 text-sm text-ink-2 max-md:border-t md:border-s">{t('none')}</p>;
  const { space } = chosen;
  const hired = hirable.find(({ id, rooms }) => id === space.booking || rooms.includes(space.booking ?? ''));
  const isMeeting = hired?.type === '2';
  const { exhibition, meeting } = setting.booking;
  const booking = isMeeting ? (meeting ?? exhibition) : (exhibition ?? meeting);
  const more: [string, IconName, string | undefined][] = [
    [t('freeDates'), 'calendar', hired && setting.freeDates && `${setting.freeDates}?space=${hired.id}`],
    [t('panorama'), 'expand', space.panorama],
    [t('details'), 'info', space.details],
  ];
  return (
    <div className="flex flex-col border-line max-md:border-t md:border-s">
      {picture && (
        <Picture picture={picture} alt="" sizes="(min-width: 48em) 20rem, 100vw" className="aspect-video" />
      )}
      <div className="p-6">
        <Heading className="text-h3">{space.name}</Heading>
        <dl className="mt-4 border-t border-ink text-sm">
          {factsOf(chosen, t).map(([name, value]) => (
            <div key={name} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2">
              <dt className="text-ink-2">{name}</dt>
              <dd className="tnum ms-auto text-end">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-6 grid gap-2 print:hidden">
          {hired && booking && (
            <ButtonLink href={`${booking}?${new URLSearchParams({ spaces: hired.id })}`}>
              {t('hire')}
            </ButtonLink>
          )}
          {more.map(
            ([text, icon, href]) =>
              href && (
                <ButtonLink key={text} variant="outline" small href={href}>
                  <Icon name={icon} small />
                  {text}
                </ButtonLink>
              ),
          )}
        </div>
      </div>
    </div>
  );
}

/** What the signs mean, in words, with their figures. */
function Legend({ plan, t }: Shown) {
  const entries: [string, string, string][] = [
    ...plan.signs.map((sign): [string, string, string] => [
      sign.kind,
      strokes[sign.kind],
      meaningOf(sign, t),
    ]),
    ...(plan.joins ? [['join', joinStroke, t('join')] satisfies [string, string, string]] : []),
    ['person', 'stroke-brass-deep stroke-[.9] [stroke-linecap:round]', t('person')],
    ['lorry', 'fill-white stroke-ink stroke-[.5]', t('lorry')],
  ];
  return (
    <div className="border-t border-line p-4">
      <ul className="flex flex-wrap gap-x-6 gap-y-2 text-cap text-ink-2">
        {entries.map(([kind, stroke, text]) => (
          <li key={kind} className="flex items-center gap-2">
            <svg viewBox="0 0 12 6" aria-hidden="true" className="h-3 w-6 flex-none">
              <path d={signs[kind] ?? 'M1 3h10'} className={stroke} />
            </svg>
            {text}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-cap text-ink-3">
        {plan.revision && plan.revised
          ? t('note', { revision: plan.revision, date: plan.revised })
          : t('illustrative')}
      </p>
    </div>
  );
}

/** Signs of the legend that are no lines, in a box of 12 × 6. */
const signs: Readonly<Record<string, string>> = {
  ...{ fireLane: 'M1 1h10v4H1z', rigging: 'M5 3h2m-1-1v2', lorry: 'M1 2h10v2H1z' },
  ...Object.fromEntries(
    ['pits', 'substation', 'column', 'toilet', 'lift', 'stair', 'entrance', 'service', 'person'].map(
      (kind) => [kind, 'M6 3h0'],
    ),
  ),
};

function meaningOf({ kind, width, height, load, spacing }: PlanSign, t: SitePlanTranslate): string {
  const figures = [
    width !== undefined && height !== undefined && t('doorSize', { width, height }),
    width !== undefined && height === undefined && kind !== 'column' && t('wide', { width }),
    load !== undefined && t('perPoint', { load }),
    spacing !== undefined && t('every', { spacing }),
  ].filter((figure) => figure !== false);
  return [t(kind), ...figures].join(t('separator'));
}

/** The same without the drawing. */
function SpaceList(shown: Shown) {
  const { plan, t, id, heading: Heading } = shown;
  const urlOf = usePlanUrl(shown);
  return (
    <section aria-labelledby={`${id}-spaces`} className="mt-8">
      <Heading id={`${id}-spaces`} className="text-h4">
        {t('spaces')}
      </Heading>
      <ul className="mt-3 border-t border-ink text-sm">
        {plan.spaces.map(({ space }) => (
          <li key={space.id} className="border-b border-line">
            <Link
              href={urlOf({ space: space.id })}
              rel="nofollow"
              aria-current={space.id === plan.chosen?.space.id ? 'true' : undefined}
              className="flex min-h-touch flex-wrap items-center justify-between gap-x-6 py-2 aria-current:bg-teal-tint"
            >
              <span className="text-teal">{space.name}</span>
              <span className="tnum text-ink-2">
                {factsOf({ space, doors: undefined, joins: [] }, t)
                  .slice(0, 3)
                  .map(([, value]) => value)
                  .join(' · ')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
