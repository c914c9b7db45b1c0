import { defineGroup, emptyPage } from './define.ts';

const newsList = '/news/newsInfo';
const newsDetail = '/news/newsInfoDetail';

export const news = defineGroup({
  path: '/news',
  pages: [
    {
      path: newsList,
      title: { zh: '新闻动态', en: 'News' },
      meta: {
        description: {
          zh: '展会动态、场馆新闻与服务更新。',
          en: 'Exhibition news, venue news and service updates from the centre.',
        },
      },
      blocks: [
        {
          id: 'news',
          type: 'paged-list',
          props: {
            source: { call: 'newsPage', params: { pageSize: 10 } },
            detailPath: newsDetail,
            scroller: true,
          },
        },
      ],
    },
    {
      path: newsDetail,
      title: { zh: '新闻详情', en: 'News' },
      meta: { hidden: true },
      blocks: [
        {
          id: 'article',
          type: 'rich-text',
          props: { source: { call: 'newsDetail', params: { listPath: newsList, detailPath: newsDetail } } },
        },
      ],
    },
    emptyPage('/news/noticeAnnouncement', '通知公告', 'Notices'),
    emptyPage('/news/noticeAnnouncementDetail', '公告详情', 'Notice', { hidden: true }),
  ],
});
