import type { CollectionItem } from '#blocks/collection-item.ts';
import { Link } from '#ui/link/Link.tsx';
import { Picture } from '#ui/picture/Picture.tsx';
import { Phrases } from '#ui/text/Phrases.tsx';
import { tilePicture, tileSize, tileSizes, tileSpan } from '#ui/tiles.ts';
import { Days } from './Days.tsx';

export interface ItemProps {
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
