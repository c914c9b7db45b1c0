import { memo, useCallback, useLayoutEffect, useRef } from 'react';
import type { PageBlock } from '#registry/page-payload.ts';
import { RenderBlocks } from '#registry/RenderBlocks.tsx';
import { activeMark } from '#ui/section-active.ts';
import { useEditor, useTranslate } from '../../context.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { checkBlock } from '../model/block-check.ts';
import type { PageItem } from '../model/stored-page.ts';
import { useIsHome, usePage, usePageContext, usePageItem } from '../page-context.tsx';
import { pageTexts } from '../page-texts.ts';
import { troubleText } from '../trouble-text.ts';
import { blockName } from '../use-page-actions.ts';
import { usePageMeta } from './CanvasPage.tsx';
import { useCanvas, usePicture } from './canvas-context.tsx';

/** A block on the canvas: as visitors see it, as a loading text, or with the reason why visitors do not see it. */
export const BlockPicture = memo(function BlockPicture({ id: key }: { id: string }) {
  const item = usePageItem(key);
  return item ? <ItemPicture item={item} /> : null;
});

function ItemPicture({ item }: { item: PageItem }) {
  const { catalogue } = usePageContext();
  const { language } = useEditor();
  const t = useTranslate(pageTexts);
  const picture = usePicture(item.key);
  const { scale } = useCanvas();
  const checked = checkBlock(item, catalogue);
  const name = blockName(item, catalogue, language) || t('unknownBlock');
  const trouble = checked.fits
    ? picture?.problem && t('trouble.server', { reason: picture.problem })
    : troubleText(checked, { item, t });
  return (
    <div className="relative min-h-12">
      {trouble && (
        <div className="bg-white p-2" style={{ zoom: 1 / scale }}>
          <Notice tone="danger">
            <p>
              <strong className="font-medium">{name}</strong> · {trouble}
            </p>
          </Notice>
        </div>
      )}
      {picture?.shown ? (
        <div className={trouble ? 'opacity-50' : ''}>
          <Shown block={picture.shown} />
        </div>
      ) : (
        !trouble && (
          <p className="p-5 text-xs text-ink-3" style={{ zoom: 1 / scale }}>
            {t('loadingBlock', { name })}…
          </p>
        )
      )}
      <p
        style={{ zoom: 1 / scale }}
        className="hidden p-5 text-xs text-ink-3 [:has(>[data-canvas-block]>[data-block]:empty)+&]:block"
      >
        {t('nothingShown', { name })}
      </p>
    </div>
  );
}

/** The block's view, inert and without automatic movement. */
const Shown = memo(function Shown({ block }: { block: PageBlock }) {
  const { views, pictures, language } = useCanvas();
  const { store } = usePageContext();
  const { padding } = usePageMeta();
  const first = usePage(() => store.items()[0]?.key === block.id);
  const root = useRef<HTMLElement>(null);
  // The styles of the home page's sections need a `main` ancestor.
  const Holder = useIsHome() ? 'main' : 'div';
  useLayoutEffect(() => {
    // Marks the sections as off-screen, which stops their autoplay.
    for (const section of root.current?.querySelectorAll('[data-block]') ?? [])
      section.setAttribute(activeMark, 'false');
  }, []);
  const reload = useCallback(
    (id: string, query: string) => pictures.reload(store.data(), { id, query }),
    [pictures, store],
  );
  return (
    <Holder
      ref={(node: HTMLElement | null) => {
        root.current = node;
      }}
      inert
      data-canvas-block
      lang={language}
      className={
        first
          ? padding
            ? '[&>[data-block]>*]:mt-0 [&>[data-block]>*]:pt-0'
            : '[&>[data-block]>[data-bleed]]:mt-0'
          : ''
      }
    >
      <RenderBlocks blocks={[block]} titled={Holder === 'div'} views={views} reload={reload} />
    </Holder>
  );
});
