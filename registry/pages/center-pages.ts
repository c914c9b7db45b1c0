import { centerType } from '#schemas/enumerations.ts';
import type { LocalisedForm } from '#schemas/form.ts';
import type { Localised } from '#schemas/language.ts';
import type { BuiltInPage } from './define.ts';

type CenterTypeName = keyof typeof centerType;

/** Path and titles of a page that both centres have (specification, section 2). */
interface PageNames {
  path: string;
  title: Localised;
  meta?: { description: Localised };
}

const collection = (id: string, call: string, params: object, props: object = {}) => ({
  id,
  type: 'collection',
  props: { source: { call, params }, ...props },
});

/** @returns service idea, additional services, outsourced services (rule OPER-01) */
export const operationPage = (names: PageNames, name: CenterTypeName): BuiltInPage => ({
  ...names,
  blocks: [
    { id: 'idea', serviceType: 'service_idea', look: 'idea' },
    { id: 'additional', serviceType: 'add_service', look: 'cards' },
    { id: 'outsourced', serviceType: 'outsource_service', look: 'list' },
  ].map(({ id, serviceType, look }) => ({
    id,
    type: 'services',
    props: { source: { call: 'operationServices', params: { centerType: name, serviceType } }, look },
  })),
});

/** @returns the page of a centre's technical parameters: the plan with its figures, then the drawings */
export const technicalPage = (names: PageNames, name: CenterTypeName): BuiltInPage => ({
  ...names,
  blocks: [
    sitePlan(name, ['doors', 'ducts', 'rigging', 'power', 'fire']),
    {
      id: 'parameters',
      type: 'plans',
      props: {
        title: { zh: '图纸', en: 'Drawings' },
        source: { call: 'technicalParameters', params: { type: centerType[name] } },
      },
    },
  ],
});

/** @returns the plan of the building, beginning with the level of a centre; a site without a building has none */
export const sitePlan = (name: CenterTypeName, layers: readonly string[]): BuiltInPage['blocks'][number] => ({
  id: 'plan',
  type: 'site-plan',
  props: {
    title: { zh: '场馆平面', en: 'Site plan' },
    level: name === 'EX_CENTER' ? '1' : '2',
    layers,
  },
});

/** @returns the list of activities and the detail page, which no menu shows (rules ATLS-01, ROUTE-05) */
export function atlasPages(list: PageNames, detailPath: string, name: CenterTypeName): BuiltInPage[] {
  const source = { call: 'activityAtlasDetail', params: { listPath: list.path } };
  return [
    {
      ...list,
      blocks: [
        collection(
          'activities',
          'activityAtlasPage',
          { type: centerType[name], pageSize: 10 },
          { detailPath, layout: 'cards' },
        ),
      ],
    },
    {
      path: detailPath,
      title: { zh: '活动照片', en: 'Event photographs' },
      meta: { hidden: true },
      blocks: [{ id: 'activity', type: 'photos', props: { source } }],
    },
  ];
}

/** @returns the schedule of one centre */
export const schedulePage = (names: PageNames, name: CenterTypeName): BuiltInPage => ({
  ...names,
  meta: { ...names.meta, background: 'mist', lowBanner: true },
  blocks: [{ id: 'schedule', type: 'schedule', props: { view: 'page', type: centerType[name] } }],
});

/** Next steps after a booking request is sent (rule BOOK-08). */
const afterBooking = {
  title: { zh: '提交之后', en: 'What happens next' },
  steps: [
    {
      zh: '24 小时内，预订团队以电话或邮件与您联系',
      en: 'Within 24 hours our booking team calls or writes to you',
    },
    {
      zh: '三个工作日内提供档期、平面与报价',
      en: 'Within three working days you get dates, a plan and a quote',
    },
    {
      zh: '签署意向书，档期为您保留三十天',
      en: 'You sign a letter of intent, and the dates are held for 30 days',
    },
  ],
  call: { caption: { zh: '想先聊聊？', en: 'Rather talk first?' } },
  link: { label: { zh: '查询已提交的申请', en: 'Find a request you have sent' }, href: '/requests' },
};

/**
 * @param intro above the form, and the page's description
 * @returns the page of a booking form, with what happens after it is sent
 */
export const bookingPage = (names: PageNames, intro: Localised, form: LocalisedForm): BuiltInPage => ({
  ...names,
  meta: { description: intro, lowBanner: true, ...names.meta },
  blocks: [{ id: 'booking', type: 'form', props: { intro, form, aside: afterBooking } }],
});

/**
 * @param type of the centre
 * @returns text on a picture, statistics, pictures (specification, section 2)
 */
export function introductionBlocks(type: number, picturesTitle: Localised): BuiltInPage['blocks'] {
  const source = { call: 'introduction', params: { type } };
  return [
    { id: 'introduction', type: 'statement', props: { source } },
    { id: 'figures', type: 'stats', props: { source, decimals: 1 } },
    sitePlan(type === centerType.EX_CENTER ? 'EX_CENTER' : 'MEET_CENTER', ['doors', 'services']),
    {
      id: 'pictures',
      type: 'carousel',
      props: { title: picturesTitle, source },
    },
  ];
}
