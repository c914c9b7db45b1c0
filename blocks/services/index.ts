import { words } from '#schemas/words/words.ts';
import { type Collection, nothing, whole } from '../collection-item.ts';
import { defineBlock, type Query, query } from '../define.ts';
import { servicesProps } from './schema.ts';
import { serviceItem } from './service-item.ts';

/** Services of a centre: what it stands for, what it offers, and who else works there (rule OPER-01). */
export default defineBlock({
  type: 'services',
  version: 1,
  schema: servicesProps,
  palette: {
    group: 'data',
    name: words('运营服务', 'Services'),
    help: words('一个中心的服务理念、增值或外包服务', 'The services of a centre'),
    sketch: 'rows',
  },
  example: {
    source: {
      call: 'operationServices',
      params: { centerType: 'EX_CENTER', serviceType: 'service_idea' },
    },
    look: 'idea',
  },
  queries: ({ source: { call, params } }, context): { services: Query<Collection> } => ({
    services: query(
      call,
      { centerType: params.centerType },
      {
        name: params.serviceType,
        select: (groups) => {
          const group = groups.find(({ serviceType }) => serviceType === params.serviceType);
          if (!group) return undefined;
          const heading = { title: group.title, text: group.titleInfo };
          // A statement stands without services too.
          return whole(group.operateDetails.map(serviceItem(context)), heading) ?? { ...nothing, ...heading };
        },
      },
    ),
  }),
});
