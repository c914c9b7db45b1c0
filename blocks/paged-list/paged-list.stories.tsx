import type { StoryDefault } from '@ladle/react';
import type { PageOf } from '#blocks/collection-item.ts';
import type { BlockData } from '#blocks/define.ts';
import { Bilingual, demoPicture, noData, type Say } from '#tests/stories/bilingual.tsx';
import type { Row } from './index.ts';
import View from './View.tsx';

export default { title: 'Blocks / paged list' } satisfies StoryDefault;

const covers = ['news-opening-ceremony', 'meeting-theatre', 'news-night-plaza', undefined, 'hotel-tower-1'];

const rowsOf = (say: Say): Row[] =>
  covers.map((cover, index) => ({
    id: String(index),
    title:
      index === 4
        ? say(
            '会议中心二层前厅、西端茶室与宴会厅配套厨房设备更新及三年维护保养服务项目公开招标公告（第二次）',
            'Second open tender: renewal of the kitchens behind the foyer, the tearoom and the ballroom, with three years of maintenance',
          )
        : say('大会堂完成声学改造，混响时间降至 1.2 秒', 'Plenary Hall finishes its acoustic refit'),
    subtitle: index === 2 ? undefined : say('两千个座位全部保留。', 'All two thousand seats remain.'),
    date: `2026-11-${20 - index}`,
    cover: cover ? demoPicture(cover) : undefined,
    href: index === 1 ? 'https://example.com' : `/news/newsInfoDetail?id=${index}`,
    newTab: index === 1,
  }));

const show = (data: (say: Say) => BlockData<PageOf<Row>>, covers = true) => (
  <Bilingual>
    {(say, language) => (
      <View
        id={`list-${language}`}
        props={{
          source: { call: 'newsPage', params: { pageSize: 5 } },
          detailPath: '/news/newsInfoDetail',
          scroller: covers,
          covers,
        }}
        data={{ list: data(say) }}
        first
      />
    )}
  </Bilingual>
);

export const FirstPage = () =>
  show((say) => ({ state: 'ready', data: { items: rowsOf(say), page: 1, pages: 18, total: 86 } }));
export const SinglePage = () =>
  show((say) => ({ state: 'ready', data: { items: rowsOf(say).slice(0, 2), page: 1, pages: 1, total: 2 } }));
/** Rows without pictures; the strip shows the existing covers. */
export const Notices = () =>
  show((say) => ({ state: 'ready', data: { items: rowsOf(say), page: 2, pages: 9, total: 45 } }), false);
export const Loading = () => show(() => noData.loading);
export const LoadingNotices = () => show(() => noData.loading, false);
export const Empty = () => show(() => noData.missing);
export const Failed = () => show(() => noData.failed);
