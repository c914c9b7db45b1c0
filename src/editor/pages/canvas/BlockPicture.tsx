import { memo, useCallback, useDeferredValue, useLayoutEffect, useMemo, useRef } from 'react';
import type { PageBlock } from '#registry/page-payload.ts';
import { RenderBlocks } from '#registry/RenderBlocks.tsx';
import { isSectionReference, referredSection } from '#schemas/section.ts';
import { activeMark } from '#ui/section-active.ts';
import { useEditor, useTranslate } from '../../context.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { checkBlock } from '../model/block-check.ts';
import type { PageItem } from '../model/stored-page.ts';
import { useIsHome, usePage, usePageContext, usePageItem, useSelection } from '../page-context.tsx';
import { pageTexts } from '../page-texts.ts';
import { sectionTexts } from '../sections/section-texts.ts';
import { countUses, useSectionUses } from '../sections/use-sections.ts';
import { troubleText } from '../trouble-text.ts';
import { blockName, usePageActions } from '../use-page-actions.ts';
import { usePageMeta } from './CanvasPage.tsx';
import { useCanvas, usePicture } from './canvas-context.tsx';

interface BlockPictureProps {
  id: string;
  /** Whether the visible blocks are rendered before it. */
  isDeferred?: boolean;
}

/** A block on the canvas: as visitors see it, as a loading text, or with the reason why visitors do not see it. */
export const BlockPicture = memo(function BlockPicture({ id: key, isDeferred = false }: BlockPictureProps) {
  const item = usePageItem(key);
  if (!item) return null;
  return isSectionReference(item.stored) ? (
    <SectionPicture item={item} />
  ) : (
    <ItemPicture item={item} isDeferred={isDeferred} />
  );
});

function ItemPicture({ item, isDeferred }: { item: PageItem; isDeferred: boolean }) {
  const { catalogue } = usePageContext();
  const { language } = useEditor();
  const t = useTranslate(pageTexts);
  const latest = usePicture(item.key);
  const late = useDeferredValue(latest);
  const picture = isDeferred ? late : latest;
  const { scale } = useCanvas();
  const shown = useMemo(() => (picture?.shown ? [picture.shown] : []), [picture]);
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
          <Shown id={item.key} blocks={shown} />
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

/** A synced section as one block: all of its blocks as visitors see them, with a badge while it is selected. */
function SectionPicture({ item }: { item: PageItem }) {
  const t = useTranslate(sectionTexts);
  const ofPage = useTranslate(pageTexts);
  const picture = usePicture(item.key);
  const { id: page } = usePageContext();
  const { scale } = useCanvas();
  const { selected } = useSelection();
  const { nameOf } = usePageActions();
  const section = referredSection(item.stored) ?? '';
  const uses = useSectionUses();
  const name = nameOf(item.key);
  const parts = picture?.parts;
  return (
    <div className="relative min-h-12">
      {parts && parts.length > 0 && <Shown id={item.key} blocks={parts} />}
      {(!parts || parts.length === 0) && (
        <p className="p-5 text-xs text-ink-3" style={{ zoom: 1 / scale }}>
          {parts ? t('empty') : `${ofPage('loadingBlock', { name })}…`}
        </p>
      )}
      {selected === item.key && (
        <p
          style={{ zoom: 1 / scale }}
          className="absolute top-3 right-3 rounded bg-white px-2.5 py-1 text-badge text-teal-deep shadow-float"
        >
          {t('chip', { count: countUses(uses, section, page) })}
        </p>
      )}
    </div>
  );
}

/** The views of blocks, inert and without automatic movement. */
const Shown = memo(function Shown({ id, blocks }: { id: string; blocks: readonly PageBlock[] }) {
  const { views, pictures, language } = useCanvas();
  const { store } = usePageContext();
  const { padding } = usePageMeta();
  const first = usePage(() => store.items()[0]?.key === id);
  const root = useRef<HTMLElement>(null);
  // The styles of the home page's sections need a `main` ancestor.
  const Holder = useIsHome() ? 'main' : 'div';
  useLayoutEffect(() => {
    // Marks the sections as off-screen, which stops their autoplay.
    for (const section of root.current?.querySelectorAll('[data-block]') ?? [])
      section.setAttribute(activeMark, 'false');
  }, []);
  const reload = useCallback(
    (block: string, query: string) => pictures.reload(store.data(), { id: block, query }),
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
      <RenderBlocks blocks={blocks} titled={Holder === 'div'} views={views} reload={reload} />
    </Holder>
  );
});
