import type { CollectionItem } from '#blocks/collection-item.ts';
import { showFigure } from '#ui/counter/figure.ts';

/** Labelled figures, in a number of columns that leaves none alone in a row. */
export const Facts = ({ facts }: Pick<CollectionItem, 'facts'>) =>
  facts.length > 0 && (
    <dl
      className={`mt-5 grid grid-cols-2 gap-x-gutter gap-y-4 border-t border-line pt-4 ${facts.length % 3 === 1 ? 'sm:grid-cols-4' : 'sm:grid-cols-3'}`}
    >
      {facts.map(({ number, unit, label }) => (
        <div key={`${label}${number}`} className="flex flex-col-reverse justify-end">
          <dt className="text-xs text-ink-2">{label}</dt>
          <dd className="font-num text-h3 font-light">
            {showFigure(number, 2)}
            {unit && <span className="ml-1 text-xs text-ink-2">{unit}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
