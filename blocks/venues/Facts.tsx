import type { CollectionItem } from '#blocks/collection-item.ts';
import { Counter } from '#ui/counter/Counter.tsx';

/** Figures of a venue, one per line, counting up to at most two decimals (rule VEN-01). */
export const Facts = ({ facts }: Pick<CollectionItem, 'facts'>) =>
  facts.length > 0 && (
    <dl className={factList}>
      {facts.map(({ number, unit, label }, index) => (
        // Two figures may have the same label.
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of figures never changes.
        <div key={index} className={factLine}>
          <dt className="min-w-0 text-sm text-ink-2">{label}</dt>
          <dd className="ml-auto min-w-0 text-right font-num text-num-s font-light wrap-anywhere md:text-h3">
            <Counter value={number} unit={unit} decimals={2} unitClass="ml-1.5 text-xs" />
          </dd>
        </div>
      ))}
    </dl>
  );

/** List below a rule, shared with the skeleton. */
export const factList = 'border-t border-ink';
export const factLine = 'flex flex-wrap items-baseline gap-x-5 border-b border-line py-2.5';
