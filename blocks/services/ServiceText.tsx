import type { CollectionItem } from '#blocks/collection-item.ts';
import { Phrases } from '#ui/text/Phrases.tsx';

export interface ServicesProps {
  items: readonly CollectionItem[];
  heading: 'h2' | 'h3';
}

interface ServiceProps {
  item: CollectionItem;
  heading: 'h2' | 'h3';
}

/** Icon, name and description of a service; each may be missing. */
export const ServiceName = ({ item: { title, text, icon }, heading: Heading }: ServiceProps) => (
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
export const ServicePoints = ({ item: { points }, className }: { item: CollectionItem; className: string }) =>
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
