import { defineGroup, emptyPage } from './define.ts';

export const notice = defineGroup({
  path: '/notice',
  pages: [
    emptyPage('/notice/procurementAnnouncement', '采购公告', 'Procurement notices'),
    emptyPage('/notice/tradeAnnouncement', '交易公告', 'Trade notices'),
    emptyPage('/notice/noticeDetail', '公告详情', 'Notice', { hidden: true }),
  ],
});
