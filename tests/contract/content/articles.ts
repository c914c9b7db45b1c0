import type { EntryInput } from '#schemas/entry.ts';

export const newsEntries: EntryInput[] = [
  ...['2026-11-03', '2026-11-01', '2026-11-02 08:30:00'].map((date, index) => news(`n${index}`, date)),
  // The same time: their ids decide the order.
  news('same-b', '2026-10-01'),
  news('same-a', '2026-10-01'),
  {
    kind: 'news',
    id: 'chinese-only',
    date: '2026-11-02 12:00:00',
    texts: { 'zh-CN': { data: { title: '只有中文', content: '<p>正文</p>' } } },
  },
];

function news(id: string, date: string): EntryInput {
  return {
    kind: 'news',
    id,
    date,
    data: { coverImg: `/media/${id}.jpg` },
    texts: {
      'zh-CN': { data: { title: `新闻 ${id}`, content: '<p>正文</p><script>x()</script>' } },
      'en-US': { data: { title: `News ${id}`, content: '<p onload="x()">Body</p>' } },
    },
  };
}

/** Ids of the news in each language, newest first. */
export const newsOrder = {
  'zh-CN': ['n0', 'chinese-only', 'n2', 'n1', 'same-b', 'same-a'],
  'en-US': ['n0', 'n2', 'n1', 'same-b', 'same-a'],
} as const;

/** Two of the same day and type, and one of another type: their ids decide the order. */
export const noticeEntries: EntryInput[] = [
  notice('lamps', 'PURCHASE', '2026-10-05'),
  notice('carpets', 'PURCHASE', '2026-10-05'),
  notice('deal', 'CLINCH_DEAL', '2026-10-05'),
  notice('opening-hours', 'JOURNALISM', '2026-10-07 10:00:00'),
  notice('stands', 'CLINCH_DEAL', '2026-09-30'),
  {
    kind: 'notice',
    id: 'chinese-only',
    facet: 'PURCHASE',
    date: '2026-10-06',
    texts: { 'zh-CN': { data: { title: '只有中文的公告' } } },
  },
  { kind: 'notice', id: 'undated', facet: 'JOURNALISM', texts: { 'en-US': { data: { title: 'Undated' } } } },
];

function notice(id: string, facet: string, date: string): EntryInput {
  return {
    kind: 'notice',
    id,
    facet,
    date,
    data: { attachments: [{ name: 'Terms', address: `/files/${id}.pdf` }] },
    texts: {
      'zh-CN': { data: { title: `公告 ${id}`, content: '<p>正文</p><script>x()</script>' } },
      'en-US': { data: { title: `Notice ${id}`, content: '<p>Body</p>' } },
    },
  };
}

/** Ids of the notices of all types in each language, newest first. */
export const noticeOrder = {
  'zh-CN': ['opening-hours', 'chinese-only', 'lamps', 'deal', 'carpets', 'stands'],
  'en-US': ['opening-hours', 'lamps', 'deal', 'carpets', 'stands', 'undated'],
} as const;
