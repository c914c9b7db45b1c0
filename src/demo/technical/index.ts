import type { EntryInput } from '#schemas/entry.ts';
import { centerType } from '#schemas/enumerations.ts';
import { languageKey, languages } from '#schemas/language.ts';
import { type MediaFile, media } from '../media.ts';
import { type RoomGroupName, roomGroupNames } from '../venues/figures.ts';
import { type Hall, halls } from '../venues/places.ts';
import { roomsTitle } from '../venues/room-names.ts';

/** One item of the technical pages: its plan, and the sheets with its data, which stand in each language. */
interface TechnicalItem {
  id: string;
  titles: readonly [zh: string, en: string];
  plan?: MediaFile;
  sheets: readonly SheetName[];
  /** Not shown while its data is being checked. */
  closed?: true;
}

/** The name of a sheet without its language. */
type SheetName = MediaFile extends infer File
  ? File extends `hall-info-${infer Name}-zh.svg`
    ? Name
    : never
  : never;

const ofHall = (number: Hall): TechnicalItem => ({
  id: `exhibition-hall-${number}`,
  titles: [`${number} 号展厅`, `Hall ${number}`],
  plan: `plan-hall-${number}.svg`,
  sheets: [`hall-${number}`, 'section'],
});

const ofRooms = (group: RoomGroupName): TechnicalItem => ({
  id: `meeting-room-${group}`,
  titles: [roomsTitle(group, 'zh-CN'), roomsTitle(group, 'en-US')],
  plan: `plan-room-${group}.svg`,
  sheets: [`room-${group}`],
});

const exhibition: readonly TechnicalItem[] = [
  {
    id: 'exhibition-level',
    titles: ['展览层总平面', 'The exhibition level'],
    plan: 'plan-exhibition-halls.svg',
    sheets: ['section'],
  },
  ...halls.map(ofHall),
  {
    id: 'exhibition-plaza',
    titles: ['室外展场', 'Outdoor plaza'],
    plan: 'plan-plaza.svg',
    sheets: ['plaza'],
  },
  { id: 'exhibition-concourse', titles: ['登录大厅', 'Concourse'], sheets: [], closed: true },
];

const meeting: readonly TechnicalItem[] = [
  {
    id: 'meeting-floor',
    titles: ['会议层总平面', 'The conference floor'],
    plan: 'plan-conference-floor.svg',
    sheets: ['layouts'],
  },
  ...roomGroupNames.map(ofRooms),
  { id: 'meeting-mezzanine', titles: ['登录大厅夹层', 'Concourse mezzanine'], sheets: [], closed: true },
];

const entriesOf = (centre: keyof typeof centerType, items: readonly TechnicalItem[]): EntryInput[] =>
  items.map(({ id, titles, plan, sheets, closed }, index) => ({
    kind: 'technical',
    id,
    facet: String(centerType[centre]),
    sort: index + 1,
    data: { ...(plan && { plan: media(plan) }), isOpen: closed ? '0' : '1' },
    texts: Object.fromEntries(
      languages.map((language) => [
        language,
        {
          data: {
            title: titles[language === 'zh-CN' ? 0 : 1],
            voList: sheets.map((name) => ({
              hallInfoImg: media(`hall-info-${name}-${languageKey(language)}.svg`),
            })),
          },
        },
      ]),
    ),
  }));

/** Technical data of both centres. The concourse and its mezzanine are not open: their figures are not final. */
export const technicalEntries: EntryInput[] = [
  ...entriesOf('EX_CENTER', exhibition),
  ...entriesOf('MEET_CENTER', meeting),
];
