import type { Localised } from '#schemas/language.ts';
import { defineGroup } from './define.ts';

interface FilesPage {
  path: string;
  title: Localised;
  params: Record<string, unknown>;
  layout: 'cards' | 'rows';
}

/** A page of attached files or of an atlas list; the sizes are those of the specification, section 9. */
const filesPage = ({ path, title, params, layout }: FilesPage) => ({
  path,
  title,
  blocks: [{ id: 'list', type: 'collection', props: { source: { call: 'filePage', params }, layout } }],
});

export const periphery = defineGroup({
  path: '/periphery',
  pages: [
    filesPage({
      path: '/periphery/cateringCuisine',
      title: { zh: '餐饮美食', en: 'Catering' },
      params: { atlasTypes: 'CATERING', pageSize: 10 },
      layout: 'rows',
    }),
    filesPage({
      path: '/periphery/trafficGuidance',
      title: { zh: '交通指引', en: 'Getting here' },
      params: { atlasTypes: 'TRAFFIC_DIRECTIONS', pageSize: 100 },
      layout: 'rows',
    }),
    filesPage({
      path: '/periphery/supportingHotels',
      title: { zh: '配套酒店', en: 'Supporting hotels' },
      params: { atlasTypes: 'HOTEL_ACCOMMODATION', isConfigure: 'YES', pageSize: 10 },
      layout: 'rows',
    }),
    filesPage({
      path: '/periphery/culturalTourism',
      title: { zh: '文旅推荐', en: 'Culture and sights' },
      params: { atlasTypes: 'cultural_tourism', pageSize: 100 },
      layout: 'rows',
    }),
    filesPage({
      path: '/periphery/surroundingAccommod',
      title: { zh: '周边住宿', en: 'Nearby accommodation' },
      params: { atlasTypes: 'HOTEL_ACCOMMODATION', isConfigure: 'NO', pageSize: 100 },
      layout: 'cards',
    }),
  ],
});
