import { concourse, hall } from '../../venues/figures.ts';
import { halls } from '../../venues/places.ts';
import { keyPlan, overhang } from './building.ts';
import { across, areaText, down, figureSize, north, scaleBar } from './marks.ts';
import { names, narrowWidth, type PlanStyle, wide } from './plan-size.ts';
import { colour, drawing, label } from './svg.ts';

const layouts = {
  wide: { size: wide, scale: 0.93, left: 30, top: 28, north: [350, 26], bar: 213 },
  narrow: {
    size: { width: narrowWidth, height: 146 },
    scale: 0.5,
    left: 14,
    top: 24,
    north: [178, 20],
    bar: 138,
  },
} as const;

/** The halls side by side along the concourse, with the dimensions of the building. */
export function hallsPlan({ language, shape }: PlanStyle): string {
  const { size, scale, left, top, north: northAt, bar } = layouts[shape];
  const below = top + hall.length * scale * 0.72;
  return drawing(
    { ...size, language },
    keyPlan({ x: left, y: top, scale, concourseName: names[language].concourse }),
    ...halls.map((_, index) => {
      const x = left + (overhang + index * hall.width) * scale;
      const line = (text: string, row: number) =>
        label(text, {
          x: x + (hall.width / 2) * scale,
          y: below + row * 7,
          'font-size': figureSize,
          'text-anchor': 'middle',
          fill: row ? colour.ink2 : colour.ink,
        });
      return [
        across({ x, y: top - 6, width: hall.width * scale, text: hall.width.toFixed(1) }),
        line(areaText(hall.area), 0),
        line(`${hall.length} × ${hall.width} m`, 1),
        shape === 'wide' ? line(`${names[language].height} ${hall.clearHeight} m`, 2) : '',
      ].join('');
    }),
    down({ x: left - 5, y: top, height: hall.length * scale, text: hall.length.toFixed(1) }),
    down({
      x: left - 5,
      y: top + hall.length * scale,
      height: concourse.width * scale,
      text: concourse.width.toFixed(1),
    }),
    across({
      x: left,
      y: top + (hall.length + concourse.width) * scale + 9,
      width: concourse.length * scale,
      text: concourse.length.toFixed(1),
    }),
    scaleBar(left, bar, { step: shape === 'wide' ? 20 : 40, scale }),
    north(northAt[0], northAt[1]),
  );
}
