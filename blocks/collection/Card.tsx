import { Link } from '#ui/Link.tsx';
import { Picture } from '#ui/Picture.tsx';
import type { CollectionItem } from '../collection-item.ts';
import { Days } from './Days.tsx';
import { Points } from './Points.tsx';

interface ItemProps {
  item: CollectionItem;
  heading: 'h2' | 'h3';
}

/** A card has no box: picture, date, title and place; where it leads somewhere, all of it does. */
export function Card({ item, heading: Heading }: ItemProps) {
  const { title, text, place, picture, pictured, icon, href, newTab, points } = item;
  return (
    <li className="group relative grid content-start">
      {pictured && (
        <Picture
          picture={picture}
          alt={href ? '' : (picture?.alt ?? '')}
          sizes="(max-width: 575px) 100vw, (max-width: 967px) 50vw, 405px"
          className="aspect-picture rounded"
        />
      )}
      <div className={pictured ? 'mt-4' : 'border-t border-ink pt-5'}>
        {icon && <img src={icon.src} alt="" width={32} height={32} className="mb-4 size-8" />}
        <Days item={item} />
        <Heading className="text-h3 transition-colors duration-fast group-hover:text-teal">
          {href ? (
            <Link href={href} newTab={newTab} className="after:absolute after:inset-0">
              {title}
            </Link>
          ) : (
            title
          )}
        </Heading>
        {text && <p className="mt-2 text-sm whitespace-pre-line text-ink-2">{text}</p>}
        {place && <p className="mt-2 text-xs text-ink-2">{place}</p>}
        <Points points={points} className="mt-3 text-sm" />
      </div>
    </li>
  );
}
