import type { EntryInput } from '#schemas/entry.ts';

/** Albums, attached files and atlas lists. */
export const documentEntries: EntryInput[] = [
  album('rooms-b', 1),
  album('rooms-a', 1),
  album('lobby', 0),
  { ...album('halls', 1), facet: 'EXHIBITION_CENTER' },
  {
    kind: 'album',
    id: 'chinese-only',
    facet: 'EXHIBITION_CENTER',
    sort: 2,
    texts: { 'zh-CN': { data: { atlasName: '开幕：2026/夜' } } },
  },

  file('manual', 'SERVICE_MANUAL', 2),
  file('rules', 'SERVICE_MANUAL', 1),
  file('canteen', 'CATERING', 1),
  file('tower', 'HOTEL_ACCOMMODATION YES', 2),
  file('podium', 'HOTEL_ACCOMMODATION YES', 1),
  file('hostel', 'HOTEL_ACCOMMODATION NO', 1),
  {
    kind: 'file',
    id: 'gorge',
    facet: 'cultural_tourism',
    texts: { 'zh-CN': { data: { name: '峡谷', remark: '<p>好</p><script>x()</script>' } } },
  },
];

function album(id: string, sort: number): EntryInput {
  return {
    kind: 'album',
    id,
    facet: 'CONFERENCE_CENTER',
    sort,
    data: {
      activityCoverUrl: `/media/${id}.jpg`,
      imageVOs: [{ address: `/media/${id}-1.jpg` }, { address: `/media/${id}-2.jpg` }],
    },
    texts: {
      'zh-CN': { data: { atlasName: `相册 ${id}` } },
      'en-US': { data: { atlasName: `Album ${id}` } },
    },
  };
}

function file(id: string, facet: string, sort: number): EntryInput {
  return {
    kind: 'file',
    id,
    facet,
    sort,
    data: { attachmentVO: [{ address: `/files/${id}.pdf` }] },
    texts: { 'zh-CN': { data: { name: `文件 ${id}` } }, 'en-US': { data: { name: `File ${id}` } } },
  };
}
