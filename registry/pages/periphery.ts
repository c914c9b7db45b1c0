import type { Localised } from '#schemas/language.ts';
import { defineGroup } from './define.ts';

interface FilesPage {
  path: string;
  title: Localised;
  description: Localised;
  block: { id: string; type: string };
  params: Record<string, unknown>;
  props?: Record<string, unknown>;
}

/** Source of a list of files. Page sizes are from section 9 of the specification. */
const filesOf = (params: Record<string, unknown>) => ({ call: 'filePage', params });

/** A page with one block of files. */
const filesPage = ({ path, title, description, block, params, props = {} }: FilesPage) => ({
  path,
  title,
  meta: { description },
  blocks: [{ ...block, props: { source: filesOf(params), ...props } }],
});

export const periphery = defineGroup({
  path: '/periphery',
  pages: [
    filesPage({
      path: '/periphery/cateringCuisine',
      title: { zh: '餐饮美食', en: 'Catering' },
      description: {
        zh: '会展中心内外的用餐选择：餐厅、咖啡、美食广场与展厅快餐点，各处的位置、营业时间与特色，以及为会议和活动准备的宴会与茶歇服务。',
        en: 'Where to eat and drink at the centre: restaurants, cafés and quick counters with their places and hours, and catering for events.',
      },
      block: { id: 'list', type: 'collection' },
      params: { atlasTypes: 'CATERING', pageSize: 10 },
      props: { layout: 'rows' },
    }),
    {
      path: '/periphery/trafficGuidance',
      title: { zh: '交通指引', en: 'Getting here' },
      meta: {
        description: {
          zh: '如何前往会展中心：轨道交通、机场与高铁接驳、公交、出租车、自驾与停车的路线和用时，以及货运车辆须知，附场馆位置地图，出发前请先查阅。',
          en: 'How to reach the centre by metro, from the airport and the railway stations, by bus, taxi or car, with parking, freight and a map.',
        },
      },
      blocks: [
        {
          id: 'arrival',
          type: 'arrival',
          props: {
            intro: {
              zh: '说出从哪里来、去看什么，给您一条走到门口的路。',
              en: 'Say where you come from and what you come for: here is the way to the door.',
            },
          },
        },
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
      description: {
        zh: '与会展中心合作的配套酒店：位置与步行距离、客房与床位数量、会议设施和服务特色，逐家图文介绍，方便参展商与参会嘉宾安排住宿。',
        en: 'Hotels that work with the centre: how near they are, how many rooms and beds they have and what they offer to exhibitors and delegates.',
      },
      block: { id: 'hotels', type: 'showcase' },
      params: { atlasTypes: 'HOTEL_ACCOMMODATION', isConfigure: 'YES', pageSize: 10 },
      props: {
        total: { label: { zh: '配套酒店', en: 'Supporting hotels' }, unit: { zh: '家', en: '' } },
        note: {
          zh: '客房与床位总数由以上各酒店登记的数据合计；其余协议酒店见“周边住宿”。',
          en: 'Guest rooms and beds are the sums of what these hotels have registered. The other partner hotels are under “Nearby accommodation”.',
        },
      },
    }),
    filesPage({
      path: '/periphery/culturalTourism',
      title: { zh: '文旅推荐', en: 'Culture and sights' },
      description: {
        zh: '展会之余，去看看这座城市：会展中心周边的名胜、老街、山水与手艺，附图片与前往方式，为参展参会的客人备好半日到一日的行程灵感。',
        en: 'Time to spare after the show? Sights, old streets, rivers and crafts around the centre, in pictures and with the way there.',
      },
      block: { id: 'sights', type: 'mosaic' },
      params: { atlasTypes: 'cultural_tourism', pageSize: 100 },
    }),
    filesPage({
      path: '/periphery/surroundingAccommod',
      title: { zh: '周边住宿', en: 'Nearby accommodation' },
      description: {
        zh: '会展中心周边的更多住宿选择：酒店、公寓、民宿与青年旅舍，覆盖不同预算，附图片与预订入口，为参展商、观众和参会团队提供便利。',
        en: 'More places to stay near the centre, from hotels and serviced apartments to guest houses and hostels, for every budget.',
      },
      block: { id: 'stays', type: 'tiles' },
      params: { atlasTypes: 'HOTEL_ACCOMMODATION', isConfigure: 'NO', pageSize: 100 },
    }),
  ],
});
