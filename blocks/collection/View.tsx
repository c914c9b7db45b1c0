import { CollectionSection } from '#blocks/CollectionSection.tsx';
import type { CollectionItem } from '#blocks/collection-item.ts';
import type { ViewProps } from '#blocks/define.ts';
import { tileGrid } from '#ui/tiles.ts';
import { Card, DatedCard, PlainCard } from './Card.tsx';
import { CollectionSkeleton } from './CollectionSkeleton.tsx';
import type definition from './index.ts';
import { expectedCount, type Look, lookOf } from './look.ts';
import { Row } from './Row.tsx';

/** Items of one source as cards or rows. The page number is in the URL (rule PAGE-01). */
export default function CollectionView({ id, props, data, first }: ViewProps<typeof definition>) {
  const look = lookOf(props);
  return (
    <CollectionSection
      {...data}
      id={id}
      title={props.title}
      first={first}
      source={props.source}
      skeleton={<CollectionSkeleton look={look} count={expectedCount(props)} />}
    >
      {(items, heading) =>
        look === 'events' || look === 'cards' || look === 'names' ? (
          <Cards items={items} heading={heading} look={look} />
        ) : (
          <ul className="border-b border-line">
            {items.map((entry) => (
              <Row
                key={entry.id}
                item={entry}
                heading={heading}
                amongPictures={items.some(({ pictured }) => pictured)}
              />
            ))}
          </ul>
        )
      }
    </CollectionSection>
  );
}

interface CardsProps {
  items: readonly CollectionItem[];
  heading: 'h2' | 'h3';
  look: Look;
}

/** Cards of one source. If one has a picture, all reserve space for one, so that their titles align. */
function Cards({ items, heading, look }: CardsProps) {
  if (!items.some(({ pictured }) => pictured))
    return (
      <ul
        className={`grid gap-x-gutter gap-y-10 sm:grid-cols-2 ${items.length % 4 === 0 ? 'desktop:grid-cols-4' : 'md:grid-cols-3'}`}
      >
        {items.map((entry) => (
          <PlainCard key={entry.id} item={entry} heading={heading} />
        ))}
      </ul>
    );
  const Kind = look === 'events' ? DatedCard : Card;
  return (
    <ul className={`${tileGrid} ${look === 'events' ? 'gap-y-gutter' : 'gap-y-10'}`}>
      {items.map((entry, index) => (
        <Kind key={entry.id} item={entry} heading={heading} index={index} count={items.length} />
      ))}
    </ul>
  );
}
