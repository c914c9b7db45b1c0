import type { Collection } from '#blocks/collection-item.ts';
import type { ViewProps } from '#blocks/define.ts';
import { useTexts } from '#i18n/context.tsx';
import { BlockSection } from '#ui/BlockSection.tsx';
import { Empty } from '#ui/Empty.tsx';
import { Failed } from '#ui/Failed.tsx';
import { Tabs } from '#ui/tabs/Tabs.tsx';
import type definition from './index.ts';
import { useOpenVenue } from './use-open-venue.ts';
import { Venue } from './Venue.tsx';
import { VenuesSkeleton } from './VenuesSkeleton.tsx';

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
