import { item } from '#blocks/collection-item.ts';
import { type ItemContext, ordered, picturesOf } from '#blocks/collection-items.ts';
import type { TechnicalParameter } from '#schemas/technical-parameter.ts';

/** Enabled items in their order (rule TECH-02), each with its plan and data sheets. */
export const parameterItems = (parameters: readonly TechnicalParameter[], context: ItemContext) =>
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
