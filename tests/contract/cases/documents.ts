import { expect } from 'vitest';
import type { Language } from '#schemas/language.ts';
import { both, type CasesOf } from './case.ts';

const inBoth = (answer: (language: Language) => unknown) => ({
  'zh-CN': answer('zh-CN'),
  'en-US': answer('en-US'),
});

const album = (id: string, language: Language, pictures: readonly string[] = []) => ({
  id,
  atlasName: language === 'zh-CN' ? `相册 ${id}` : `Album ${id}`,
  activityCoverUrl: `/media/${id}.jpg`,
  imageVOs: pictures.map((picture) => ({ address: `/media/${id}-${picture}.jpg` })),
});

const file = (id: string, sortLevel: number, language: Language) => ({
  id,
  name: language === 'zh-CN' ? `文件 ${id}` : `File ${id}`,
  sortLevel,
  attachmentVO: [{ address: `/files/${id}.pdf` }],
  supportingFacilityList: [],
});

/** A page with the complete list. */
const whole = (...files: readonly (readonly [id: string, sortLevel: number])[]) =>
  inBoth((language) => ({
    list: files.map(([id, sortLevel]) => file(id, sortLevel, language)),
    total: files.length,
  }));

const hotels = 'HOTEL_ACCOMMODATION';

export const documentCases: CasesOf<'albumPage' | 'albumDetail' | 'filePage'> = {
  albumPage: [
    [
      'the albums of a gallery in order, ties by id, without their pictures',
      { atlasType: 'CONFERENCE_CENTER', pageSize: 2 },
      inBoth((language) => ({ list: ['lobby', 'rooms-a'].map((id) => album(id, language)), total: 3 })),
    ],
    [
      'those of the other gallery, without the untranslated one',
      { atlasType: 'EXHIBITION_CENTER' },
      {
        'zh-CN': {
          list: [album('halls', 'zh-CN'), { id: 'chinese-only', atlasName: '开幕：2026/夜', imageVOs: [] }],
          total: 2,
        },
        'en-US': { list: [album('halls', 'en-US')], total: 1 },
      },
    ],
  ],
  albumDetail: [
    [
      'an album with its pictures',
      { id: 'rooms-b' },
      inBoth((language) => album('rooms-b', language, ['1', '2'])),
    ],
    [
      'one that is not translated',
      { id: 'chinese-only' },
      { 'zh-CN': expect.objectContaining({ imageVOs: [] }), 'en-US': null },
    ],
    ['an unknown id', { id: 'attic' }, both(null)],
  ],
  filePage: [
    [
      'files of a kind by their sort level',
      { atlasTypes: 'SERVICE_MANUAL' },
      whole(['rules', 1], ['manual', 2]),
    ],
    [
      'files of several kinds together, ties by id, each once',
      { atlasTypes: ['SERVICE_MANUAL', 'CATERING', 'SERVICE_MANUAL'] },
      whole(['canteen', 1], ['rules', 1], ['manual', 2]),
    ],
    ['the supporting hotels', { atlasTypes: hotels, isConfigure: 'YES' }, whole(['podium', 1], ['tower', 2])],
    ['the hotels nearby', { atlasTypes: [hotels], isConfigure: 'NO' }, whole(['hostel', 1])],
    ['both where nothing is said', { atlasTypes: hotels }, whole(['hostel', 1], ['podium', 1], ['tower', 2])],
    [
      'a kind of which no hotels are: it has no two sorts',
      { atlasTypes: 'CATERING', isConfigure: 'NO' },
      whole(['canteen', 1]),
    ],
    [
      'an atlas list, its HTML sanitised, without the untranslated one',
      { atlasTypes: 'cultural_tourism' },
      {
        'zh-CN': {
          list: [
            { id: 'gorge', name: '峡谷', remark: '<p>好</p>', attachmentVO: [], supportingFacilityList: [] },
          ],
          total: 1,
        },
        'en-US': { list: [], total: 0 },
      },
    ],
    ['a kind that has none', { atlasTypes: 'TRAFFIC_DIRECTIONS' }, both({ list: [], total: 0 })],
  ],
};
