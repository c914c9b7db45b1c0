import { expect } from 'vitest';
import type { Language } from '#schemas/language.ts';
import { both, type CasesOf } from './case.ts';

const dates: Readonly<Record<string, string>> = {
  n0: '2026-11-03',
  n1: '2026-11-01',
  n2: '2026-11-02 08:30:00',
};

/** An article with its body, or without it as in lists and as a neighbour. */
const article = (id: string, language: Language, content?: string) => ({
  id,
  title: language === 'zh-CN' ? `新闻 ${id}` : `News ${id}`,
  coverImg: `/media/${id}.jpg`,
  createTime: dates[id],
  content,
  attachments: [],
});

const noticeDates: Readonly<Record<string, [type: string, date: string]>> = {
  lamps: ['PURCHASE', '2026-10-05'],
  carpets: ['PURCHASE', '2026-10-05'],
  deal: ['CLINCH_DEAL', '2026-10-05'],
  'opening-hours': ['JOURNALISM', '2026-10-07 10:00:00'],
  stands: ['CLINCH_DEAL', '2026-09-30'],
};

const notice = (id: string, language: Language, content?: string) => ({
  id,
  title: language === 'zh-CN' ? `公告 ${id}` : `Notice ${id}`,
  type: noticeDates[id]?.[0],
  createDate: noticeDates[id]?.[1],
  content,
  attachments: [{ name: 'Terms', address: `/files/${id}.pdf` }],
});

const chineseOnly = {
  id: 'chinese-only',
  title: '只有中文',
  createTime: '2026-11-02 12:00:00',
  attachments: [],
};

export const articleCases: CasesOf<'newsPage' | 'newsDetail' | 'articlePage' | 'articleDetail'> = {
  newsPage: [
    [
      'a page of the news, newest first, ties by id, without bodies',
      { pageSize: 3 },
      {
        'zh-CN': {
          list: [article('n0', 'zh-CN'), chineseOnly, article('n2', 'zh-CN')],
          total: 6,
        },
        'en-US': { list: ['n0', 'n2', 'n1'].map((id) => article(id, 'en-US')), total: 5 },
      },
    ],
  ],
  newsDetail: [
    [
      'an article with its body, the newer one before it and the older one after',
      { id: 'n2' },
      {
        'zh-CN': {
          current: article('n2', 'zh-CN', '<p>正文</p>'),
          previous: chineseOnly,
          next: article('n1', 'zh-CN'),
        },
        'en-US': {
          current: article('n2', 'en-US', '<p>Body</p>'),
          previous: article('n0', 'en-US'),
          next: article('n1', 'en-US'),
        },
      },
    ],
    ['the newest, with nothing before it', { id: 'n0' }, both(expect.objectContaining({ previous: null }))],
    ['the oldest, with nothing after it', { id: 'same-a' }, both(expect.objectContaining({ next: null }))],
    [
      'an article that is not translated',
      { id: 'chinese-only' },
      {
        'zh-CN': expect.objectContaining({
          current: expect.objectContaining({ createTime: '2026-11-02 12:00:00' }),
        }),
        'en-US': null,
      },
    ],
    ['an unknown id', { id: 'n9' }, both(null)],
  ],
  articlePage: [
    [
      'all notices together, newest first, ties by id, without bodies',
      {},
      {
        'zh-CN': {
          list: [
            notice('opening-hours', 'zh-CN'),
            {
              id: 'chinese-only',
              title: '只有中文的公告',
              type: 'PURCHASE',
              createDate: '2026-10-06',
              attachments: [],
            },
            ...['lamps', 'deal', 'carpets', 'stands'].map((id) => notice(id, 'zh-CN')),
          ],
          total: 6,
        },
        'en-US': {
          list: [
            ...['opening-hours', 'lamps', 'deal', 'carpets', 'stands'].map((id) => notice(id, 'en-US')),
            { id: 'undated', title: 'Undated', type: 'JOURNALISM', attachments: [] },
          ],
          total: 6,
        },
      },
    ],
    [
      'the notices of one type',
      { type: 'CLINCH_DEAL', pageSize: 1, pageNo: 2 },
      {
        'zh-CN': { list: [notice('stands', 'zh-CN')], total: 2 },
        'en-US': { list: [notice('stands', 'en-US')], total: 2 },
      },
    ],
    [
      'those of another, without the untranslated one',
      { type: 'PURCHASE' },
      {
        'zh-CN': expect.objectContaining({ total: 3 }),
        'en-US': { list: ['lamps', 'carpets'].map((id) => notice(id, 'en-US')), total: 2 },
      },
    ],
    ['all of them where the type is empty', { type: '' }, both(expect.objectContaining({ total: 6 }))],
  ],
  articleDetail: [
    [
      'a notice with its body, between its neighbours of any type',
      { id: 'deal' },
      {
        'zh-CN': {
          current: notice('deal', 'zh-CN', '<p>正文</p>'),
          previous: notice('lamps', 'zh-CN'),
          next: notice('carpets', 'zh-CN'),
        },
        'en-US': {
          current: notice('deal', 'en-US', '<p>Body</p>'),
          previous: notice('lamps', 'en-US'),
          next: notice('carpets', 'en-US'),
        },
      },
    ],
    [
      'one that is not translated',
      { id: 'chinese-only' },
      { 'zh-CN': expect.objectContaining({ next: notice('lamps', 'zh-CN') }), 'en-US': null },
    ],
    ['an id of the news', { id: 'n0' }, both(null)],
  ],
};
