import { CollectionSection } from '#blocks/CollectionSection.tsx';
import type { CollectionItem } from '#blocks/collection-item.ts';
import type { ViewProps } from '#blocks/define.ts';
import { ItemLink } from '#blocks/ItemLink.tsx';
import { Picture } from '#ui/picture/Picture.tsx';
import { Skeleton, SkeletonLine, SkeletonShape } from '#ui/Skeleton.tsx';
import { Html } from '#ui/text/Html.tsx';
import { Phrases } from '#ui/text/Phrases.tsx';
import type definition from './index.ts';
import { type CardShape, cardBox, cardGrid, cardPicture, cardShape, cardSizes } from './shape.ts';

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

interface CardProps {
  item: CollectionItem;
  heading: 'h2' | 'h3';
  shape: CardShape;
}

/** Picture, name and text of an item, with its links. */
const Card = ({ item, heading: Heading, shape }: CardProps) => (
  <li className={`print:break-inside-avoid ${cardBox[shape]}`}>
    <Picture picture={item.picture} sizes={cardSizes[shape]} className={`rounded ${cardPicture[shape]}`} />
    <div className={`min-w-0 pt-4 ${shape === 'alone' ? 'md:col-span-5' : ''}`}>
      <Heading className="text-h3">
        <Phrases text={item.title} />
      </Heading>
      {item.place && <p className="mt-1 text-xs text-ink-2">{item.place}</p>}
      {item.text && <p className="mt-1.5 max-w-measure whitespace-pre-line text-ink-2">{item.text}</p>}
      {item.html && <Html html={item.html} className="mt-1.5 text-sm [&>*+*]:mt-2!" />}
      <ItemLink item={item} className="mt-1" />
    </div>
  </li>
);

/** Two rows. Later ones are never seen before the items load. */
const count = 4;

const MosaicSkeleton = () => (
  <Skeleton>
    <ul className={cardGrid}>
      {Array.from({ length: count }, (_, index) => {
        const shape = cardShape(index, count);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no identity.
          <li key={index} className={cardBox[shape]}>
            <SkeletonShape className={cardPicture[shape]} />
            <div className="pt-4">
              <SkeletonLine size="text-h3 leading-head" width="w-2/5" />
              <SkeletonLine size="mt-1.5 text-sm" width="w-full" />
              <SkeletonLine size="text-sm" width="w-3/5" />
            </div>
          </li>
        );
      })}
    </ul>
  </Skeleton>
);
