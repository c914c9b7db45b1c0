import type { EntryInput } from '#schemas/entry.ts';

const titled = (zh: string, en: string): EntryInput['texts'] => ({
  'zh-CN': { data: { title: zh } },
  'en-US': { data: { title: en } },
});
const chineseOnly = (title: string): EntryInput['texts'] => ({ 'zh-CN': { data: { title } } });

/** Services, technical data, halls, rooms and pictures of events. */
export const centreEntries: EntryInput[] = [
  {
    kind: 'operation',
    id: 'more',
    facet: 'EX_CENTER',
    sort: 2,
    data: { serviceType: 'add_service', operateDetails: [{ headTitle: 'WLAN' }] },
    texts: titled('增值服务', 'More services'),
  },
  {
    kind: 'operation',
    id: 'idea',
    facet: 'EX_CENTER',
    sort: 1,
    data: { serviceType: 'service_idea' },
    texts: titled('服务理念', 'The idea'),
  },
  { kind: 'operation', id: 'rooms', facet: 'MEET_CENTER', texts: chineseOnly('会议服务') },

  technical('hall-2', 1, titled('2 号展厅', 'Hall 2')),
  technical('hall-1', 1, titled('1 号展厅', 'Hall 1')),
  {
    ...technical('hall-0', 0, chineseOnly('登录大厅')),
    data: { isOpen: 0, voList: [{ hallInfoImg: '/media/hall-0.jpg' }] },
  },
  { ...technical('room', 1, titled('会议室', 'Room')), facet: '2' },

  activity('fair-2025', '2025-04-01'),
  activity('fair-2026', '2026-04-01'),
  activity('fair-2026-night', '2026-04-01'),
  { ...activity('congress', '2026-05-01'), facet: '2' },

  { kind: 'venue', id: 'hall-2', sort: 1, texts: titled('2 号展厅', 'Hall 2') },
  {
    kind: 'venue',
    id: 'hall-1',
    sort: 1,
    data: {
      imageFiles: [{ imageIcon: '/media/hall-1.jpg' }],
      siteDetails: [{ numValue: 10080, unit: 'm²' }],
    },
    texts: titled('1 号展厅', 'Hall 1'),
  },
  { kind: 'venue', id: 'square', sort: 0, texts: chineseOnly('室外展场') },

  { kind: 'meetingVenue', id: 'annex', sort: 2, texts: chineseOnly('附楼') },
  {
    kind: 'meetingVenue',
    id: 'main',
    sort: 1,
    data: { siteManagementVoList: [{ title: 'Ballroom', icon: '/media/ballroom.svg' }] },
    texts: titled('主楼', 'Main building'),
  },
];

function technical(id: string, sort: number, texts: EntryInput['texts']): EntryInput {
  return { kind: 'technical', id, facet: '1', sort, data: { isOpen: 1, plan: `/media/${id}.jpg` }, texts };
}

function activity(id: string, date: string): EntryInput {
  return {
    kind: 'atlas',
    id,
    facet: '1',
    date,
    data: {
      atlasNameCn: `活动 ${id}`,
      atlasNameEn: `Event ${id}`,
      activityImg: `/media/${id}.jpg`,
      atlasPool: [{ url: `/media/${id}-1.jpg` }, { url: `/media/${id}-2.jpg` }],
    },
  };
}
