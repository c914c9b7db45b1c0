import type { Localised } from '#schemas/language.ts';
import { defineGroup } from './define.ts';

const procurement = '/notice/procurementAnnouncement';
const trade = '/notice/tradeAnnouncement';
const detail = '/notice/noticeDetail';

/** Rows of title and date (rule PROC-01). */
const list = (path: string, title: Localised, type: string) => ({
  path,
  title,
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
    list(procurement, { zh: '采购公告', en: 'Procurement notices' }, 'PURCHASE'),
    list(trade, { zh: '交易公告', en: 'Trade notices' }, 'CLINCH_DEAL'),
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
