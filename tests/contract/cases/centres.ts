import { expect } from 'vitest';
import { both, type CasesOf } from './case.ts';

const titled = (titles: readonly string[]) => titles.map((title) => expect.objectContaining({ title }));

const activity = (id: string, activityDate: string) => ({
  id,
  atlasNameCn: `活动 ${id}`,
  atlasNameEn: `Event ${id}`,
  activityImg: `/media/${id}.jpg`,
  activityDate,
  atlasPool: [],
});

type CentreCall =
  | 'operationServices'
  | 'technicalParameters'
  | 'activityAtlasPage'
  | 'activityAtlasDetail'
  | 'venues'
  | 'meetingVenues';

export const centreCases: CasesOf<CentreCall> = {
  operationServices: [
    [
      'the services of a centre, in order',
      { centerType: 'EX_CENTER' },
      {
        'zh-CN': titled(['服务理念', '增值服务']),
        'en-US': [
          { serviceType: 'service_idea', title: 'The idea', operateDetails: [] },
          {
            serviceType: 'add_service',
            title: 'More services',
            operateDetails: [{ headTitle: 'WLAN', basicInfoList: [] }],
          },
        ],
      },
    ],
    [
      'those of the other centre, without the untranslated one',
      { centerType: 'MEET_CENTER' },
      { 'zh-CN': titled(['会议服务']), 'en-US': [] },
    ],
  ],
  technicalParameters: [
    [
      'the parameters of a centre, in order, ties by id, those that are not open too',
      { type: 1 },
      {
        'zh-CN': [
          { title: '登录大厅', sort: 0, isOpen: '0', voList: [{ hallInfoImg: '/media/hall-0.jpg' }] },
          { title: '1 号展厅', sort: 1, isOpen: '1', plan: '/media/hall-1.jpg', voList: [] },
          { title: '2 号展厅', sort: 1, isOpen: '1', plan: '/media/hall-2.jpg', voList: [] },
        ],
        'en-US': titled(['Hall 1', 'Hall 2']),
      },
    ],
    ['those of the other centre', { type: 2 }, { 'zh-CN': titled(['会议室']), 'en-US': titled(['Room']) }],
  ],
  activityAtlasPage: [
    [
      'the activities of a centre, newest first, ties by id, in both languages and without their pictures',
      { type: 1, pageSize: 2 },
      both({
        list: [activity('fair-2026-night', '2026-04-01'), activity('fair-2026', '2026-04-01')],
        count: 3,
      }),
    ],
    [
      'those of the other centre',
      { type: 2 },
      both({ list: [activity('congress', '2026-05-01')], count: 1 }),
    ],
  ],
  activityAtlasDetail: [
    [
      'an activity with its pictures',
      { id: 'fair-2025' },
      both({
        ...activity('fair-2025', '2025-04-01'),
        atlasPool: [{ url: '/media/fair-2025-1.jpg' }, { url: '/media/fair-2025-2.jpg' }],
      }),
    ],
    ['an unknown id', { id: 'fair-1999' }, both(null)],
    ['an id of something else', { id: 'lobby' }, both(null)],
  ],
  venues: [
    [
      'the halls in order, ties by id, without the untranslated one',
      {},
      {
        'zh-CN': titled(['室外展场', '1 号展厅', '2 号展厅']),
        'en-US': [
          {
            title: 'Hall 1',
            imageFiles: [{ imageIcon: '/media/hall-1.jpg' }],
            siteDetails: [{ numValue: '10080', unit: 'm²' }],
          },
          { title: 'Hall 2', imageFiles: [], siteDetails: [] },
        ],
      },
    ],
  ],
  meetingVenues: [
    [
      'the groups of rooms in order',
      {},
      {
        'zh-CN': titled(['主楼', '附楼']),
        'en-US': [
          {
            title: 'Main building',
            siteManagementVoList: [
              { title: 'Ballroom', icon: '/media/ballroom.svg', imageFiles: [], siteDetails: [] },
            ],
          },
        ],
      },
    ],
  ],
};
