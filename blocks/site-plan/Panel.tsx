import type { SitePlanTranslate } from '#i18n/site-plan.ts';
import type { Layout } from '#schemas/building.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Icon, type IconName } from '#ui/Icon.tsx';
import { Picture } from '#ui/picture/Picture.tsx';
import type { Shown } from './shown.ts';
import type { ConnectedSpace } from './site-plan.ts';

const number = (value: number) => value.toLocaleString('en');

/** Layouts in the order in which they are listed. */
const seatings = [
  ...(['theatre', 'classroom', 'banquet', 'reception', 'uShape', 'boardroom'] as const),
] satisfies Layout[];

/** Figures of a space, the most important first. */
export function factsOf({ space, doors, joins }: ConnectedSpace, t: SitePlanTranslate): [string, string][] {
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
export function Panel(shown: Shown) {
  const { chosen, pictures, t, setting, hirable, heading: Heading } = shown;
  if (!chosen) return <p className="p-6 text-sm text-ink-2">{t('none')}</p>;
  const { space } = chosen;
  const picture = pictures[chosen.picture ?? ''];
  const hired = hirable.find(({ id, rooms }) => id === space.booking || rooms.includes(space.booking ?? ''));
  const isMeeting = hired?.type === '2';
  const { exhibition, meeting } = setting.booking;
  const booking = isMeeting ? (meeting ?? exhibition) : (exhibition ?? meeting);
  const more: [string, IconName, string | undefined][] = [
    [t('freeDates'), 'calendar', hired && setting.freeDates && `${setting.freeDates}?space=${hired.id}`],
    [
      t('panorama'),
      'panorama',
      chosen.spot && setting.tour
        ? `${setting.tour}?${new URLSearchParams({ spot: chosen.spot })}`
        : space.panorama,
    ],
    [t('details'), 'info', space.details],
  ];
  return (
    <div className="flex flex-col">
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
