import { type Collection, collectionTexts, item, whole } from '#blocks/collection-item.ts';
import { type ItemContext, ordered, picturesOf } from '#blocks/collection-items.ts';
import { defineBlock, type Query, query } from '#blocks/define.ts';
import type { TechnicalParameter } from '#schemas/technical-parameter.ts';
import { plansProps } from './schema.ts';

/** Drawings to read, zoom and download: floor plan and data sheets of each hall or room (rules TECH-01, TECH-02). */
export default defineBlock({
  type: 'plans',
  version: 1,
  schema: plansProps,
  palette: {
    group: 'data',
    name: { zh: '技术图纸', en: 'Plans' },
    help: { zh: '各厅室的平面图与技术数据', en: 'Floor plans and technical data of halls or rooms' },
    sketch: 'plan',
  },
  example: { source: { call: 'technicalParameters', params: { type: 1 } } },
  machines: () => ['galleryViewer', 'technicalToggle'],
  queries: ({ source: { call, params } }, context): { plans: Query<Collection> } => ({
    plans: query(call, params, {
      name: 'plans',
      select: (parameters) => whole(parameterItems(parameters, context)),
    }),
  }),
  texts: (_props, { plans }) => collectionTexts(plans),
});

/** Enabled items in their order (rule TECH-02), each with its plan and data sheets. */
const parameterItems = (parameters: readonly TechnicalParameter[], context: ItemContext) =>
  ordered(
    parameters.filter(({ isOpen }) => isOpen === '1'),
    ({ sort }) => sort,
  ).map(({ title, plan, voList }, index) =>
    item({
      id: String(index),
      title,
      picture: context.picture(plan),
      pictured: true,
      pictures: picturesOf(
        voList.map(({ hallInfoImg }) => hallInfoImg),
        context,
      ),
    }),
  );
