import { CollectionSection } from '#blocks/CollectionSection.tsx';
import type { ViewProps } from '#blocks/define.ts';
import type definition from './index.ts';
import { Tile, tileRow } from './Tile.tsx';
import { TilesSkeleton } from './TilesSkeleton.tsx';

/** Tiles of image and name (rule ACCO-01). */
export default function TilesView({ id, props, data, first }: ViewProps<typeof definition>) {
  const { title, source } = props;
  return (
    <CollectionSection
      {...data}
      id={id}
      title={title}
      first={first}
      source={source}
      skeleton={<TilesSkeleton />}
    >
      {(items, heading) => (
        <ul className={tileRow}>
          {items.map((entry) => (
            <Tile key={entry.id} item={entry} heading={heading} />
          ))}
        </ul>
      )}
    </CollectionSection>
  );
}
