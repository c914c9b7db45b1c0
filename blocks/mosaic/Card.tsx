import type { CollectionItem } from '#blocks/collection-item.ts';
import { ItemLink } from '#blocks/ItemLink.tsx';
import { Picture } from '#ui/picture/Picture.tsx';
import { Html } from '#ui/text/Html.tsx';
import { Phrases } from '#ui/text/Phrases.tsx';
import { type CardShape, cardBox, cardPicture, cardSizes } from './shape.ts';

interface CardProps {
  item: CollectionItem;
  heading: 'h2' | 'h3';
  shape: CardShape;
}

/** Picture, name and text of an item, with its links. */
export const Card = ({ item, heading: Heading, shape }: CardProps) => (
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
