import type { StoryDefault } from '@ladle/react';
import type { BlockData } from '#blocks/define.ts';
import { Bilingual, demoPicture, noData, type Say } from '#tests/stories/bilingual.tsx';
import type { ArticleText } from './article.ts';
import View from './View.tsx';

export default { title: 'Blocks / article' } satisfies StoryDefault;

const params = { listPath: '/news/newsInfo', detailPath: '/news/newsInfoDetail' };

const show = (data: (say: Say) => BlockData<ArticleText>) => (
  <Bilingual>
    {(say) => (
      <View
        id="article"
        props={{ source: { call: 'newsDetail', params } }}
        data={{ article: data(say) }}
        first
      />
    )}
  </Bilingual>
);

const news = (say: Say): ArticleText => ({
  title: say('大会堂完成声学改造', 'Plenary Hall finishes its acoustic refit'),
  html: `
    <p>${say('历时五十六天，大会堂声学改造于本周完成。', 'After fifty-six days the refit is complete.')}</p>
    <h2>${say('主讲人可以放下话筒', 'Speakers can put the microphone down')}</h2>
    <ul><li>${say('座席 2,000', '2,000 seats')}</li><li>${say('面积 2,700 平方米', '2,700 m²')}</li></ul>`,
  date: '2026-11-12',
  source: say('嘉陵湾国际会展中心', 'Jialing Bay'),
  attachments: [],
  neighbours: {
    previous: { title: say('江畔夜场回归', 'Riverside evenings return'), href: '/news/newsInfoDetail?id=1' },
  },
  list: params.listPath,
});

const file = (name: string) => ({ name, href: '/media/logo-mark.svg' });

/** A notice with three lines and files, without cover and neighbours. */
const notice = (say: Say): ArticleText => ({
  ...news(say),
  title: say(
    '会议中心二层前厅、西端茶室与宴会厅配套厨房设备更新及三年维护保养服务项目公开招标公告（第二次）',
    'Second open tender: renewal of the kitchens behind the foyer, the west tearoom and the ballroom, with three years of maintenance and spare parts',
  ),
  source: undefined,
  type: 'PURCHASE',
  neighbours: undefined,
  attachments: [
    file(say('报名登记表', 'Registration form')),
    file(say('现场踏勘路线与集合点（含停车安排）', 'Site visit: route, meeting points and parking')),
  ],
});

export const News = () =>
  show((say) => ({
    state: 'ready',
    data: {
      ...news(say),
      summary: say('两千个座位全部保留。', 'All two thousand seats remain.'),
      cover: demoPicture('meeting-theatre'),
    },
  }));
export const Notice = () => show((say) => ({ state: 'ready', data: notice(say) }));
/** Only a title, without neighbours. */
export const Bare = () =>
  show((say) => ({
    state: 'ready',
    data: {
      title: news(say).title,
      attachments: [],
      neighbours: {},
      list: params.listPath,
    },
  }));
/** Names that cannot wrap, and many files. */
export const LongTexts = () =>
  show((say) => ({
    state: 'ready',
    data: {
      ...notice(say),
      title: 'x'.repeat(200),
      summary: say('江', 'River ').repeat(200),
      source: 'y'.repeat(120),
      attachments: Array.from({ length: 12 }, (_, index) => file(`${'annex-'.repeat(20)}${index}.pdf`)),
    },
  }));
export const Loading = () => show(() => noData.loading);
export const Missing = () => show(() => noData.missing);
export const Failed = () => show(() => noData.failed);
