import { configProblem } from '#blocks/config-problem.ts';
import type { ViewProps } from '#blocks/define.ts';
import type { Statistic } from '#schemas/introduction.ts';
import { BlockSection } from '#ui/BlockSection.tsx';
import { Counter } from '#ui/counter/Counter.tsx';
import { Empty } from '#ui/Empty.tsx';
import { Failed } from '#ui/Failed.tsx';
import { Skeleton, SkeletonShape } from '#ui/Skeleton.tsx';
import { useProblemToast } from '#ui/toast/use-problem-toast.ts';
import type definition from './index.ts';

/** Figures that count up once: the first very large, the others in a row (rules INTR-01b, CNT-01). */
export default function StatsView({ id, props, data, first }: ViewProps<typeof definition>) {
  const { items } = data;
  useProblemToast(configProblem(props.source?.call === 'remoteConfig' && 'config', items));
  if (items.state === 'failed') return <Failed retry={items.retry} />;
  return (
    <BlockSection id={id} title={props.title} first={first}>
      {items.state === 'loading' ? (
        <StatsSkeleton withLead={props.lead} />
      ) : items.state === 'missing' || items.data.length === 0 ? (
        <Empty />
      ) : (
        <Figures items={items.data} decimals={props.decimals} withLead={props.lead} />
      )}
    </BlockSection>
  );
}

const StatsSkeleton = ({ withLead }: { withLead: boolean }) => (
  <Skeleton>
    {withLead && <SkeletonShape className="mb-10 h-24 w-3/5 md:h-28" />}
    <div className="grid grid-cols-2 gap-gutter border-t border-line py-7 md:grid-cols-4">
      {['a', 'b', 'c', 'd'].map((key) => (
        <div key={key}>
          <SkeletonShape className="h-12 w-2/3 md:h-17" />
          <SkeletonShape className="mt-3.5 h-5 w-4/5" />
        </div>
      ))}
    </div>
  </Skeleton>
);

interface FiguresProps {
  items: readonly Statistic[];
  decimals: number;
  withLead: boolean;
}

const columns: Record<number, string> = { 1: 'md:grid-cols-1', 2: 'md:grid-cols-2', 3: 'md:grid-cols-3' };

/** Figures of one centre. Only the first is very large. */
function Figures({ items, decimals, withLead }: FiguresProps) {
  const lead = withLead ? items[0] : undefined;
  const others = lead ? items.slice(1) : items;
  return (
    <>
      {lead && <LeadFigure item={lead} decimals={decimals} />}
      {others.length > 0 && (
        <ul className={`grid grid-cols-2 border-t border-ink ${columns[others.length] ?? 'md:grid-cols-4'}`}>
          {others.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two figures may be equal, and their order never changes.
            <FigureCell key={index} item={item} decimals={decimals} />
          ))}
        </ul>
      )}
    </>
  );
}

const LeadFigure = ({ item, decimals }: { item: Statistic; decimals: number }) => (
  <div className="mb-10 grid items-end gap-x-gutter gap-y-3 md:grid-cols-[7fr_5fr]">
    <p className="-ml-optical font-num text-num-xl leading-none font-thin tracking-num-xl">
      <FigureIcon src={item.icon} className="mb-3 size-12" />
      <Counter
        value={item.number}
        unit={item.unit}
        decimals={decimals}
        unitClass="ml-2.5 text-unit-xl md:ml-4"
      />
    </p>
    {item.remark && <p className="text-ink-2 md:pb-2.5">{item.remark}</p>}
  </div>
);

/** Two per row on phones, divided by hairlines; on desktop each cell but the first of a row has one at its left. */
const cell =
  'border-b border-line pt-5 pr-2 pb-5 max-md:even:border-l max-md:even:pl-4 md:pt-7 md:pr-4 md:pb-8 md:not-first:not-[:nth-child(4n+1)]:border-l md:not-first:not-[:nth-child(4n+1)]:pl-6';

const FigureCell = ({ item, decimals }: { item: Statistic; decimals: number }) => (
  <li className={cell}>
    <FigureIcon src={item.icon} className="mb-3 size-8" />
    <p className="font-num text-num-l leading-none font-light tracking-num">
      <Counter
        value={item.number}
        unit={item.unit}
        decimals={decimals}
        unitClass="ml-1.5 text-unit md:ml-2.5"
      />
    </p>
    {item.remark && <p className="mt-3.5 text-sm leading-normal text-ink-2">{item.remark}</p>}
  </li>
);

const FigureIcon = ({ src, className }: { src: string | undefined; className: string }) =>
  src ? <img src={src} alt="" loading="lazy" className={`object-contain ${className}`} /> : null;
