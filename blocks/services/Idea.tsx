import { Picture } from '#ui/picture/Picture.tsx';
import { tilePicture, tileSizes, tileSpan } from '#ui/tiles.ts';
import { ServiceName, ServicePoints, type ServicesProps } from './ServiceText.tsx';

/** Points side by side on shared grid lines, below pictures that join into one. */
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
          <ServicePoints item={item} className={ideaPoints(index, count)} />
        </li>
      ))}
    </ul>
  );
}

export const ideaGrid = 'grid gap-y-10 sm:grid-cols-2 md:grid-cols-6 print:grid-cols-3!';

export const ideaBox = (index: number, count: number) =>
  `${tileSpan(index, count)} md:row-span-3 md:grid md:grid-rows-subgrid md:gap-y-0 print:col-span-1! print:break-inside-avoid`;

export const ideaPicture = (index: number, count: number) =>
  `${tilePicture(index, count)} rounded-none! print:aspect-card!`;

export const ideaName = 'pt-5 sm:pe-6 md:pe-8';

/** At the end of a row the hairlines reach the edge of the picture above. */
export const ideaPoints = (index: number, count: number) =>
  `mt-4 self-start border-b border-line ${(count - index) % 2 === 1 ? '' : 'sm:max-md:me-6'} ${
    (count - index) % 3 === 1 ? '' : 'md:me-8'
  }`;
