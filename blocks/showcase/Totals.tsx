import type { Fact } from '#blocks/collection-item.ts';
import { Counter } from '#ui/counter/Counter.tsx';
import { mostDecimals } from './totals.ts';

/** Row of the totals; stacked on phones, with labels at the right. */
export const totalsBox = 'mb-8 border-t border-ink md:mb-12 md:grid md:auto-cols-fr md:grid-flow-col';

/** Box of one total, shared with the skeleton. */
export const totalBox =
  'flex items-baseline justify-between gap-4 border-b border-line py-3 md:flex-col md:justify-start md:gap-3 md:py-6 md:pr-4 md:not-first:border-l md:not-first:pl-6';

/** Totals of the items as counting figures (rule HOTL-02). */
export const Totals = ({ totals }: { totals: readonly Fact[] }) =>
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
