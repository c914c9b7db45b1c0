import type { ViewProps } from '#blocks/define.ts';
import { BlockSection } from '#ui/BlockSection.tsx';
import { Failed } from '#ui/Failed.tsx';
import { Skeleton, SkeletonLine } from '#ui/Skeleton.tsx';
import { CapacityTable } from './CapacityTable.tsx';
import type definition from './index.ts';

/** Table of the figures that several venues share; nothing if they share none. */
export default function CapacitiesView({ id, props, data, first }: ViewProps<typeof definition>) {
  const { capacities } = data;
  const { title, note } = props;
  if (capacities.state === 'failed') return <Failed retry={capacities.retry} />;
  if (capacities.state === 'loading')
    return (
      <BlockSection id={id} title={title} first={first}>
        <Skeleton>
          {Array.from({ length: shapes }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no identity.
            <div key={index} className="border-b border-line py-3">
              <SkeletonLine size="text-sm leading-normal" width={index % 2 ? 'w-full' : 'w-11/12'} />
            </div>
          ))}
        </Skeleton>
      </BlockSection>
    );
  if (capacities.state === 'missing') return null;
  return (
    <BlockSection id={id} title={title} first={first}>
      <CapacityTable labelledBy={`${id}-title`} note={note} capacities={capacities.data} />
    </BlockSection>
  );
}

/** Rows of the skeleton. */
const shapes = 6;
