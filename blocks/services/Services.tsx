import type { CollectionItem } from '#blocks/collection-item.ts';
import { Picture } from '#ui/picture/Picture.tsx';
import { Phrases } from '#ui/text/Phrases.tsx';
import { tilePicture, tileSizes, tileSpan } from '#ui/tiles.ts';

/** Stacked services: picture, name, points. On phones the list has a minimum height (rule OPER-02). */
export const List = ({ items, heading }: ServicesProps) => (
  <ul className={`${listBox} md:min-h-0! print:min-h-0!`} style={{ minHeight: leastHeight(items.length) }}>
    {items.map((item) => (
      <li key={item.id} className={listRow}>
        <div className={`min-w-0 md:order-1 ${item.pictured ? 'md:col-span-4' : 'col-span-2 md:col-span-5'}`}>
          <ServiceName item={item} heading={heading} />
        </div>
        {item.pictured && (
          <Picture picture={item.picture} sizes="(max-width: 967px) 128px, 296px" className={listPicture} />
        )}
        <ServicePoints
          item={item}
          className={`col-span-2 md:order-2 md:-mt-2.5 ${item.pictured ? 'md:col-span-5' : 'md:col-span-7'} md:*:first:border-t-0`}
        />
      </li>
    ))}
  </ul>
);

export const listBox = 'grid print:block! print:break-before-avoid';

export const listRow =
  'grid grid-cols-[minmax(0,1fr)_auto] content-center gap-x-gutter gap-y-4 border-b border-line py-6 first:border-t first:border-t-ink md:grid-cols-12 md:content-start md:py-8 print:break-inside-avoid print:first:break-before-avoid';

export const listPicture = 'h-18 w-27 rounded md:col-span-3 md:h-auto md:w-auto md:aspect-card';

/** Px per item, by number of items. The last factor is for longer lists too. */
const factors = [200, 300, 250, 250, 220];

/** Minimum height of a list of outsourced services on phones (rule OPER-02), in px. */
export const leastHeight = (count: number): number => count * (factors[count - 1] ?? 220);

/**
 * Orderable services, two per row, each with a picture at its side. If their number is odd, the first has its own row.
 */
export const Cards = ({ items, heading }: ServicesProps) => (
  <ul className={cardsGrid}>
    {items.map((item, index) => (
      <li key={item.id} className={cardBox(index, items.length)}>
        {item.pictured && (
          <div className={cardSide(index, items.length)}>
            <Picture
              picture={item.picture}
              sizes="(max-width: 575px) 100vw, (max-width: 967px) 40vw, 640px"
              className={cardPicture}
            />
          </div>
        )}
        <div className={`min-w-0 flex-1 p-5 md:p-6 ${alone(index, items.length) ? 'md:self-center' : ''}`}>
          <ServiceName item={item} heading={heading} />
          <ServicePoints item={item} className="mt-4 -mb-2.5" />
        </div>
      </li>
    ))}
  </ul>
);

export const cardsGrid = 'grid gap-gutter md:grid-cols-2 print:break-before-avoid';

const alone = (index: number, count: number) => index === 0 && count % 2 === 1;

export const cardBox = (index: number, count: number) =>
  `flex flex-col overflow-hidden rounded border border-line bg-white sm:flex-row print:break-inside-avoid ${
    alone(index, count) ? 'md:col-span-2' : ''
  }`;

/** The picture is as high as the text beside it. */
export const cardSide = (index: number, count: number) =>
  `relative flex-none sm:w-2/5 ${alone(index, count) ? 'md:aspect-video md:w-1/2' : ''}`;

export const cardPicture = 'aspect-video sm:absolute sm:inset-0 sm:aspect-auto';

/** Points side by side on shared grid lines, each column with its picture above. */
export function Idea({ items, heading }: ServicesProps) {
  const count = items.length;
  const pictured = items.some((item) => item.pictured);
  return (
    <ul className={`${ideaGrid} ${pictured ? '' : 'border-t border-ink'}`}>
      {items.map((item, index) => (
        <li key={item.id} className={`${ideaBox(index, count)} ${pictured ? '' : 'md:row-span-2!'}`}>
          {pictured && (
            <Picture
              picture={item.picture}
              sizes={tileSizes(index, count)}
              className={ideaPicture(index, count)}
            />
          )}
          <div className={ideaName}>
            <ServiceName item={item} heading={heading} />
          </div>
          <ServicePoints item={item} className={ideaPoints} />
        </li>
      ))}
    </ul>
  );
}

export const ideaGrid = 'grid gap-x-gutter gap-y-10 sm:grid-cols-2 md:grid-cols-6 print:grid-cols-3!';

export const ideaBox = (index: number, count: number) =>
  `${tileSpan(index, count)} md:row-span-3 md:grid md:grid-rows-subgrid md:gap-y-0 print:col-span-1! print:break-inside-avoid`;

export const ideaPicture = (index: number, count: number) =>
  `${tilePicture(index, count)} print:aspect-card!`;

export const ideaName = 'pt-5';

export const ideaPoints = 'mt-4 self-start border-b border-line';

interface ServicesProps {
  items: readonly CollectionItem[];
  heading: 'h2' | 'h3';
}

interface ServiceProps {
  item: CollectionItem;
  heading: 'h2' | 'h3';
}

/** Icon, name and description of a service; each may be missing. */
const ServiceName = ({ item: { title, text, icon }, heading: Heading }: ServiceProps) => (
  <>
    {icon && <img src={icon.src} alt="" width={32} height={32} className="mb-4 size-8 object-contain" />}
    {title && (
      <Heading className="text-h4">
        <Phrases text={title} />
      </Heading>
    )}
    {text && <p className="mt-1.5 text-sm whitespace-pre-line text-ink-2 first:mt-0">{text}</p>}
  </>
);

/** Points of a service, separated by hairlines. */
const ServicePoints = ({ item: { points }, className }: { item: CollectionItem; className: string }) =>
  points.length > 0 && (
    <ul className={`text-sm leading-normal text-ink-2 ${className}`}>
      {points.map((point, index) => (
        // An editor may have entered a point twice.
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of points never changes.
        <li key={index} className="border-t border-line py-2.5">
          {point}
        </li>
      ))}
    </ul>
  );
