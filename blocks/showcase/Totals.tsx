import type { Fact } from '#blocks/collection-item.ts';
import { Counter } from '#ui/counter/Counter.tsx';
import { mostDecimals } from './totals.ts';

/** The row of the totals: on a phone one below the other, with what is counted at the right. */
export const totalsBox = 'mb-8 border-t border-ink md:mb-12 md:grid md:auto-cols-fr md:grid-flow-col';

/** One of them, or the shape that stands for it. */
export const totalBox =
  'flex items-baseline justify-between gap-4 border-b border-line py-3 md:flex-col md:justify-start md:gap-3 md:py-6 md:pr-4 md:not-first:border-l md:not-first:pl-6';

/** What the items come to, in figures that count up (rule HOTL-02). */
export const Totals = ({ totals }: { totals: readonly Fact[] }) =>
  totals.length > 0 && (
    <dl className={totalsBox}>
      {totals.map(({ number, unit, label }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two totals may be equal, and they never change places.
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
