import type { Collection } from '#blocks/collection-item.ts';
import type { ViewProps } from '#blocks/define.ts';
import { useTexts } from '#i18n/context.tsx';
import { BlockSection } from '#ui/BlockSection.tsx';
import { Empty } from '#ui/Empty.tsx';
import { Failed } from '#ui/Failed.tsx';
import { PictureGallerySkeleton } from '#ui/picture/PictureGallery.tsx';
import { Skeleton, SkeletonLine, SkeletonShape } from '#ui/Skeleton.tsx';
import { Tabs } from '#ui/tabs/Tabs.tsx';
import type definition from './index.ts';
import { useOpenVenue } from './open-venue.ts';
import { factLine, factList, Venue, venueGallery, venueGrid, venueName, venueText } from './Venue.tsx';

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
      anchor={`${id}-${venue.id}`}
      heading={title ? 'h3' : 'h2'}
      links={links}
      priority={place === 0}
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
