import { defineBlock, type Query, staticData } from '#blocks/define.ts';
import { phoneQuery } from '#blocks/hotline-query.ts';
import type { TrackingTexts } from '#i18n/tracking.ts';
import { trackingTexts } from '#i18n/tracking.ts';
import { languageKey } from '#schemas/language.ts';
import { formsIn, type TrackedForms } from './forms.ts';
import { trackingProps } from './schema.ts';

interface TrackingQueries {
  /** Interface texts, sent only to pages with this block. */
  texts: Query<TrackingTexts>;
  /** Missing if an existing backend stores the requests: then they cannot be looked up. */
  forms: Query<TrackedForms>;
  /** Value of `?reference=`. */
  reference: Query<string>;
  /** The hotline as text. */
  phone: Query<string>;
}

/** Lets an applicant look up a request by its reference and four digits: status, deadline and values. */
export default defineBlock({
  type: 'tracking',
  version: 1,
  schema: trackingProps,
  palette: {
    group: 'interaction',
    name: { zh: '申请查询', en: 'Request tracking' },
    help: { zh: '申请人凭编号查询进度', en: 'Applicants look up how their request is doing' },
    sketch: 'steps',
  },
  example: {},
  machines: () => ['tracking'],
  parameters: () => ['reference'],
  actions: () => ['trackRequest'],
  queries: (
    _props,
    { language, search, tracksRequests, config },
  ): TrackingQueries & Record<string, Query> => ({
    texts: staticData(trackingTexts[languageKey(language)]),
    forms: staticData(tracksRequests ? formsIn(language) : undefined),
    reference: staticData(search.reference?.slice(0, 40)),
    phone: phoneQuery({ config }),
  }),
  texts: ({ title, intro }) => ({ prose: [{ text: intro }], items: [{ title }] }),
});
