import { Picture } from '#ui/picture/Picture.tsx';
import { ServiceName, ServicePoints, type ServicesProps } from './ServiceText.tsx';

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
