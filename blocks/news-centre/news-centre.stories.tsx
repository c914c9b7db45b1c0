import type { StoryDefault } from '@ladle/react';
import { Bilingual, demoPicture, noData, type Say } from '#tests/stories/bilingual.tsx';
import type { ArticleRow, NewsCard } from './articles.ts';
import View from './View.tsx';

export default { title: 'Blocks / news-centre' } satisfies StoryDefault;

type Data = Parameters<typeof View>[0]['data'];

const row = (id: number, title: string): ArticleRow => ({
  id: String(id),
  title,
  date: `2026-11-${String(20 - id).padStart(2, '0')}`,
  href: `/news/newsInfoDetail?id=${id}`,
  newTab: false,
});

const pictures = ['news-opening-ceremony', 'meeting-theatre', undefined, 'hotel-tower-1', 'hall-show'];

const cardsOf = (say: Say): NewsCard[] =>
  pictures.map((name, index) => ({
    ...row(index, say(`大会堂完成声学改造，第 ${index + 1} 期`, `Plenary Hall retuned, part ${index + 1}`)),
    cover: name ? demoPicture(name) : undefined,
  }));

const rowsOf = (say: Say): ArticleRow[] =>
  [1, 2, 3, 4].map((id) =>
    row(id, say(`绿色建筑展展位已售九成（${id}）`, `Green Building Fair is 90% sold (${id})`)),
  );

const longRows = (say: Say): ArticleRow[] =>
  rowsOf(say).map((entry) => ({
    ...entry,
    title: say(
      '2027 年度展馆保洁、绿化养护与室外展场日常维护服务公开比选公告（第二次）',
      'Cleaning, planting and daily upkeep of the halls and the outdoor plaza in 2027: second call for proposals',
    ),
    newTab: true,
  }));

const dataOf = (say: Say, change: Partial<Data> = {}): Data => ({
  news: { state: 'ready', data: { cards: cardsOf(say), rows: rowsOf(say) } },
  tabs: {
    state: 'ready',
    data: {
      label: say('采购交易', 'Tenders'),
      tabs: [
        {
          id: 'a',
          label: say('采购公告', 'Procurement'),
          href: '/notice/procurementAnnouncement',
          type: 'PURCHASE',
        },
        { id: 'b', label: say('交易公告', 'Trade'), href: '/notice/tradeAnnouncement', type: 'CLINCH_DEAL' },
        { id: 'c', label: say('其他', 'Other'), href: '/notice/other' },
      ],
    },
  },
  JOURNALISM: noData.missing,
  PURCHASE: { state: 'ready', data: rowsOf(say) },
  CLINCH_DEAL: { state: 'ready', data: [] },
  ...change,
});

const show = (change: (say: Say) => Partial<Data>) => (
  <Bilingual>
    {(say, language) => (
      <View
        id={`news-${language}`}
        props={{
          title: say('新闻与公告', 'News and notices'),
          source: { call: 'newsPage', params: { pageSize: 100 } },
          detailPath: '/news/newsInfoDetail',
          news: { label: say('展会动态', 'Exhibition News'), href: '/news/newsInfo' },
          cards: 8,
          rows: 4,
          notices: {
            menu: '/notice',
            source: { call: 'articlePage', params: { pageSize: 100 } },
            typeOf: {},
            detailPath: '/notice/noticeDetail',
          },
        }}
        data={dataOf(say, change(say))}
        first={false}
      />
    )}
  </Bilingual>
);

export const NewsAndNotices = () => show(() => ({}));
export const LongTitles = () =>
  show((say) => ({
    news: { state: 'ready', data: { cards: longRows(say), rows: longRows(say) } },
    PURCHASE: { state: 'ready', data: longRows(say) },
  }));
export const Nothing = () =>
  show(() => ({
    news: { state: 'ready', data: { cards: [], rows: [] } },
    PURCHASE: { state: 'ready', data: [] },
  }));
export const WithoutNotices = () => show(() => ({ tabs: noData.missing }));
export const Loading = () =>
  show(() => ({ news: noData.loading, tabs: noData.loading, PURCHASE: noData.loading }));
export const Missing = () => show(() => ({ news: noData.missing, PURCHASE: noData.missing }));
export const Failed = () => show(() => ({ news: noData.failed, PURCHASE: noData.failed }));
export const TabsFailed = () => show(() => ({ tabs: noData.failed }));
