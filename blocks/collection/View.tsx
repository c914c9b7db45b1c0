import { useLocation } from 'react-router-dom';
import { configProblem } from '#blocks/config-problem.ts';
import type { ViewProps } from '#blocks/define.ts';
import { BlockSection } from '#ui/BlockSection.tsx';
import { Empty } from '#ui/Empty.tsx';
import { Failed } from '#ui/Failed.tsx';
import { Pagination } from '#ui/Pagination.tsx';
import { pageHref } from '#ui/pagination.ts';
import { Bone, Skeleton } from '#ui/Skeleton.tsx';
import { useProblemToast } from '#ui/use-problem-toast.ts';
import type { Collection } from '../collection-item.ts';
import { Card } from './Card.tsx';
import type definition from './index.ts';
import { Row } from './Row.tsx';

/** Items of one kind as cards or rows; the page number stands in the URL (rule PAGE-01). */
export default function CollectionView({ id, props, data, first }: ViewProps<typeof definition>) {
  const { collection } = data;
  useProblemToast(configProblem(props.source?.call === 'remoteConfig' && 'config', collection));
  if (collection.state === 'failed') return <Failed retry={collection.retry} />;
  const ready = collection.state === 'ready' ? collection.data : undefined;
  const title = props.title ?? ready?.title;
  return (
    <BlockSection id={id} title={title} first={first}>
      {collection.state === 'loading' ? (
        <CollectionSkeleton layout={props.layout} />
      ) : ready && ready.items.length > 0 ? (
        <Items collection={ready} layout={props.layout} titled={title !== undefined} />
      ) : (
        <Empty />
      )}
    </BlockSection>
  );
}

interface ItemsProps {
  collection: Collection;
  layout: 'cards' | 'rows';
  /** A title stands above: items are one level lower. */
  titled: boolean;
}

function Items({ collection, layout, titled }: ItemsProps) {
  const { pathname, search } = useLocation();
  const { items, page, pages, total, text } = collection;
  const heading = titled ? 'h3' : 'h2';
  return (
    <>
      {text && <p className="mb-8 max-w-measure text-ink-2 md:mb-12">{text}</p>}
      {layout === 'cards' ? (
        <ul className="grid gap-x-gutter gap-y-10 sm:grid-cols-2 md:grid-cols-3">
          {items.map((entry) => (
            <Card key={entry.id} item={entry} heading={heading} />
          ))}
        </ul>
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

const CollectionSkeleton = ({ layout }: { layout: 'cards' | 'rows' }) => (
  <Skeleton>
    <div className={layout === 'cards' ? 'grid gap-gutter sm:grid-cols-2 md:grid-cols-3' : 'grid gap-6'}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <Bone key={key} className={layout === 'cards' ? 'aspect-picture' : 'h-48'} />
      ))}
    </div>
  </Skeleton>
);
