import { memo, Suspense, useLayoutEffect, useMemo, useState } from 'react';
import { type BlockPlace, BlockPlaceContext } from '#blocks/block-url.ts';
import { Failed } from '#ui/Failed.tsx';
import { Part } from '#ui/part.tsx';
import { replayClicks } from '#ui/replay-clicks.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { StaticHtml } from '#ui/StaticHtml.tsx';
import { BlockBoundary } from './BlockBoundary.tsx';
import type { SentBlock, StaticBlock } from './page-payload.ts';
import { type Reload, useBlockData } from './use-block-data.ts';
import type { Views } from './views.ts';

type AnyBlock = SentBlock | StaticBlock;

interface RenderBlocksProps {
  blocks: readonly AnyBlock[];
  /** True if the page has a title block above its blocks. Otherwise the first block holds the h1. */
  titled: boolean;
  views: Views;
  /** Loads the data of one query again. The same function while the path is shown. */
  reload: Reload;
}

/** @returns the name of a block as a part of its page (`src/ui/part.tsx`) */
export const blockPart = (id: string): string => `block ${id}`;

/** Renders a list of blocks, each in its own error boundary. The site and the editor's preview share it. */
export function RenderBlocks({ blocks, titled, views, reload }: RenderBlocksProps) {
  const declared = useDeclared(blocks);
  return blocks.map((block, index) => (
    <Part key={`${block.id}:${block.type}`} name={blockPart(block.id)}>
      <Block
        block={block}
        first={index === 0 && !titled}
        titled={titled}
        leads={index === 0}
        declared={declared}
        views={views}
        reload={reload}
      />
    </Part>
  ));
}

/** URL parameters that the page's blocks read. Returns the same set object until the names change. */
function useDeclared(blocks: readonly AnyBlock[]): ReadonlySet<string> {
  const names = JSON.stringify(blocks.flatMap(({ parameters = {} }) => Object.values(parameters)));
  return useMemo(() => new Set<string>(JSON.parse(names)), [names]);
}

interface BlockProps extends Omit<RenderBlocksProps, 'blocks'> {
  block: AnyBlock;
  first: boolean;
  leads: boolean;
  declared: ReadonlySet<string>;
}

/**
 * Keeps the server's HTML of a static block until another page of its path changes it. Remembered, because React throws
 * away the HTML of a block that is not hydrated yet when it is rendered again, even with the same data.
 */
const Block = memo(({ block, ...rest }: BlockProps) => {
  const [rendered] = useState(block);
  if ('isRendered' in rendered && ('isRendered' in block || (block.isStatic && !block.parameters)))
    return (
      <>
        <StaticHtml id={rendered.id} data-block={rendered.type} />
        <Alive id={rendered.id} />
      </>
    );
  return 'isRendered' in block ? null : <BlockSlot block={block} {...rest} />;
});

const noParameters = {};

type BlockSlotProps = BlockProps & { block: SentBlock };

function BlockSlot({ block, first, titled, leads, declared, views, reload }: BlockSlotProps) {
  // Chosen once per mount: replacing a lazy view with the loaded one would remount the block.
  const [View] = useState(() => views.viewOf(block));
  const data = useBlockData(block, reload);
  const { id, parameters = noParameters, subject = false } = block;
  const place = useMemo(
    (): BlockPlace => ({ id, parameters, declared, leads, isSubject: subject, isTitled: titled }),
    [id, parameters, declared, leads, subject, titled],
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
              <Alive id={id} />
            </BlockPlaceContext>
          </Suspense>
        </BlockBoundary>
      )}
    </div>
  );
}

/** Repeats early clicks once the block is hydrated. A layout effect, because React may hydrate a block during a click. */
function Alive({ id }: { id: string }) {
  useLayoutEffect(() => {
    const slot = document.getElementById(id);
    if (slot) replayClicks(slot);
  }, [id]);
  return null;
}
