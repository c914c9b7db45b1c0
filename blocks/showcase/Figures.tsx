import type { Fact } from '#blocks/collection-item.ts';
import { Counter } from '#ui/counter/Counter.tsx';
import { showFigure } from '#ui/counter/figure.ts';
import { mostDecimals } from './totals.ts';

const looks = {
  /** In the picture on desktop, below it on phones. */
  large: {
    list: 'flex flex-wrap gap-x-12 gap-y-3',
    figure: 'text-num-m',
    unit: 'ml-1 text-xs md:text-white/90!',
    label: 'text-xs text-ink-2 md:text-white/90',
  },
  small: {
    list: 'grid grid-cols-2 gap-x-gutter gap-y-4 sm:grid-cols-[repeat(auto-fill,minmax(8rem,1fr))]',
    figure: 'text-h3',
    unit: 'ml-1 text-xs',
    label: 'text-xs text-ink-2',
  },
  /** In the list, in columns, where all figures stay in view: only these count up. */
  narrow: {
    list: 'flex max-w-3/5 flex-none gap-x-3',
    figure: 'text-num-s',
    unit: 'ml-0.5 text-cap',
    label: 'line-clamp-2 min-w-16 text-cap text-ink-2',
  },
};

interface FiguresProps {
  facts: readonly Fact[];
  look: keyof typeof looks;
  className?: string;
}

/**
 * Facts of an item as figures (rule HOTL-01a). Those of the picture stand still, because an item is shown for as long as a
 * counter runs.
 */
export function Figures({ facts, look, className = '' }: FiguresProps) {
  const { list, figure, unit: unitClass, label: labelClass } = looks[look];
  if (facts.length === 0) return null;
  return (
    <dl className={`${list} ${className}`}>
      {facts.map(({ number, unit, label }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two facts may be equal, and their order never changes.
        <div key={place} className="flex min-w-0 flex-col">
          <dt className={`order-last leading-tight wrap-anywhere ${labelClass}`}>{label}</dt>
          <dd className={`font-num leading-tight font-light wrap-anywhere ${figure}`}>
            {look === 'narrow' ? (
              <Counter value={number} unit={unit} decimals={mostDecimals} unitClass={unitClass} />
            ) : (
              <>
                {showFigure(number, mostDecimals)}
                {unit && <small className={`font-text font-regular text-ink-2 ${unitClass}`}>{unit}</small>}
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
