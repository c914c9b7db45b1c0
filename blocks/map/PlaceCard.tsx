import type { LinkItem } from '#blocks/link-props.ts';
import { useTexts } from '#i18n/context.tsx';
import type { MapTranslate } from '#i18n/map.ts';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/link/Link.tsx';
import { Phrases } from '#ui/text/Phrases.tsx';
import type { Place } from './index.ts';
import { mapApps, written } from './position.ts';

interface PlaceCardProps {
  place: Place;
  name: string;
  link: LinkItem | undefined;
  t: MapTranslate;
  heading: 'h2' | 'h3';
}

/** The place in words. Shown without a map too (rule CONT-02). */
export function PlaceCard({ place: { position, lines }, name, link, t, heading: Heading }: PlaceCardProps) {
  const [address, ...more] = lines;
  return (
    <div className="relative rounded-b border border-t-0 border-line bg-white p-5 md:absolute md:bottom-8 md:left-8 md:w-90 md:rounded md:border-0 md:p-7 md:shadow-float">
      <Heading className="text-h4">
        <Phrases text={name} />
      </Heading>
      {address && <p className="mt-1 text-xs text-ink-2">{address}</p>}
      {more.length > 0 && (
        <ul className="mt-3.5 grid gap-1.5 text-xs">
          {more.map((line) => (
            <li key={line} className="flex gap-2.5">
              <Icon name="place" small className="mt-px text-ink-2" />
              {line}
            </li>
          ))}
        </ul>
      )}
      {position && <p className="mt-3.5 text-cap text-ink-3">{t('coordinates', written(position))}</p>}
      {(position || link) && (
        <ul className="mt-1.5 grid text-xs">
          {position && <MapApps position={position} name={name} t={t} />}
          {link && (
            <li>
              <Link href={link.href} className={`${way} font-medium`}>
                {link.label}
                <Icon name="arrow" small />
              </Link>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}

const way =
  'inline-flex min-h-touch items-center gap-2 text-teal underline-offset-4 hover:underline md:min-h-9';

interface MapAppsProps extends Pick<PlaceCardProps, 'name' | 't'> {
  position: NonNullable<Place['position']>;
}

/** Links to two map apps, the likelier one first. */
function MapApps({ position, name, t }: MapAppsProps) {
  const { language } = useTexts();
  const { amap, openStreetMap } = mapApps(position, name);
  const apps = [
    { href: amap, label: t('amap') },
    { href: openStreetMap, label: t('openStreetMap') },
  ];
  return (language === 'zh-CN' ? apps : apps.toReversed()).map(({ href, label }) => (
    <li key={href}>
      <Link href={href} className={way}>
        {label}
      </Link>
    </li>
  ));
}
