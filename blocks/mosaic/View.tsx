import { CollectionSection } from '#blocks/CollectionSection.tsx';
import type { ViewProps } from '#blocks/define.ts';
import { Card } from './Card.tsx';
import type definition from './index.ts';
import { MosaicSkeleton } from './MosaicSkeleton.tsx';
import { cardGrid, cardShape } from './shape.ts';

/** Cards with image, name and remark, two to a row, alternating wide and narrow (rule TOUR-01). */
export default function MosaicView({ id, props, data, first }: ViewProps<typeof definition>) {
  const { title, source } = props;
  return (
    <CollectionSection
      {...data}
      id={id}
      title={title}
      first={first}
      source={source}
      skeleton={<MosaicSkeleton />}
    >
      {(items, heading) => (
        <ul className={cardGrid}>
          {items.map((entry, index) => (
            <Card key={entry.id} item={entry} heading={heading} shape={cardShape(index, items.length)} />
          ))}
        </ul>
      )}
    </CollectionSection>
  );
}
