import { type RoomGroupName, roomGroupNames, roomGroups } from '../../venues/figures.ts';
import { type Hall, halls } from '../../venues/places.ts';
import { roomsTitle } from '../../venues/room-names.ts';
import { floorPlan } from './floor-plan.ts';
import { hallPlan } from './hall-plan.ts';
import { hallSheet, plazaSheet } from './hall-sheets.ts';
import { hallsPlan } from './halls-plan.ts';
import { layoutSheet } from './layout-sheet.ts';
import type { PlanStyle } from './plan-size.ts';
import { plazaPlan } from './plaza-plan.ts';
import { roomPlan } from './room-plan.ts';
import { roomSheet } from './room-sheets.ts';
import { sectionSheet } from './section-sheet.ts';
import type { SheetLanguage } from './sheet.ts';

/** One drawing in one language, with the name of its file and what it shows. */
export interface Drawing {
  file: string;
  svg: string;
  alt: { 'zh-CN': string; 'en-US': string };
  /** File of the drawing of the same thing for phones. */
  narrow?: string;
}

type Alt = readonly [zh: string, en: string];

const plans = (name: string, draw: (style: PlanStyle) => string, [zh, en]: Alt): Drawing[] =>
  (['zh', 'en'] as const).flatMap((language) => {
    const alt = { 'zh-CN': zh, 'en-US': en };
    const narrow = `plan-${name}-narrow-${language}.svg`;
    return [
      { file: `plan-${name}-${language}.svg`, svg: draw({ language, shape: 'wide' }), alt, narrow },
      { file: narrow, svg: draw({ language, shape: 'narrow' }), alt },
    ];
  });

const sheets = (name: string, draw: (language: SheetLanguage) => string, [zh, en]: Alt): Drawing[] =>
  (['zh', 'en'] as const).map((language) => ({
    file: `hall-info-${name}-${language}.svg`,
    svg: draw(language),
    alt: { 'zh-CN': zh, 'en-US': en },
  }));

const ofHall = (number: Hall): Drawing[] => [
  ...plans(`hall-${number}`, (style) => hallPlan(number, style), [
    `${number} 号展厅平面图：货门、地沟、吊点与尺寸，附所在位置。`,
    `Plan of Hall ${number}: goods doors, trenches, rigging points and dimensions, with its place in the building.`,
  ]),
  ...sheets(`hall-${number}`, (language) => hallSheet(number, language), [
    `${number} 号展厅参数表：面积、净高、承重、货门、吊点与供电。`,
    `Data of Hall ${number}: area, height, floor loading, doors, rigging and power.`,
  ]),
];

const ofRooms = (group: RoomGroupName): Drawing[] => [
  ...plans(`room-${group}`, (style) => roomPlan(roomGroups[group], style), [
    `${roomsTitle(group, 'zh-CN')}平面图：座位摆法、可容人数与尺寸，附所在楼层。`,
    `Plan of ${inSentence(roomsTitle(group, 'en-US'))}: layouts, numbers of people and dimensions, with the floor it lies on.`,
  ]),
  ...sheets(`room-${group}`, (language) => roomSheet(group, language), [
    `${roomsTitle(group, 'zh-CN')}参数表：面积、净高、各摆法人数与设备。`,
    `Data of ${inSentence(roomsTitle(group, 'en-US'))}: area, height, people by layout, and equipment.`,
  ]),
];

/** A title as part of an English sentence: lower case, with its article. */
const inSentence = (title: string) =>
  title
    .replace('Plenary Hall', 'the Plenary Hall')
    .replace('Ballroom', 'the ballroom')
    .replace(/^Room/, 'room');

/** Every plan and sheet of the technical pages. */
export const drawings = (): Drawing[] => [
  ...plans('exhibition-halls', hallsPlan, [
    '展览层总平面图：四座展厅与登录大厅的尺寸。',
    'Plan of the exhibition level: four halls and the concourse with their dimensions.',
  ]),
  ...halls.flatMap(ofHall),
  ...sheets('section', sectionSheet, [
    '展厅剖面图：净跨、净高、货门、吊点，以及地沟内的水电气网。',
    'Cross-section of a hall: span, height, goods doors and rigging, and what the floor trenches carry.',
  ]),
  ...plans('plaza', plazaPlan, [
    '室外展场平面图：帐篷位、接驳井、出入口与尺寸，南侧临江。',
    'Plan of the outdoor plaza: tents, supply pits, gates and dimensions, with the river to the south.',
  ]),
  ...sheets('plaza', plazaSheet, [
    '室外展场参数表：面积、承重、帐篷位与供电。',
    'Data of the outdoor plaza: area, floor loading, tents and power.',
  ]),
  ...plans('conference-floor', floorPlan, [
    '会议层总平面图：201 至 220 号会议室的位置与面积。',
    'Plan of the conference floor: rooms 201 to 220 with their areas.',
  ]),
  ...sheets('layouts', layoutSheet, [
    '六种座位摆法示意图与人均面积：剧院式、课桌式、宴会式、酒会式、U 形与董事会式。',
    'Six seating layouts and the floor each takes: theatre, classroom, banquet, reception, U-shape and boardroom.',
  ]),
  ...roomGroupNames.flatMap(ofRooms),
];
