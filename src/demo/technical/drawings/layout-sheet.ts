import { layouts } from '../../venues/figures.ts';
import { layoutNames } from '../../venues/room-names.ts';
import { furniture } from './furniture.ts';
import { heading, type SheetLanguage, sheetSize } from './sheet.ts';
import { colour, drawing, label, rect } from './svg.ts';

/** Floor for one person in m², with a platform and aisles: what rooms are planned by. */
const floorEach: Readonly<Record<(typeof layouts)[number], string>> = {
  theatre: '1.1',
  classroom: '1.8',
  banquet: '1.6',
  reception: '1.0',
  uShape: '4.0',
  boardroom: '5.0',
};

const words = {
  zh: { title: '座位摆法与人均面积', unit: '平方米/人' },
  en: { title: 'Seating layouts and floor per person', unit: 'm² per person' },
} as const;

/** The six seating layouts, each drawn in a room of 17 by 11 metres. */
export function layoutSheet(language: SheetLanguage): string {
  const own = words[language];
  const cells = layouts.map((layout, index) => {
    const at = { x: 36 + (index % 3) * 224, y: 108 + Math.floor(index / 3) * 216 };
    return [
      rect({
        x: at.x,
        y: at.y,
        width: 200,
        height: 130,
        fill: colour.white,
        stroke: colour.ink,
        'stroke-width': 1.5,
      }),
      furniture[layout]({ ...at, width: 200, depth: 130, scale: 11.6 }),
      label(layoutNames[layout][language === 'zh' ? 0 : 1], { x: at.x, y: at.y + 158, 'font-size': 20 }),
      label(`${floorEach[layout]} ${own.unit}`, {
        x: at.x,
        y: at.y + 181,
        'font-size': 16,
        fill: colour.ink2,
      }),
    ].join('');
  });
  return drawing({ ...sheetSize, ground: colour.white, language }, heading(own.title), ...cells);
}
