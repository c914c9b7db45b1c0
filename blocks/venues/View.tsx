import type { Collection, CollectionItem } from '#blocks/collection-item.ts';
import type { ViewProps } from '#blocks/define.ts';
import type { LinkItem } from '#blocks/link-props.ts';
import { useTexts } from '#i18n/context.tsx';
import { BlockSection } from '#ui/BlockSection.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Counter } from '#ui/counter/Counter.tsx';
import { Empty } from '#ui/Empty.tsx';
import { Failed } from '#ui/Failed.tsx';
import { PictureGallery, PictureGallerySkeleton } from '#ui/picture/PictureGallery.tsx';
import { Skeleton, SkeletonLine, SkeletonShape } from '#ui/Skeleton.tsx';
import { Tabs } from '#ui/tabs/Tabs.tsx';
import { Phrases } from '#ui/text/Phrases.tsx';
import type definition from './index.ts';
import { useOpenVenue } from './open-venue.ts';

type Props = ViewProps<typeof definition>;

/** Halls or rooms: all in their order (rule VEN-01), or one at a time in tabs (rule VEN-02a). */
export default function VenuesView({ id, props, data, first }: Props) {
  const { venues } = data;
  if (venues.state === 'failed') return <Failed retry={venues.retry} />;
  const ready = venues.state === 'ready' ? venues.data : undefined;
  return (
    <BlockSection id={id} title={ready?.title} lead={ready?.text} first={first}>
      {venues.state === 'loading' ? (
        <VenuesSkeleton layout={props.layout} />
      ) : ready && ready.items.length > 0 ? (
        <Venues id={id} props={props} venues={ready} />
      ) : (
        <Empty />
      )}
    </BlockSection>
  );
}

interface VenuesProps extends Pick<Props, 'id' | 'props'> {
  venues: Collection;
}

function Venues({ id, props: { layout, links = [] }, venues: { title, items } }: VenuesProps) {
  const { t } = useTexts();
  const { index, open } = useOpenVenue(items.length);
  const parts = items.map((venue, place) => (
    <Venue
      key={venue.id}
      venue={venue}
      anchor={`${id}-${place + 1}`}
      heading={title ? 'h3' : 'h2'}
      links={links}
    />
  ));
  return layout === 'tabs' && items.length > 1 ? (
    <Tabs
      named
      label={title ?? t('venues.tabs')}
      selected={items[index]?.id ?? ''}
      onSelect={(venueId) => open(items.findIndex((venue) => venue.id === venueId))}
      tabs={items.map((venue, place) => ({
        id: venue.id,
        label: venue.title,
        content: <div className="no-js:pb-10">{parts[place]}</div>,
      }))}
    />
  ) : (
    <div className="grid gap-y-16 md:gap-y-24">{parts}</div>
  );
}

const lines = ['w-20', 'w-28', 'w-16', 'w-24', 'w-20'];

/** Skeleton of the first venue, below the tabs if there are any. */
const VenuesSkeleton = ({ layout }: { layout: 'sections' | 'tabs' }) => (
  <Skeleton>
    {layout === 'tabs' && (
      <div className="mb-6 flex h-control items-center gap-5 border-b border-line md:gap-8">
        {lines.slice(0, 3).map((width) => (
          <SkeletonShape key={width} className={`h-4 ${width}`} />
        ))}
      </div>
    )}
    <div className={venueGrid}>
      <div className={venueName}>
        <SkeletonLine size="text-h2 leading-head" width="w-2/3" />
      </div>
      <div className={venueGallery}>
        <PictureGallerySkeleton />
      </div>
      <div className={venueText}>
        <div className="mb-6">
          <SkeletonLine size="text-body" width="w-full" />
          <SkeletonLine size="text-body" width="w-full" />
          <SkeletonLine size="text-body" width="w-3/5" />
        </div>
        <div className={factList}>
          {lines.map((width, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no identity.
            <div key={index} className={factLine}>
              <SkeletonLine size="w-full text-num-s md:text-h3" width={width} />
            </div>
          ))}
        </div>
      </div>
    </div>
  </Skeleton>
);

interface VenueProps {
  venue: CollectionItem;
  /** Element id, the target of links. */
  anchor: string;
  heading: 'h2' | 'h3';
  links: readonly LinkItem[];
}

/** Gallery at the left, description at the right. On phones the name is above the gallery. */
function Venue({ venue, anchor, heading: Heading, links }: VenueProps) {
  const { title, text, picture, pictures, facts } = venue;
  const photos = picture ? [picture, ...pictures] : pictures;
  return (
    <article id={anchor} aria-labelledby={`${anchor}-title`} className={venueGrid}>
      <Heading id={`${anchor}-title`} className={`text-h2 ${venueName}`}>
        <Phrases text={title} />
      </Heading>
      <div className={venueGallery}>
        <PictureGallery photos={photos} title={title} />
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
const venueGrid =
  'grid scroll-mt-below-header gap-x-gutter gap-y-4 md:grid-cols-12 md:grid-rows-[auto_1fr] md:gap-y-3';
const venueName = 'min-w-0 md:col-span-4 md:col-start-9 md:row-start-1';
const venueGallery = 'min-w-0 md:col-span-8 md:col-start-1 md:row-span-2 md:row-start-1';
const venueText = 'min-w-0 max-md:mt-2 md:col-span-4 md:col-start-9 md:row-start-2';

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
const factList = 'border-t border-ink';
const factLine = 'flex flex-wrap items-baseline gap-x-5 border-b border-line py-2.5';
