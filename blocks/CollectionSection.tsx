import type { ReactNode } from 'react';
import { BlockSection } from '#ui/BlockSection.tsx';
import { Empty } from '#ui/Empty.tsx';
import { Failed } from '#ui/Failed.tsx';
import { Pagination } from '#ui/pagination/Pagination.tsx';
import { Html } from '#ui/text/Html.tsx';
import { useProblemToast } from '#ui/toast/use-problem-toast.ts';
import { useBlockUrl } from './block-url.ts';
import { type Collection, type CollectionItem, pageParameter } from './collection-item.ts';
import type { CollectionSource } from './collection-source.ts';
import { configProblem } from './config-problem.ts';
import type { BlockData } from './define.ts';

interface CollectionSectionProps {
  id: string;
  /** Replaces the source's title. */
  title: string | undefined;
  first: boolean;
  source: CollectionSource | undefined;
  collection: BlockData<Collection>;
  /** Skeleton of the items, shown while they load. */
  skeleton: ReactNode;
  /** Renders the items. `heading` is their level: `h3` below a section title, otherwise `h2`. */
  children: (items: readonly CollectionItem[], heading: 'h2' | 'h3') => ReactNode;
}

/** Section of a list block in each state of its data, with pagination. The page number is in the URL (rule PAGE-01). */
export function CollectionSection(props: CollectionSectionProps) {
  const { id, first, source, collection, skeleton, children } = props;
  const { hrefOf } = useBlockUrl();
  useProblemToast(configProblem(source?.call === 'remoteConfig' && 'config', collection));
  if (collection.state === 'failed') return <Failed retry={collection.retry} />;
  const ready = collection.state === 'ready' ? collection.data : undefined;
  const title = props.title ?? ready?.title;
  return (
    <BlockSection id={id} title={title} lead={ready?.text} first={first}>
      {ready?.html && <Html html={ready.html} className="-mt-2 mb-8 md:-mt-8 md:mb-12" />}
      {collection.state === 'loading' ? (
        skeleton
      ) : ready && ready.items.length > 0 ? (
        children(ready.items, title === undefined ? 'h2' : 'h3')
      ) : (
        <Empty />
      )}
      {ready && ready.pages > 1 && (
        <div className="mt-8 md:mt-12">
          <Pagination
            page={ready.page}
            pages={ready.pages}
            total={ready.total}
            hrefOf={(page) => hrefOf({ page: pageParameter(page) })}
          />
        </div>
      )}
    </BlockSection>
  );
}
