import * as z from 'zod';
import { type Collection, collectionTexts } from '#blocks/collection-item.ts';
import { collectionQuery } from '#blocks/collection-query.ts';
import { configs, services } from '#blocks/collection-source.ts';
import type { Query } from '#blocks/define.ts';
import { defineListBlock } from '#blocks/define-list-block.ts';
import { label } from '#schemas/label.ts';

/** Services of a centre: its idea, its offers, and its contractors (rule OPER-01). */
export default defineListBlock({
  type: 'services',
  version: 1,
  isStatic: true,
  accepts: [services, configs('official.companyProfile.config')],
  props: (source) =>
    z.object({
      /** Heading of the block. Without it the block has none. */
      title: label(z.string().optional(), { zh: '标题', en: 'Title' }),
      /** Services that are shown. */
      source: label(source, { zh: '数据来源', en: 'Source' }),
      /** `idea`: a statement on pictures; `cards`: what can be ordered, two in a row; `list`: one below the other. */
      look: label(z.enum(['idea', 'cards', 'list']).default('cards'), {
        zh: '样式',
        en: 'Look',
        values: {
          idea: { zh: '理念', en: 'A statement on pictures' },
          cards: { zh: '卡片', en: 'Cards' },
          list: { zh: '列表', en: 'List' },
        },
      }),
    }),
  palette: {
    group: 'data',
    name: { zh: '运营服务', en: 'Services' },
    help: { zh: '一个中心的服务理念、增值或外包服务', en: 'The services of a centre' },
    sketch: 'rows',
  },
  example: {
    source: {
      call: 'operationServices',
      params: { centerType: 'EX_CENTER', serviceType: 'service_idea' },
    },
    look: 'idea',
  },
  queries: ({ source }, context): { services: Query<Collection> } => ({
    services: collectionQuery(source, context),
  }),
  texts: (_props, { services }) => collectionTexts(services),
});
