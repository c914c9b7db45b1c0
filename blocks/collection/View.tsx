import { useLocation } from 'react-router-dom';
import { configProblem } from '#blocks/config-problem.ts';
import type { ViewProps } from '#blocks/define.ts';
import { BlockSection } from '#ui/BlockSection.tsx';
import { Empty } from '#ui/Empty.tsx';
import { Failed } from '#ui/Failed.tsx';
import { Pagination } from '#ui/Pagination.tsx';
import { pageHref } from '#ui/pagination.ts';
import { tileGrid } from '#ui/tiles.ts';
import { useProblemToast } from '#ui/use-problem-toast.ts';
import type { Collection } from '../collection-item.ts';
import { CollectionBones } from './Bones.tsx';
import { Card } from './Card.tsx';
import { EventCard } from './EventCard.tsx';
import type definition from './index.ts';
import { expectedCount, type Look, lookOf } from './look.ts';
import { PlainCard } from './PlainCard.tsx';
import { Row } from './Row.tsx';

/** Items of one kind as cards or rows; the page number stands in the URL (rule PAGE-01). */
export default function CollectionView({ id, props, data, first }: ViewProps<typeof definition>) {
  const { collection } = data;
  useProblemToast(configProblem(props.source?.call === 'remoteConfig' && 'config', collection));
  if (collection.state === 'failed') return <Failed retry={collection.retry} />;
  const ready = collection.state === 'ready' ? collection.data : undefined;
  const title = props.title ?? ready?.title;
  const look = lookOf(props);
  return (
    <BlockSection id={id} title={title} lead={ready?.text} first={first}>
      {collection.state === 'loading' ? (
        <CollectionBones look={look} count={expectedCount(props)} />
      ) : ready && ready.items.length > 0 ? (
        <Items collection={ready} look={look} titled={title !== undefined} />
      ) : (
        <Empty />
      )}
    </BlockSection>
  );
}

interface ItemsProps {
  collection: Collection;
  look: Look;
  /** A title stands above: items are one level lower. */
  titled: boolean;
}

function Items({ collection, look, titled }: ItemsProps) {
  const { pathname, search } = useLocation();
  const { items, page, pages, total } = collection;
  const heading = titled ? 'h3' : 'h2';
  return (
    <>
      {look === 'events' || look === 'cards' || look === 'names' ? (
        <Cards items={items} heading={heading} look={look} />
      ) : (
        <ul className="border-b border-line">
          {items.map((entry) => (
            <Row key={entry.id} item={entry} heading={heading} />
          ))}
        </ul>
      )}
      {pages > 1 && (
        <div className="mt-8 md:mt-12">
          <Pagination
            page={page}
            pages={pages}
            total={total}
            hrefOf={(number) => pageHref(pathname, search, number)}
          />
        </div>
      )}
    </>
  );
}

interface CardsProps extends Pick<Collection, 'items'> {
  heading: 'h2' | 'h3';
  look: Look;
}

/** Cards of one kind: where one of them has a picture all have, so that their titles stand in line. */
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
  const Kind = look === 'events' ? EventCard : Card;
  return (
    <ul className={`${tileGrid} ${look === 'events' ? 'gap-y-gutter' : 'gap-y-10'}`}>
      {items.map((entry, index) => (
        <Kind key={entry.id} item={entry} heading={heading} index={index} count={items.length} />
      ))}
    </ul>
  );
}
