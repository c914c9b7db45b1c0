import type { Fact } from '#blocks/collection-item.ts';
import type { ViewProps } from '#blocks/define.ts';
import { BlockSection } from '#ui/BlockSection.tsx';
import { Counter } from '#ui/counter/Counter.tsx';
import { Empty } from '#ui/Empty.tsx';
import { Failed } from '#ui/Failed.tsx';
import { Skeleton, SkeletonLine, SkeletonShape } from '#ui/Skeleton.tsx';
import type definition from './index.ts';
import { listBox, listRow, listRows } from './SideList.tsx';
import { slidePicture } from './Slide.tsx';
import { Stage, stageBox } from './Stage.tsx';
import { mostDecimals } from './totals.ts';

/** Totals, then one item at a time beside a list of all items; both are linked (rules HOTL-01a, HOTL-02). */
export default function ShowcaseView({ id, props, data, first }: ViewProps<typeof definition>) {
  const { showcase } = data;
  if (showcase.state === 'failed') return <Failed retry={showcase.retry} />;
  const ready = showcase.state === 'ready' ? showcase.data : undefined;
  return (
    <BlockSection id={id} title={props.title} first={first}>
      {ready ? (
        <>
          <Totals totals={ready.totals} />
          <Stage
            // Remounts for other items.
            key={ready.items.map((entry) => entry.id).join()}
            id={id}
            label={props.title}
            heading={props.title ? 'h3' : 'h2'}
            items={ready.items}
          />
          {props.note && <p className="mt-5 text-cap text-ink-3">{props.note}</p>}
        </>
      ) : showcase.state === 'loading' ? (
        <ShowcaseSkeleton withTotals={props.total !== undefined} withNote={props.note !== undefined} />
      ) : (
        <Empty />
      )}
    </BlockSection>
  );
}

interface ShowcaseSkeletonProps {
  withTotals: boolean;
  withNote: boolean;
}

const three = ['a', 'b', 'c'];
/** Rows that fit beside the picture. */
const rows = [...three, 'd', 'e', 'f', 'g', 'h'];

/** Skeleton of totals, picture with its text, and list. */
const ShowcaseSkeleton = ({ withTotals, withNote }: ShowcaseSkeletonProps) => (
  <Skeleton>
    {withTotals && (
      <div className={totalsBox}>
        {three.map((key) => (
          <div key={key} className={totalBox}>
            <SkeletonLine size="text-num-l leading-none" width="w-24" />
            <SkeletonLine size="text-body" width="w-16" />
          </div>
        ))}
      </div>
    )}
    <div className={stageBox}>
      <div>
        <SkeletonShape className={slidePicture} />
        <div className="mt-5 grid grid-cols-4 gap-x-gutter">
          {three.map((key) => (
            <div key={key}>
              <SkeletonLine size="text-h3 leading-tight" width="w-1/2" />
              <SkeletonLine size="text-xs leading-tight" width="w-4/5" />
            </div>
          ))}
        </div>
        <SkeletonLine size="mt-3 min-h-touch text-sm" width="w-20" />
      </div>
      <div className={listBox}>
        <div className={listRows}>
          {rows.map((key) => (
            <div key={key} className={listRow}>
              <SkeletonLine size="text-body leading-normal" width="w-32" />
              <SkeletonShape className="h-8 w-24" />
            </div>
          ))}
        </div>
      </div>
    </div>
    {withNote && <SkeletonLine size="mt-5 text-cap" width="w-2/5" />}
  </Skeleton>
);

/** Row of the totals; stacked on phones, with labels at the right. */
const totalsBox = 'mb-8 border-t border-ink md:mb-12 md:grid md:auto-cols-fr md:grid-flow-col';

/** Box of one total, shared with the skeleton. */
const totalBox =
  'flex items-baseline justify-between gap-4 border-b border-line py-3 md:flex-col md:justify-start md:gap-3 md:py-6 md:pr-4 md:not-first:border-l md:not-first:pl-6';

/** Totals of the items as counting figures (rule HOTL-02). */
const Totals = ({ totals }: { totals: readonly Fact[] }) =>
  totals.length > 0 && (
    <dl className={totalsBox}>
      {totals.map(({ number, unit, label }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two totals may be equal, and their order never changes.
        <div key={place} className={totalBox}>
          <dt className="order-last text-ink-2">{label}</dt>
          <dd className="font-num whitespace-nowrap text-num-l leading-none font-light tracking-num">
            <Counter
              value={number}
              unit={unit}
              decimals={mostDecimals}
              unitClass="ml-1.5 text-unit md:ml-2.5"
            />
          </dd>
        </div>
      ))}
    </dl>
  );
