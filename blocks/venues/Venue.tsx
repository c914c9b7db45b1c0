import type { CollectionItem } from '#blocks/collection-item.ts';
import type { LinkItem } from '#blocks/link-props.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Counter } from '#ui/counter/Counter.tsx';
import { PictureGallery } from '#ui/picture/PictureGallery.tsx';
import { Phrases } from '#ui/text/Phrases.tsx';

interface VenueProps {
  venue: CollectionItem;
  /** Element id, the target of links. */
  anchor: string;
  heading: 'h2' | 'h3';
  links: readonly LinkItem[];
  /** True if its first picture is the LCP element. */
  priority: boolean;
}

/** Gallery at the left, description at the right. On phones the name is above the gallery. */
export function Venue({ venue, anchor, heading: Heading, links, priority }: VenueProps) {
  const { title, text, picture, pictures, facts } = venue;
  const photos = picture ? [picture, ...pictures] : pictures;
  return (
    <article id={anchor} aria-labelledby={`${anchor}-title`} className={venueGrid}>
      <Heading id={`${anchor}-title`} className={`text-h2 ${venueName}`}>
        <Phrases text={title} />
      </Heading>
      <div className={venueGallery}>
        <PictureGallery photos={photos} title={title} priority={priority} />
      </div>
      <div className={venueText}>
        {text && <p className="mb-6 whitespace-pre-line text-ink-2">{text}</p>}
        <Facts facts={facts} />
        {links.length > 0 && (
          <p className="mt-7 flex flex-wrap gap-3 print:hidden">
            {links.map(({ label, href }, index) => (
              <ButtonLink key={href} href={href} variant={index === 0 ? 'primary' : 'outline'}>
                {label}
              </ButtonLink>
            ))}
          </p>
        )}
      </div>
    </article>
  );
}

/** Eight and four columns, shared with the skeleton. */
export const venueGrid =
  'grid scroll-mt-below-header gap-x-gutter gap-y-4 md:grid-cols-12 md:grid-rows-[auto_1fr] md:gap-y-3';
export const venueName = 'min-w-0 md:col-span-4 md:col-start-9 md:row-start-1';
export const venueGallery = 'min-w-0 md:col-span-8 md:col-start-1 md:row-span-2 md:row-start-1';
export const venueText = 'min-w-0 max-md:mt-2 md:col-span-4 md:col-start-9 md:row-start-2';

/** Figures of a venue, one per line, counting up to at most two decimals (rule VEN-01). */
const Facts = ({ facts }: Pick<CollectionItem, 'facts'>) =>
  facts.length > 0 && (
    <dl className={factList}>
      {facts.map(({ number, unit, label }, index) => (
        // Two figures may have the same label.
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of figures never changes.
        <div key={index} className={factLine}>
          <dt className="min-w-0 text-sm text-ink-2">{label}</dt>
          <dd className="ml-auto min-w-0 text-right font-num text-num-s font-light wrap-anywhere md:text-h3">
            <Counter value={number} unit={unit} decimals={2} unitClass="ml-1.5 text-xs" />
          </dd>
        </div>
      ))}
    </dl>
  );

/** List below a rule, shared with the skeleton. */
export const factList = 'border-t border-ink';
export const factLine = 'flex flex-wrap items-baseline gap-x-5 border-b border-line py-2.5';
