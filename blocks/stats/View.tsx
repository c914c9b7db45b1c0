import { configProblem } from '#blocks/config-problem.ts';
import type { ViewProps } from '#blocks/define.ts';
import { BlockSection } from '#ui/BlockSection.tsx';
import { Empty } from '#ui/Empty.tsx';
import { Failed } from '#ui/Failed.tsx';
import { Skeleton, SkeletonShape } from '#ui/Skeleton.tsx';
import { useProblemToast } from '#ui/toast/use-problem-toast.ts';
import { Figures } from './Figures.tsx';
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
