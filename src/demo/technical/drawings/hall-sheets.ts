import { hall, hallLight, plaza } from '../../venues/figures.ts';
import { type Hall, halls, placesIn } from '../../venues/places.ts';
import { grouped } from './marks.ts';
import { factSheet, type Line, type SheetLanguage } from './sheet.ts';

const neighboursOf = (number: Hall) => halls.filter((other) => Math.abs(other - number) === 1);

/** The data of one hall. */
export function hallSheet(number: Hall, language: SheetLanguage): string {
  const door = `${hall.goodsDoor.width.toFixed(1)} × ${hall.goodsDoor.height.toFixed(1)}`;
  const common = {
    area: grouped(hall.area),
    size: `${hall.length} × ${hall.width}`,
    power: grouped(hall.power),
    doors: `${hall.goodsDoors} × (${door})`,
    rigging: `${hall.riggingPoints} × ${hall.riggingLoad}`,
  };
  const zh: Line[] = [
    ['展览面积', common.area, '平方米'],
    ['长 × 宽，其间无柱', common.size, '米'],
    ['屋架下净高', String(hall.clearHeight), '米'],
    ['地面承重', String(hall.floorLoad), '吨/平方米'],
    ['国际标准展位', String(hall.booths), '个'],
    ['货运大门，宽 × 高', common.doors, '米'],
    ['吊点与单点荷载', common.rigging, '千克'],
    ['地沟与接驳井间距', String(hall.trenchSpacing), '米'],
    ['展位配电容量', common.power, '千瓦'],
    ['地面平均照度', String(hallLight[number]), '勒克斯'],
    ['可打通的相邻展厅', placesIn('zh-CN', neighboursOf(number))],
  ];
  const en: Line[] = [
    ['Exhibition space', common.area, 'm²'],
    ['Length × width, free of columns', common.size, 'm'],
    ['Clear height below the trusses', String(hall.clearHeight), 'm'],
    ['Floor loading', String(hall.floorLoad), 't/m²'],
    ['Standard booths', String(hall.booths)],
    ['Goods doors, width × height', common.doors, 'm'],
    ['Rigging points and load of each', common.rigging, 'kg'],
    ['Trenches and supply pits, every', String(hall.trenchSpacing), 'm'],
    ['Power for stands', common.power, 'kW'],
    ['Average light on the floor', String(hallLight[number]), 'lx'],
    ['Opens into', placesIn('en-US', neighboursOf(number))],
  ];
  return language === 'zh' ? factSheet('zh', `${number} 号展厅`, zh) : factSheet('en', `Hall ${number}`, en);
}

/** The data of the outdoor plaza. */
export const plazaSheet = (language: SheetLanguage): string =>
  language === 'zh'
    ? factSheet('zh', '室外展场', [
        ['场地面积', grouped(plaza.area), '平方米'],
        ['长 × 宽', `${plaza.length} × ${plaza.width}`, '米'],
        ['地面承重', String(plaza.floorLoad), '吨/平方米'],
        ['帐篷位，每顶 3 × 3 米', String(plaza.tents), '个'],
        ['供电总容量', grouped(plaza.power), '千瓦'],
        ['每顶帐篷供电', String(plaza.tentPower), '千瓦'],
        ['水电接驳井间距', String(plaza.pitSpacing), '米'],
        ['货运出入口，净宽', '2 × 6.0', '米'],
        ['夜间开放，周五、周六', '至 22:00'],
      ])
    : factSheet('en', 'Outdoor plaza', [
        ['Area', grouped(plaza.area), 'm²'],
        ['Length × width', `${plaza.length} × ${plaza.width}`, 'm'],
        ['Floor loading', String(plaza.floorLoad), 't/m²'],
        ['Tents of 3 × 3 m', String(plaza.tents)],
        ['Power in all', grouped(plaza.power), 'kW'],
        ['Power for each tent', String(plaza.tentPower), 'kW'],
        ['Pits for water and power, every', String(plaza.pitSpacing), 'm'],
        ['Gates for lorries, clear width', '2 × 6.0', 'm'],
        ['Fridays and Saturdays, open', 'until 22:00'],
      ]);
