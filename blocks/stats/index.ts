import { defineBlock, type Query, query, staticData } from '#blocks/define.ts';
import type { Introduction, Statistic } from '#schemas/introduction.ts';
import type { RemoteConfigAnswer } from '#schemas/remote-config.ts';
import { statsProps } from './schema.ts';

/** A row of large figures that count up once when they come into view. */
export default defineBlock({
  type: 'stats',
  version: 1,
  schema: statsProps,
  palette: {
    group: 'layout',
    name: { zh: '统计数字', en: 'Statistics' },
    help: { zh: '滚动到此处时递增的大数字', en: 'Large figures that count up' },
    sketch: 'figures',
  },
  example: {
    title: { zh: '数字看场馆', en: 'The centre in figures' },
    decimals: 1,
    items: [
      {
        number: '40320',
        unit: { zh: '平方米', en: 'm²' },
        remark: { zh: '室内展览面积', en: 'Indoor exhibition space' },
      },
      {
        number: '72',
        unit: { zh: '米', en: 'm' },
        remark: { zh: '单厅净跨', en: 'Clear span of each hall' },
      },
      {
        number: '3.5',
        unit: { zh: '吨/平方米', en: 't/m²' },
        remark: { zh: '地面承重', en: 'Floor loading' },
      },
    ],
  },
  isEmpty: ({ source, items = [] }) => source === undefined && items.length === 0,
  queries: ({ source, items }, { siteCode, config }): { items: Query<Statistic[]> } => {
    if (!source) return { items: staticData(items) };
    if (source.call === 'remoteConfig') {
      const { key } = source.params;
      const select = (answer: RemoteConfigAnswer) => {
        const profile = config(key, answer);
        return profile?.basicNumber.map(({ num, ...rest }) => ({ number: num, ...rest }));
      };
      return { items: query('remoteConfig', { key }, { name: 'stats', select }) };
    }
    const select = ({ dataVoList }: Introduction) => (dataVoList.length ? dataVoList : undefined);
    return { items: query('introduction', { code: siteCode, ...source.params }, { name: 'stats', select }) };
  },
  texts: ({ title }) => ({ items: [{ title }] }),
});
