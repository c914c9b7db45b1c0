import { Picture } from '#ui/picture/Picture.tsx';
import { ServiceName, ServicePoints, type ServicesProps } from './ServiceText.tsx';

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
              sizes={`(max-width: 575px) 100vw, (max-width: 967px) 40vw, ${alone(index, items.length) ? '640px' : '250px'}`}
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
