import type { ViewProps } from '#blocks/define.ts';
import { Empty } from '#ui/Empty.tsx';
import { Failed } from '#ui/Failed.tsx';
import { homeSection } from '#ui/home-section.ts';
import { Skeleton, SkeletonShape } from '#ui/Skeleton.tsx';
import { Phrases } from '#ui/text/Phrases.tsx';
import type definition from './index.ts';
import { columnsOf, RoleCards } from './RoleCards.tsx';

/** One picture per role, side by side; stacked on phones (rule ROLE-01). */
export default function RolePickerView({ id, props, data, first }: ViewProps<typeof definition>) {
  const { cards } = data;
  if (cards.state === 'failed') return <Failed retry={cards.retry} />;
  return (
    <section
      data-bleed=""
      aria-labelledby={`${id}-title`}
      className={`${homeSection} @container grid grid-cols-1 grid-rows-[auto_1fr] bg-white ${first ? '' : 'mt-section'}`}
    >
      <div className="wrap flex flex-wrap items-end justify-between gap-x-8 gap-y-2 pt-14 pb-6 md:pt-10 md:pb-8">
        <h2 id={`${id}-title`} className="text-h2">
          <Phrases text={props.title} />
        </h2>
        {props.lead && <p className="text-ink-2 max-md:hidden">{props.lead}</p>}
      </div>
      {cards.state === 'loading' ? (
        <Skeleton>
          <div className={`grid gap-0.5 ${columnsOf(props.cards.length)}`}>
            {props.cards.map(({ role }) => (
              <SkeletonShape key={role} className="h-75 rounded-none! md:h-105" />
            ))}
          </div>
        </Skeleton>
      ) : cards.state === 'missing' ? (
        <Empty />
      ) : (
        <RoleCards cards={cards.data} />
      )}
    </section>
  );
}
