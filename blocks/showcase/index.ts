import * as z from 'zod';
import { type CollectionItem, type Fact, item } from '#blocks/collection-item.ts';
import { collectionQuery } from '#blocks/collection-query.ts';
import { pictured } from '#blocks/collection-source.ts';
import type { Query } from '#blocks/define.ts';
import { defineListBlock } from '#blocks/define-list-block.ts';
import { summaryOf } from '#blocks/summary.ts';
import { label } from '#schemas/label.ts';
import { totalsOf } from './totals.ts';

export interface Showcase {
  /** `text` is a summary; `html` is present if the summary is incomplete. */
  items: CollectionItem[];
  totals: Fact[];
}

/** One item at a time with a large picture, beside a list of all items and their totals (specification, section 2). */
export default defineListBlock({
  type: 'showcase',
  version: 1,
  accepts: pictured,
  props: (source) =>
    z.object({
      /** Heading of the block. Without it the block has none. */
      title: label(z.string().optional(), { zh: '标题', en: 'Title' }),
      /** Items that are shown. */
      source: label(source, { zh: '数据来源', en: 'Source' }),
      /** What the number of items counts, such as `8` `家` `协议酒店`. Without it nothing is added up. */
      total: label(
        z
          .object({
            /** What is counted. */
            label: label(z.string().min(1), { zh: '合计的名称', en: 'What is counted' }),
            /** Unit of the number. */
            unit: label(z.string().optional(), { zh: '单位', en: 'Unit' }),
          })
          .optional(),
        { zh: '合计', en: 'Total' },
      ),
      /** Line below the figures. */
      note: label(z.string().optional(), { zh: '附注', en: 'Note', widget: 'longText' }),
    }),
  palette: {
    group: 'data',
    name: { zh: '逐项展示', en: 'Showcase' },
    help: { zh: '逐个展示条目，并可合计数字', en: 'Items one at a time, and what they add up to' },
    sketch: 'showcase',
  },
  example: {
    title: { zh: '配套酒店', en: 'Supporting hotels' },
    source: { call: 'filePage', params: { atlasTypes: 'HOTEL_ACCOMMODATION', isConfigure: 'YES' } },
    total: { label: { zh: '合作酒店', en: 'Partner hotels' } },
    note: { zh: '数据由各酒店登记。', en: 'As registered by the hotels.' },
  },
  // It shows the loaded items and has no pages.
  machines: () => ['banner'],
  parameters: () => [],
  queries: ({ source, total }, context): { showcase: Query<Showcase> } => {
    const list = collectionQuery(source, context);
    return {
      showcase: {
        ...list,
        name: `showcase:${list.name}:${total?.label}:${total?.unit}`,
        select: (answer) => {
          const found = list.select(answer);
          if (!found || found.items.length === 0) return undefined;
          return { items: found.items.map(shown), totals: total ? totalsOf(found.items, total) : [] };
        },
      },
    };
  },
  texts: (_props, { showcase }) => (showcase.state === 'ready' ? { items: showcase.value.items } : {}),
});

function shown({ id, title, text, html, picture, href, newTab, facts }: CollectionItem): CollectionItem {
  const summary = summaryOf(html);
  return item({
    id,
    title,
    text: text ?? summary?.text,
    html: summary && (text !== undefined || !summary.whole) ? html : undefined,
    picture,
    pictured: true,
    href,
    newTab,
    facts,
  });
}
