import { concourse, hall } from '../../venues/figures.ts';
import { halls } from '../../venues/places.ts';
import { keyPlan, overhang } from './building.ts';
import { across, areaText, down, north, scaleBar } from './marks.ts';
import { colour, drawing, label } from './svg.ts';

/** Units a metre. */
const scale = 0.93;
const [left, top] = [30, 28];

/** The halls side by side along the concourse, with the dimensions of the building. */
export const hallsPlan = (): string =>
  drawing(
    { width: 366, height: 223 },
    keyPlan({ x: left, y: top, scale }),
    ...halls.map((_, index) => {
      const x = left + (overhang + index * hall.width) * scale;
      const middle = x + (hall.width / 2) * scale;
      return [
        across({ x, y: top - 6, width: hall.width * scale, text: hall.width.toFixed(1) }),
        label(areaText(hall.area), { x: middle, y: top + 96, 'font-size': 5.4, 'text-anchor': 'middle' }),
        label(`${hall.length} × ${hall.width} × ${hall.clearHeight} m`, {
          x: middle,
          y: top + 104,
          'font-size': 4.6,
          'text-anchor': 'middle',
          fill: colour.ink2,
        }),
      ].join('');
    }),
    down({ x: left - 6, y: top, height: hall.length * scale, text: hall.length.toFixed(1) }),
    down({
      x: left - 6,
      y: top + hall.length * scale,
      height: concourse.width * scale,
      text: concourse.width.toFixed(1),
    }),
    across({
      x: left,
      y: top + (hall.length + concourse.width) * scale + 8,
      width: concourse.length * scale,
      text: concourse.length.toFixed(1),
    }),
    scaleBar(left, 213, { step: 20, scale }),
    north(350, 26),
  );
