import { EventDays } from '#blocks/EventDays.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Picture } from '#ui/picture/Picture.tsx';
import { Phrases } from '#ui/text/Phrases.tsx';
import { tileSize, tileSizes, tileSpan } from '#ui/tiles.ts';
import { cardPicture, type ItemProps } from './Card.tsx';

/** Boxed card of an event: picture, days in large figures, name, content and place (rule SCHD-06). */
export function EventCard({ item, heading: Heading, index, count }: ItemProps) {
  const { title, text, place, picture } = item;
  return (
    <li className={`${eventBox(index, count)} border border-line bg-white`}>
      <Picture
        picture={picture}
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
