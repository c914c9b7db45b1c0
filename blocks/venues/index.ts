import { type Collection, collectionTexts } from '#blocks/collection-item.ts';
import { collectionQuery } from '#blocks/collection-query.ts';
import { withoutCompared } from '#blocks/compared-facts.ts';
import { defineBlock, type Query } from '#blocks/define.ts';
import { venuesProps } from './schema.ts';

/** Halls or rooms with their pictures and figures (rules VEN-01, VEN-02a, VEN-02b). */
export default defineBlock({
  type: 'venues',
  version: 1,
  schema: venuesProps,
  palette: {
    group: 'data',
    name: { zh: '场馆', en: 'Venues' },
    help: { zh: '展厅或会议室的图片与数据', en: 'Halls or rooms with pictures and figures' },
    sketch: 'tabs',
  },
  example: {
    source: { call: 'meetingVenues', params: {} },
    layout: 'tabs',
    links: [
      { label: { zh: '预订此会议室', en: 'Book this room' }, href: '/conventionCenter/meetingOnlineBooking' },
    ],
  },
  // The view opens the tab with this number.
  machines: () => ['galleryViewer'],
  parameters: ({ layout }) => (layout === 'tabs' ? ['venue'] : []),
  queries: ({ source, figures }, context): { venues: Query<Collection> } => {
    const venues = collectionQuery(source, context);
    if (figures === 'all') return { venues };
    return {
      venues: {
        ...venues,
        name: `${venues.name}:own`,
        select: (answer) => {
          const found = venues.select(answer);
          return found && { ...found, items: withoutCompared(found.items) };
        },
      },
    };
  },
  texts: (_props, { venues }) => collectionTexts(venues),
});
