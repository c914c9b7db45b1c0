import type { CollectionItem } from '#blocks/collection-item.ts';
import { EventDays } from '#blocks/EventDays.tsx';
import { EventPicture } from '#blocks/KeyVisual.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/link/Link.tsx';
import { Picture } from '#ui/picture/Picture.tsx';
import { Phrases } from '#ui/text/Phrases.tsx';
import { tilePicture, tileSize, tileSizes, tileSpan } from '#ui/tiles.ts';

interface ItemProps {
  item: CollectionItem;
  heading: 'h2' | 'h3';
  /** Index among the cards of the page. */
  index: number;
  count: number;
}

/** Borderless card: picture, date and place, title. If it has a link, the whole card is the link. */
export function Card({ item, heading: Heading, index, count }: ItemProps) {
  const { title, text, place, picture, href, newTab } = item;
  const whole = tileSize(index, count) === 'whole';
  return (
    <li className={`group relative ${cardBox(index, count)}`}>
      <Picture
        picture={picture}
        alt={href ? '' : (picture?.alt ?? '')}
        sizes={tileSizes(index, count, '843px')}
        className={cardPicture(index, count)}
      />
      <div className="mt-4">
        {place || item.date ? (
          <div className="mb-1.5 flex flex-wrap gap-x-5 text-xs text-ink-2">
            <Days item={item} />
            {place && <p>{place}</p>}
          </div>
        ) : null}
        {title && (
          <Heading
            className={`text-h4 transition-colors duration-fast group-hover:text-teal ${whole ? 'md:text-h3' : ''}`}
          >
            {href ? (
              <Link href={href} newTab={newTab} className="after:absolute after:inset-0">
                <Phrases text={title} />
              </Link>
            ) : (
              <Phrases text={title} />
            )}
          </Heading>
        )}
        {text && <p className="mt-2 text-sm whitespace-pre-line text-ink-2">{text}</p>}
      </div>
    </li>
  );
}

/** Grid classes of a card. A full-width card has its text beside its picture. */
export const cardBox = (index: number, count: number) =>
  `grid content-start ${tileSpan(index, count)} ${
    tileSize(index, count) === 'whole' ? 'md:grid-cols-3 md:items-end md:gap-x-gutter' : ''
  }`;

/** In a full-width card the picture takes two of three columns in the ratio 16:9. */
export const cardPicture = (index: number, count: number) =>
  `${tilePicture(index, count)} ${tileSize(index, count) === 'whole' ? 'md:col-span-2 md:aspect-video!' : ''}`;

interface PlainCardProps {
  item: CollectionItem;
  heading: 'h2' | 'h3';
}

/** Card without a picture: a rule, an optional icon, and the texts. */
export function PlainCard({ item, heading: Heading }: PlainCardProps) {
  const { title, text, place, icon, href, newTab } = item;
  return (
    <li className="group relative border-t border-ink pt-5">
      {icon && <img src={icon.src} alt="" width={32} height={32} className="mb-4 size-8" />}
      <Days item={item} />
      {title && (
        <Heading className="text-h3 transition-colors duration-fast group-hover:text-teal">
          {href ? (
            <Link href={href} newTab={newTab} className="after:absolute after:inset-0">
              <Phrases text={title} />
            </Link>
          ) : (
            <Phrases text={title} />
          )}
        </Heading>
      )}
      {text && <p className="mt-2 text-sm whitespace-pre-line text-ink-2">{text}</p>}
      {place && <p className="mt-2 text-xs text-ink-2">{place}</p>}
    </li>
  );
}

/** Boxed card of an event: picture, days in large figures, name, content and place (rule SCHD-06). */
export function DatedCard({ item, heading: Heading, index, count }: ItemProps) {
  const { title, text, place, picture, motif } = item;
  return (
    <li className={`${eventBox(index, count)} border border-line bg-white`}>
      <EventPicture
        picture={picture}
        motif={motif}
        sizes={tileSizes(index, count, '843px')}
        className={`${cardPicture(index, count)} rounded-none!`}
      />
      <div className="flex flex-1 flex-col px-5 pt-5 pb-4.5">
        <EventDays {...item} />
        <div className={eventText}>
          <Heading className="text-h4">
            <Phrases text={title} />
          </Heading>
          {text && <p className="mt-1.5 text-sm whitespace-pre-line text-ink-2">{text}</p>}
        </div>
        {place && (
          <p className="mt-auto flex items-center gap-2 pt-3.5 text-xs leading-tight text-ink-2">
            <Icon name="place" small className="text-teal" />
            {place}
          </p>
        )}
      </div>
    </li>
  );
}

/** Classes of the box, shared with the skeleton. */
export const eventBox = (index: number, count: number) =>
  `flex flex-col overflow-hidden rounded ${tileSpan(index, count)} ${
    tileSize(index, count) === 'whole' ? 'md:grid md:grid-cols-3' : ''
  }`;

/** Reserves one line for the name and two for the content, so that all cards have the same height. */
export const eventText = 'mt-3 min-h-27';

export const Days = ({ item: { date, until } }: { item: CollectionItem }) =>
  date ? (
    <p className="tnum flex flex-wrap gap-x-2 font-num text-xs text-ink-2">
      <time dateTime={date}>{date}</time>
      {until && (
        <>
          <span aria-hidden="true" className="text-brass">
            —
          </span>
          <time dateTime={until}>{until}</time>
        </>
      )}
    </p>
  ) : null;
