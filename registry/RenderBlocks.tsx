import { Suspense, useMemo, useState } from 'react';
import { type BlockPlace, BlockPlaceContext } from '#blocks/block-url.ts';
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
export function RenderBlocks({ blocks, titled, views, reload }: RenderBlocksProps) {
  const declared = useDeclared(blocks);
  return blocks.map((block, index) => (
    <BlockSlot
      key={`${block.id}:${block.type}`}
      block={block}
      first={index === 0 && !titled}
      leads={index === 0}
      declared={declared}
      views={views}
      reload={reload}
    />
  ));
}

/** The URL parameters that the page's blocks read; the same set as long as they are the same. */
function useDeclared(blocks: readonly PageBlock[]): ReadonlySet<string> {
  const names = JSON.stringify(blocks.flatMap(({ parameters = {} }) => Object.values(parameters)));
  return useMemo(() => new Set<string>(JSON.parse(names)), [names]);
}

interface BlockSlotProps extends Omit<RenderBlocksProps, 'blocks' | 'titled'> {
  block: PageBlock;
  first: boolean;
  leads: boolean;
  declared: ReadonlySet<string>;
}

const noParameters = {};

function BlockSlot({ block, first, leads, declared, views, reload }: BlockSlotProps) {
  // Chosen once: a lazy view that gave way to its loaded one would mount the block anew.
  const [View] = useState(() => views.viewOf(block));
  const data = useBlockData(block, reload);
  const { id, parameters = noParameters, subject = false } = block;
  const place = useMemo(
    (): BlockPlace => ({ id, parameters, declared, leads, isSubject: subject }),
    [id, parameters, declared, leads, subject],
  );
  if (!View) return null;
  return (
    <div id={block.id} data-block={block.type}>
      {block.broken ? (
        <Failed retry={() => location.reload()} />
      ) : (
        <BlockBoundary>
          <Suspense fallback={<Skeleton />}>
            <BlockPlaceContext value={place}>
              <View
                id={block.id}
                props={block.props}
                data={data}
                first={first}
                {...(block.form ? { form: block.form } : {})}
              />
            </BlockPlaceContext>
          </Suspense>
        </BlockBoundary>
      )}
    </div>
  );
}
