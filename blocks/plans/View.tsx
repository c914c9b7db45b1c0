import type { ViewProps } from '#blocks/define.ts';
import { BlockSection } from '#ui/BlockSection.tsx';
import { Empty } from '#ui/Empty.tsx';
import { Failed } from '#ui/Failed.tsx';
import { Contents } from './Contents.tsx';
import type definition from './index.ts';
import { Plan } from './Plan.tsx';
import { PlansSkeleton } from './PlansSkeleton.tsx';

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
