import type { CollectionItem } from '#blocks/collection-item.ts';
import { Link } from '#ui/link/Link.tsx';
import { Phrases } from '#ui/text/Phrases.tsx';
import { Days } from './Days.tsx';

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
