import { centerType } from '#schemas/enumerations.ts';
import type { LocalisedForm } from '#schemas/form.ts';
import type { Localised } from '#schemas/language.ts';
import type { BuiltInPage } from './define.ts';

type CenterTypeName = keyof typeof centerType;

/** Pages that both centres have, in the order of the specification, section 2; each with its own path and title. */
interface PageNames {
  path: string;
  title: Localised;
}

const collection = (id: string, call: string, params: object, props: object = {}) => ({
  id,
  type: 'collection',
  props: { source: { call, params }, ...props },
});

/** Service idea, additional services, outsourced services (rule OPER-01). */
export const operationPage = (names: PageNames, name: CenterTypeName): BuiltInPage => ({
  ...names,
  blocks: [
    ['idea', 'service_idea'],
    ['additional', 'add_service'],
    ['outsourced', 'outsource_service'],
  ].map(([id = '', serviceType]) =>
    collection(id, 'operationServices', { centerType: name, serviceType }, { layout: 'cards' }),
  ),
});

export const technicalPage = (names: PageNames, name: CenterTypeName): BuiltInPage => ({
  ...names,
  blocks: [collection('parameters', 'technicalParameters', { type: centerType[name] })],
});

/** The list of activities and the page of one, which stands in no menu (rules ATLS-01, ROUTE-05). */
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
      title: list.title,
      meta: { hidden: true },
      blocks: [{ id: 'activity', type: 'photos', props: { source } }],
    },
  ];
}

export const schedulePage = (names: PageNames, name: CenterTypeName): BuiltInPage => ({
  ...names,
  meta: { background: 'mist' },
  blocks: [
    collection('schedule', 'scheduleList', { type: centerType[name], pageSize: 6 }, { layout: 'cards' }),
  ],
});

interface BookingTexts {
  title: Localised;
  intro: Localised;
}

export const bookingPage = (names: PageNames, texts: BookingTexts, form: LocalisedForm): BuiltInPage => ({
  ...names,
  meta: { description: texts.intro },
  blocks: [{ id: 'booking', type: 'form', props: { ...texts, form } }],
});
