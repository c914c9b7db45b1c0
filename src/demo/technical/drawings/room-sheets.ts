import { areaOf, layouts, type RoomGroupName, roomGroups } from '../../venues/figures.ts';
import { layoutNames, roomsTitle } from '../../venues/room-names.ts';
import { factSheet, type Line, type SheetLanguage } from './sheet.ts';

/** Built-in equipment of each group of rooms. */
const fittings: Readonly<Record<RoomGroupName, Readonly<Record<SheetLanguage, readonly Line[]>>>> = {
  201: {
    zh: [
      ['舞台，宽 × 深', '28 × 7', '米'],
      ['主屏幕，宽 × 高', '18 × 6', '米'],
      ['混响时间，空场', '1.2', '秒'],
      ['同声传译', '8', '语种'],
      ['红外接收机', '2,400', '台'],
      ['轮椅席位', '24', '个'],
    ],
    en: [
      ['Stage, width × depth', '28 × 7', 'm'],
      ['Main screen, width × height', '18 × 6', 'm'],
      ['Reverberation, hall empty', '1.2', 's'],
      ['Interpretation', '8', 'languages'],
      ['Infrared receivers', '2,400'],
      ['Places for wheelchairs', '24'],
    ],
  },
  202: {
    zh: [
      ['混响时间，空场', '1.0', '秒'],
      ['可分为三间', '612 / 680 / 612', '平方米'],
      ['活动隔断隔声量', '54', '分贝'],
      ['吊点与单点荷载', '48 × 300', '千克'],
    ],
    en: [
      ['Reverberation, room empty', '1.0', 's'],
      ['Divides into', '612 / 680 / 612', 'm²'],
      ['Sound insulation of the walls', '54', 'dB'],
      ['Rigging points and load of each', '48 × 300', 'kg'],
    ],
  },
  '203-205': {
    zh: [
      ['混响时间，空场', '0.7', '秒'],
      ['同声传译，可借用', '4', '语种'],
    ],
    en: [
      ['Reverberation, room empty', '0.7', 's'],
      ['Interpretation, on loan', '4', 'languages'],
    ],
  },
  '206-207': {
    zh: [
      ['混响时间，空场', '0.7', '秒'],
      ['同声传译，可借用', '4', '语种'],
    ],
    en: [
      ['Reverberation, room empty', '0.7', 's'],
      ['Interpretation, on loan', '4', 'languages'],
    ],
  },
  '208-213': {
    zh: [
      ['混响时间，空场', '0.6', '秒'],
      ['投影幕，宽 × 高', '4.0 × 2.5', '米'],
    ],
    en: [
      ['Reverberation, room empty', '0.6', 's'],
      ['Screen, width × height', '4.0 × 2.5', 'm'],
    ],
  },
  '214-217': {
    zh: [
      ['混响时间，空场', '0.7', '秒'],
      ['南向落地窗，长 × 高', '27.4 × 3.6', '米'],
    ],
    en: [
      ['Reverberation, room empty', '0.7', 's'],
      ['South window, length × height', '27.4 × 3.6', 'm'],
    ],
  },
  '218-219': {
    zh: [
      ['混响时间，空场', '0.7', '秒'],
      ['转播大会堂的延时', '0.5', '秒以内'],
    ],
    en: [
      ['Reverberation, room empty', '0.7', 's'],
      ['Relay from the Plenary Hall, within', '0.5', 's'],
    ],
  },
  220: {
    zh: [
      ['混响时间，空场', '0.8', '秒'],
      ['活动舞台，最大', '14 × 6', '米'],
      ['舞台灯光', '24', '路'],
    ],
    en: [
      ['Reverberation, room empty', '0.8', 's'],
      ['Movable stage, at most', '14 × 6', 'm'],
      ['Lighting circuits', '24'],
    ],
  },
};

/** Data of a group of rooms: area, height, capacity by seating layout, and built-in equipment. */
export function roomSheet(group: RoomGroupName, language: SheetLanguage): string {
  const { rooms, height, seats } = roomGroups[group];
  const chinese = language === 'zh';
  const areas = [...new Set(rooms.map(areaOf))].toSorted((a, b) => a - b);
  return factSheet(language, roomsTitle(group, chinese ? 'zh-CN' : 'en-US'), [
    [
      chinese ? (rooms.length > 1 ? '每间面积' : '面积') : rooms.length > 1 ? 'Area of each room' : 'Area',
      areas.map((area) => area.toLocaleString('en-US')).join(' / '),
      chinese ? '平方米' : 'm²',
    ],
    [chinese ? '净高' : 'Clear height', String(height), chinese ? '米' : 'm'],
    ...layouts.flatMap((layout): Line[] => {
      const people = seats[layout]?.toLocaleString('en-US');
      return people ? [[layoutNames[layout][chinese ? 0 : 1], people, chinese ? '人' : 'people']] : [];
    }),
    ...fittings[group][language],
  ]);
}
