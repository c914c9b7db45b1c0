import { CollectionSection } from '#blocks/CollectionSection.tsx';
import type { ViewProps } from '#blocks/define.ts';
import { FilmRow } from './FilmRow.tsx';
import { FilmsSkeleton } from './FilmsSkeleton.tsx';
import type definition from './index.ts';

/** Paged list of films. Starting one pauses the others. */
export default function FilmsView({ id, props, data, first }: ViewProps<typeof definition>) {
  const { title, source } = props;
  return (
    <CollectionSection
      {...data}
      id={id}
      title={title}
      first={first}
      source={source}
      skeleton={<FilmsSkeleton />}
    >
      {(items, heading) => (
        <ul className="border-b border-line">
          {items.map((entry) => (
            <FilmRow key={entry.id} item={entry} heading={heading} />
          ))}
        </ul>
      )}
    </CollectionSection>
  );
}
