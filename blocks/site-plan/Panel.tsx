import { memo } from 'react';
import { factsOf } from '#blocks/space-facts.ts';
import { useTexts } from '#i18n/context.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Icon, type IconName } from '#ui/Icon.tsx';
import { Picture } from '#ui/picture/Picture.tsx';
import { planFile } from './plan-file.ts';
import type { Shown } from './shown.ts';

/** The chosen space: figures, picture, and where they lead. Without one, the figures of the level. */
export const Panel = memo((shown: Shown) => {
  const { language } = useTexts();
  const { level, sizes, chosen, pictures, t, setting, hirable, free, heading: Heading } = shown;
  if (!chosen)
    return (
      <div className="p-6 print:hidden">
        <Heading className="text-h3">{level.name}</Heading>
        <p className="mt-2 text-sm text-ink-2">{t('none')}</p>
        <Facts
          facts={level.signs.flatMap(({ kind, amount }) => (amount ? [[t(kind), amount] as const] : []))}
        />
      </div>
    );
  const { space } = chosen;
  const picture = pictures[chosen.picture ?? ''];
  const hired = hirable.find(({ id, rooms }) => id === space.booking || rooms.includes(space.booking ?? ''));
  const periods = (hired && free[space.id]) ?? [];
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
    [
      t('way'),
      'walk',
      space.booking && setting.arrival && `${setting.arrival}?${new URLSearchParams({ to: space.booking })}`,
    ],
    [
      [t('pdf'), sizes[level.id]?.pdf].filter(Boolean).join(' · '),
      'download',
      planFile(level.id, 'pdf', language),
    ],
  ];
  return (
    <div className="flex flex-col">
      {picture && (
        <Picture picture={picture} alt="" sizes="(min-width: 48em) 20rem, 100vw" className="aspect-video" />
      )}
      <div className="p-6">
        <Heading className="text-h3">{space.name}</Heading>
        <Facts facts={factsOf(chosen, t)} />
        {periods.length > 0 && (
          <div className="tnum mt-4 text-sm">
            <p className="text-ink-2">{t('nextFree')}</p>
            <ul>
              {periods.map((period) => (
                <li key={period}>{period}</li>
              ))}
            </ul>
          </div>
        )}
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
});

const Facts = ({ facts }: { facts: readonly (readonly [string, string])[] }) => (
  <dl className="mt-4 border-t border-ink text-sm">
    {facts.map(([name, value]) => (
      <div key={name} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2">
        <dt className="text-ink-2">{name}</dt>
        <dd className="tnum ms-auto text-end">{value}</dd>
      </div>
    ))}
  </dl>
);
