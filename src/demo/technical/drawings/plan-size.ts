import type { SheetLanguage } from './sheet.ts';

/** A plan is drawn twice: `wide`, and `narrow` for phones, on which it has the whole width. */
export type Shape = 'wide' | 'narrow';

/** How a plan is drawn. */
export interface PlanStyle {
  language: SheetLanguage;
  shape: Shape;
}

export const wide = { width: 366, height: 223 } as const;
export const narrowWidth = 186;

/** Names on plans. */
export const names = {
  zh: {
    concourse: '登录大厅',
    goodsDoors: '货运大门',
    publicDoors: '观众入口',
    pits: '地沟与接驳井',
    rigging: '吊点',
    floorLoad: '地面承重',
    gates: '货运出入口',
    entrances: '观众入口',
    supply: '水电接驳井',
    tents: '帐篷位',
    power: '供电',
    height: '净高',
  },
  en: {
    concourse: 'Concourse',
    goodsDoors: 'Goods doors',
    publicDoors: 'Public doors',
    pits: 'Trenches, pits',
    rigging: 'Rigging points',
    floorLoad: 'Floor loading',
    gates: 'Lorry gates',
    entrances: 'Public doors',
    supply: 'Supply pits',
    tents: 'Tents',
    power: 'Power',
    height: 'Clear height',
  },
} as const;
