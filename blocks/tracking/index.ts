import { defineBlock, given, type Query } from '#blocks/define.ts';
import { phoneQuery } from '#blocks/hotline-query.ts';
import { trackingTexts } from '#i18n/tracking/index.ts';
import type { TrackingTexts } from '#i18n/tracking/zh-CN.ts';
import { formsIn, type TrackedForms } from './forms.ts';
import { trackingProps } from './schema.ts';

interface TrackingQueries {
  /** The interface's texts, which only pages with this block load. */
  texts: Query<TrackingTexts>;
  /** Absent where an existing backend takes the requests: then nothing can be looked up. */
  forms: Query<TrackedForms>;
  /** What `?reference=` fills in. */
  reference: Query<string>;
  /** The line that hosts of events call, as it is read. */
  phone: Query<string>;
}

/** An applicant's way back to a request: reference and last four digits in, status, clock and facts out. */
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
  parameters: () => ['reference'],
  actions: () => ['trackRequest'],
  queries: (
    _props,
    { language, search, tracksRequests, config },
  ): TrackingQueries & Record<string, Query> => ({
    texts: given(trackingTexts[language]),
    forms: given(tracksRequests ? formsIn(language) : undefined),
    reference: given(search.reference?.slice(0, 40)),
    phone: phoneQuery({ config }),
  }),
  texts: ({ title, intro }) => ({ prose: [{ text: intro }], items: [{ title }] }),
});
