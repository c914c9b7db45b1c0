import type { Localised } from '#schemas/language.ts';
import { colour, drawing, element, group, label, path } from './svg.ts';

/** The language of the texts in a drawing. */
export type SheetLanguage = keyof Localised;

/** What a line of a sheet says: a name, a figure, and its unit, which may be missing. */
export type Line = readonly [name: string, figure: string, unit?: string];

export const sheetSize = { width: 720, height: 540 } as const;
const [left, right, top] = [36, 684, 96];

/** Title of a sheet over a rule. */
export const heading = (title: string): string =>
  label(title, { x: left, y: 62, 'font-size': 28, 'font-weight': 500 }) +
  path(['M', left, 82, 'H', right], { stroke: colour.ink, 'stroke-width': 1.5 });

/** Data as a table of names and figures, one to ten lines. */
export function factSheet(language: SheetLanguage, title: string, lines: readonly Line[]): string {
  const step = Math.min(52, (sheetSize.height - top - 12) / lines.length);
  const drawn = lines.map(([name, figure, unit], index) => {
    const base = top + index * step + step * 0.62;
    const suffix = unit
      ? element('tspan', { 'font-size': 17, fill: colour.ink2, dx: 6 }, unit.replaceAll('&', '&amp;'))
      : '';
    return [
      label(name, { x: left, y: base, 'font-size': 20, fill: colour.ink2 }),
      element('text', { x: right, y: base, 'font-size': 22, 'text-anchor': 'end' }, figure + suffix),
      path(['M', left, top + (index + 1) * step, 'H', right], { stroke: colour.line }),
    ].join('');
  });
  return drawing({ ...sheetSize, ground: colour.white, language }, heading(title), group({}, ...drawn));
}
