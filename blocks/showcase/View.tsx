import type { ViewProps } from '#blocks/define.ts';
import { BlockSection } from '#ui/BlockSection.tsx';
import { Empty } from '#ui/Empty.tsx';
import { Failed } from '#ui/Failed.tsx';
import type definition from './index.ts';
import { ShowcaseSkeleton } from './ShowcaseSkeleton.tsx';
import { Stage } from './Stage.tsx';
import { Totals } from './Totals.tsx';

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
