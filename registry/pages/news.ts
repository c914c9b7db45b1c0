import { defineGroup } from './define.ts';

const newsList = '/news/newsInfo';
const newsDetail = '/news/newsInfoDetail';
const noticeList = '/news/noticeAnnouncement';
const noticeDetail = '/news/noticeAnnouncementDetail';

export const news = defineGroup({
  path: '/news',
  pages: [
    {
      path: newsList,
      title: { zh: '新闻动态', en: 'News' },
      meta: {
        description: {
          zh: '展会动态、场馆新闻与服务更新：开幕与闭幕、新展签约、设施升级与观展提示，第一时间由会展中心发布，可逐页查阅往期报道。',
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
      title: { zh: '新闻详情', en: 'News article' },
      meta: { hidden: true },
      blocks: [
        {
          id: 'article',
          type: 'article',
          props: { source: { call: 'newsDetail', params: { listPath: newsList, detailPath: newsDetail } } },
        },
      ],
    },
    {
      path: noticeList,
      title: { zh: '通知公告', en: 'Notices' },
      meta: {
        description: {
          zh: '会展中心面向主办方、参展商与观众的通知和公告：展期交通与停车安排、设施检修、规定变更及采购交易信息，按发布日期逐页查阅。',
          en: 'Notices for organisers, exhibitors and visitors: traffic and parking on show days, works in the building, new rules, tenders and results.',
        },
      },
      blocks: [
        {
          id: 'notices',
          type: 'paged-list',
          props: {
            source: { call: 'articlePage', params: { pageSize: 10 } },
            detailPath: noticeDetail,
            scroller: true,
            covers: false,
          },
        },
      ],
    },
    {
      path: noticeDetail,
      title: { zh: '公告详情', en: 'Notice' },
      meta: { hidden: true },
      blocks: [
        {
          id: 'article',
          type: 'article',
          props: {
            source: { call: 'articleDetail', params: { listPath: noticeList, detailPath: noticeDetail } },
          },
        },
      ],
    },
  ],
});
