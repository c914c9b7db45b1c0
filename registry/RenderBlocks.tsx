import { Suspense, useState } from 'react';
import { Failed } from '#ui/Failed.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { BlockBoundary } from './BlockBoundary.tsx';
import type { PageBlock } from './page-payload.ts';
import { type Reload, useBlockData } from './use-block-data.ts';
import type { Views } from './views.ts';

interface RenderBlocksProps {
  blocks: readonly PageBlock[];
  /** The page's title stands above the blocks; otherwise the first of them opens the page. */
  titled: boolean;
  views: Views;
  /** Asks again for the data of one query of one block. */
  reload: Reload;
}

/** The one generic renderer: a list of typed blocks, each in its own boundary. Site and editor's preview use it. */
export const RenderBlocks = ({ blocks, titled, views, reload }: RenderBlocksProps) =>
  blocks.map((block, index) => (
    <BlockSlot
      key={`${block.id}:${block.type}`}
      block={block}
      first={index === 0 && !titled}
      views={views}
      reload={reload}
    />
  ));

interface BlockSlotProps extends Omit<RenderBlocksProps, 'blocks' | 'titled'> {
  block: PageBlock;
  first: boolean;
}

function BlockSlot({ block, first, views, reload }: BlockSlotProps) {
  // Chosen once: a lazy view that gave way to its loaded one would mount the block anew.
  const [View] = useState(() => views.viewOf(block));
  const data = useBlockData(block, reload);
  if (!View) return null;
  return (
    <div id={block.id} data-block={block.type}>
      {block.broken ? (
        <Failed retry={() => location.reload()} />
      ) : (
        <BlockBoundary>
          <Suspense fallback={<Skeleton />}>
            <View
              id={block.id}
              props={block.props}
              data={data}
              first={first}
              {...(block.form ? { form: block.form } : {})}
            />
          </Suspense>
        </BlockBoundary>
      )}
    </div>
  );
}
