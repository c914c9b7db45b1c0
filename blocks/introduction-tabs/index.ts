import { defineBlock, type Query, type QueryContext, query } from '#blocks/define.ts';
import type { Introduction, Statistic } from '#schemas/introduction.ts';
import type { Picture } from '#schemas/picture.ts';
import { firstParagraph } from './first-paragraph.ts';
import { introductionTabsProps } from './schema.ts';
import { tabKey } from './tab-key.ts';

/** Summary of a centre. The text is sanitised HTML. */
export interface CentreSummary {
  title: string;
  text?: string | undefined;
  picture?: Picture | undefined;
  figures: Statistic[];
}

const summaryOf = (
  { title, basicInfo, backgroundImg, dataVoList }: Introduction,
  { picture }: Pick<QueryContext, 'picture'>,
): CentreSummary => ({
  title,
  text: firstParagraph(basicInfo),
  picture: picture(backgroundImg),
  figures: dataVoList,
});

/** Centres in tabs, each with title, text, counters, shortcuts and picture (rule VENU-01). */
export default defineBlock({
  type: 'introduction-tabs',
  version: 1,
  schema: introductionTabsProps,
  palette: {
    group: 'layout',
    name: { zh: '场馆介绍标签', en: 'Introduction of the centres' },
    help: {
      zh: '每个中心一个标签：介绍、数字与快捷方式',
      en: 'A tab for each centre: its introduction, figures and shortcuts',
    },
    sketch: 'tabs',
  },
  example: {
    title: { zh: '场馆介绍', en: 'The venue' },
    tabs: [
      {
        label: { zh: '展览中心', en: 'Exhibition centre' },
        source: { call: 'introduction', params: { type: 1 } },
        shortcuts: [{ label: { zh: '展厅', en: 'Halls' }, href: '/exhibitCenter/venue', icon: 'hall' }],
        more: {
          label: { zh: '了解展览中心', en: 'About the exhibition centre' },
          href: '/exhibitCenter/exhibitionHallIntroduction',
        },
      },
      {
        label: { zh: '会议中心', en: 'Conference centre' },
        source: { call: 'introduction', params: { type: 2 } },
      },
    ],
  },
  queries: ({ tabs }, { siteCode, picture }): Record<string, Query<CentreSummary>> =>
    Object.fromEntries(
      tabs.map(({ source }, index) => [
        tabKey(index),
        query(
          source.call,
          { code: siteCode, ...source.params },
          { name: 'summary', select: (introduction) => summaryOf(introduction, { picture }) },
        ),
      ]),
    ),
  texts: (_props, results) => {
    const centres = Object.values(results).flatMap((centre) =>
      centre.state === 'ready' ? [centre.value] : [],
    );
    return {
      prose: centres.map(({ text }) => ({ html: text })),
      items: centres.map(({ title }) => ({ title })),
    };
  },
});
