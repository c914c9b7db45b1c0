import { atlasItem } from '#blocks/collection-items.ts';
import { defineBlock, type Query, query } from '#blocks/define.ts';
import type { Picture } from '#schemas/picture.ts';
import { photosProps } from './schema.ts';

export interface Activity {
  title: string;
  /** yyyy-mm-dd */
  date?: string | undefined;
  place?: string | undefined;
  photos: Picture[];
}

/** One activity: name, day, hall and photos (specification, section 2). */
export default defineBlock({
  type: 'photos',
  version: 1,
  schema: photosProps,
  palette: {
    group: 'data',
    name: { zh: '活动照片', en: 'Event photographs' },
    help: { zh: '网址所指活动的照片', en: 'The photographs of the event of the address' },
    sketch: 'gallery',
  },
  example: {
    source: { call: 'activityAtlasDetail', params: { listPath: '/exhibitCenter/activityAtlas' } },
  },
  machines: () => ['galleryViewer'],
  parameters: () => ['id'],
  queries: (_props, context): { activity: Query<Activity> } => ({
    activity: query(
      'activityAtlasDetail',
      { id: context.search.id ?? '' },
      {
        name: 'photos',
        select: (atlas) => {
          const { title, date, place } = atlasItem(atlas, context, undefined);
          return {
            title,
            date,
            place,
            photos: atlas.atlasPool.flatMap(({ url }) => context.picture(url) ?? []),
          };
        },
      },
    ),
  }),
  itemParameter: 'id',
  subject: (_props, { activity }) => {
    if (activity.state === 'missing') return 'missing';
    return activity.state === 'ready' ? { title: activity.value.title } : undefined;
  },
  texts: (_props, { activity }, t) =>
    activity.state === 'ready'
      ? { items: [{ title: activity.value.place, text: t('description.event') }] }
      : {},
});
