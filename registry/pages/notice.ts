import type { Localised } from '#schemas/language.ts';
import { defineGroup } from './define.ts';

const procurement = '/notice/procurementAnnouncement';
const trade = '/notice/tradeAnnouncement';
const detail = '/notice/noticeDetail';

/** Rows of title and date (rule PROC-01). */
const list = (path: string, names: { title: Localised; description: Localised }, type: string) => ({
  path,
  title: names.title,
  meta: { description: names.description, lowBanner: true },
  blocks: [
    {
      id: 'notices',
      type: 'paged-list',
      props: {
        source: { call: 'articlePage', params: { type, pageSize: 10 } },
        detailPath: detail,
        covers: false,
      },
    },
  ],
});

export const notice = defineGroup({
  path: '/notice',
  pages: [
    list(
      procurement,
      {
        title: { zh: '采购公告', en: 'Procurement notices' },
        description: {
          zh: '会展中心货物、工程与服务的采购信息：公开招标、询价与磋商公告，澄清与延期通知，以及中标和成交结果，附件可下载，按发布日期排列。',
          en: 'What the centre buys: open tenders, requests for quotations, clarifications and results for goods, works and services, with their documents.',
        },
      },
      'PURCHASE',
    ),
    list(
      trade,
      {
        title: { zh: '交易公告', en: 'Trade notices' },
        description: {
          zh: '会展中心对外招租、转让与经营权招商的公告及成交结果：商铺、广告位、停车与配套服务等机会，附条件、期限与附件，按发布日期排列。',
          en: 'What the centre has to let or to sell: shops, advertising sites, parking and service concessions, with terms, deadlines and results.',
        },
      },
      'CLINCH_DEAL',
    ),
    {
      path: detail,
      title: { zh: '公告详情', en: 'Notice' },
      meta: { hidden: true },
      blocks: [
        {
          id: 'article',
          type: 'article',
          props: {
            source: {
              call: 'articleDetail',
              params: {
                listPath: procurement,
                listPathOf: { CLINCH_DEAL: trade },
                detailPath: detail,
                neighbours: false,
              },
            },
          },
        },
      ],
    },
  ],
});
