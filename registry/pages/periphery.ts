import type { Localised } from '#schemas/language.ts';
import { defineGroup } from './define.ts';

interface FilesPage {
  path: string;
  title: Localised;
  block: { id: string; type: string };
  params: Record<string, unknown>;
  props?: Record<string, unknown>;
}

/** Attached files or an atlas list; the sizes of pages are those of the specification, section 9. */
const filesOf = (params: Record<string, unknown>) => ({ call: 'filePage', params });

/** A page with a single block of them. */
const filesPage = ({ path, title, block, params, props = {} }: FilesPage) => ({
  path,
  title,
  blocks: [{ ...block, props: { source: filesOf(params), ...props } }],
});

export const periphery = defineGroup({
  path: '/periphery',
  pages: [
    filesPage({
      path: '/periphery/cateringCuisine',
      title: { zh: '餐饮美食', en: 'Catering' },
      block: { id: 'list', type: 'collection' },
      params: { atlasTypes: 'CATERING', pageSize: 10 },
      props: { layout: 'rows' },
    }),
    {
      path: '/periphery/trafficGuidance',
      title: { zh: '交通指引', en: 'Getting here' },
      blocks: [
        {
          id: 'map',
          type: 'map',
          props: {
            source: { call: 'remoteConfig', params: { key: 'official.contactUs.config' } },
            link: { label: { zh: '查看联系方式', en: 'Contact us' }, href: '/about/contactUs' },
          },
        },
        {
          id: 'list',
          type: 'collection',
          props: {
            source: filesOf({ atlasTypes: 'TRAFFIC_DIRECTIONS', pageSize: 100 }),
            layout: 'rows',
          },
        },
      ],
    },
    filesPage({
      path: '/periphery/supportingHotels',
      title: { zh: '配套酒店', en: 'Supporting hotels' },
      block: { id: 'hotels', type: 'showcase' },
      params: { atlasTypes: 'HOTEL_ACCOMMODATION', isConfigure: 'YES', pageSize: 10 },
      props: {
        total: { label: { zh: '配套酒店', en: 'Supporting hotels' }, unit: { zh: '家', en: '' } },
        note: {
          zh: '客房与床位总数由以上各酒店登记的数据合计。',
          en: 'Guest rooms and beds are the sums of what these hotels have registered.',
        },
      },
    }),
    filesPage({
      path: '/periphery/culturalTourism',
      title: { zh: '文旅推荐', en: 'Culture and sights' },
      block: { id: 'sights', type: 'mosaic' },
      params: { atlasTypes: 'cultural_tourism', pageSize: 100 },
    }),
    filesPage({
      path: '/periphery/surroundingAccommod',
      title: { zh: '周边住宿', en: 'Nearby accommodation' },
      block: { id: 'stays', type: 'tiles' },
      params: { atlasTypes: 'HOTEL_ACCOMMODATION', isConfigure: 'NO', pageSize: 100 },
    }),
  ],
});
