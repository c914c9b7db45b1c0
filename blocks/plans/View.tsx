import { useCallback } from 'react';
import type { CollectionItem } from '#blocks/collection-item.ts';
import type { ViewProps } from '#blocks/define.ts';
import { useTexts } from '#i18n/context.tsx';
import type { TechnicalToggleEvent } from '#machines/technical-toggle.ts';
import { BlockSection } from '#ui/BlockSection.tsx';
import { Empty } from '#ui/Empty.tsx';
import { Failed } from '#ui/Failed.tsx';
import { Skeleton, SkeletonLine, SkeletonShape } from '#ui/Skeleton.tsx';
import { useLive } from '#ui/use-live.ts';
import { drawingBox, drawingPicture } from './Drawing.tsx';
import type definition from './index.ts';
import { type PlanProps, PlanSheet } from './PlanSheet.tsx';
import { openingSide, type Side, sidesOf } from './side.ts';

/** Halls and rooms with their drawings, and a table of contents if there are many. */
export default function PlansView({ id, props: { title }, data, first }: ViewProps<typeof definition>) {
  const { plans } = data;
  if (plans.state === 'failed') return <Failed retry={plans.retry} />;
  const items = plans.state === 'ready' ? plans.data.items : [];
  const idOf = (entry: string) => `${id}-${entry}`;
  return (
    <BlockSection id={id} title={title} first={first}>
      {plans.state === 'loading' ? (
        <PlansSkeleton />
      ) : items.length > 0 ? (
        <>
          <Contents items={items} idOf={idOf} />
          <div className="grid gap-12 md:gap-16">
            {items.map((item) => (
              // Items of another centre have the same ids and separate toggles.
              <Plan
                key={`${item.id} ${item.title}`}
                id={idOf(item.id)}
                item={item}
                heading={title ? 'h3' : 'h2'}
              />
            ))}
          </div>
        </>
      ) : (
        <Empty />
      )}
    </BlockSection>
  );
}

/** One hall or room. The machine of its toggle loads on first use. */
function Plan(props: PlanProps) {
  const { hasPlan, hasInfo } = sidesOf(props.item);
  const { shown, send, preload } = useLive<Side, TechnicalToggleEvent>(
    useCallback(
      async (show) => {
        const { startToggle } = await import('./live/start-toggle.ts');
        return startToggle({ input: { hasPlan, hasInfo }, show });
      },
      [hasPlan, hasInfo],
    ),
  );
  return (
    <PlanSheet {...props} side={shown ?? openingSide({ hasPlan, hasInfo })} send={send} preload={preload} />
  );
}

interface ContentsProps {
  items: readonly CollectionItem[];
  /** Returns the id of an item's element. */
  idOf: (item: string) => string;
}

/** Up to this number, a table of contents is unnecessary. */
const few = 3;

/** Links to the items of a long page. */
function Contents({ items, idOf }: ContentsProps) {
  const { t } = useTexts();
  if (items.length <= few) return null;
  return (
    <nav aria-label={t('plans.contents')} className="mb-8 md:mb-12">
      <ul className="grid grid-cols-2 gap-x-gutter text-sm sm:grid-cols-3 md:flex md:flex-wrap md:gap-x-8">
        {items.map(({ id, title }) => (
          <li key={id} className="min-w-0">
            <a
              href={`#${idOf(id)}`}
              className="flex min-h-touch items-center py-2 leading-tight text-teal underline-offset-4 hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Number of items seen before the others load. */
const shapes = ['first', 'second'];

/** Skeleton of items: title, switch, drawing. */
const PlansSkeleton = () => (
  <Skeleton>
    <div className="grid gap-12 md:gap-16">
      {shapes.map((shape) => (
        <div key={shape} className="border-t border-ink">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-5">
            <SkeletonLine size="text-h3 leading-sub w-1/3 max-sm:w-full" width="w-full max-sm:w-2/5" />
            <SkeletonShape className="h-11.5 w-50 max-sm:w-full" />
          </div>
          <div className={drawingBox}>
            <div className={drawingPicture} />
            <div className="h-control md:hidden" />
          </div>
        </div>
      ))}
    </div>
  </Skeleton>
);
