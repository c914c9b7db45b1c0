import * as z from 'zod';
import { type Collection, collectionTexts } from '#blocks/collection-item.ts';
import { collectionQuery } from '#blocks/collection-query.ts';
import { configs, services } from '#blocks/collection-source.ts';
import type { Query } from '#blocks/define.ts';
import { defineListBlock } from '#blocks/define-list-block.ts';

/** Services of a centre: what it stands for, what it offers, and who else works there (rule OPER-01). */
export default defineListBlock({
  type: 'services',
  version: 1,
  accepts: [services, configs('official.companyProfile.config')],
  props: (source) =>
    z.object({
      title: z.string().optional(),
      source,
      /** `idea`: a statement carried by pictures; `cards`: what can be ordered, two in a row; `list`: one below the other. */
      look: z.enum(['idea', 'cards', 'list']).default('cards'),
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
