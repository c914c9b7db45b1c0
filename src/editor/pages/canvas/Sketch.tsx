import type { SketchName } from '#blocks/define.ts';
import { type SketchBox, type SketchPart, sketches } from './sketches.ts';

const fills: Readonly<Record<SketchPart, string>> = {
  area: 'fill-faint/50',
  line: 'fill-faint',
  head: 'fill-ink',
  mark: 'fill-brass',
};
const parts: readonly SketchPart[] = ['area', 'line', 'head', 'mark'];

const outline = (boxes: readonly SketchBox[]): string =>
  boxes.map(([x, y, width, height]) => `M${x} ${y}h${width}v${height}h${-width}z`).join('');

/** A small drawing of a block. */
export const Sketch = ({ name }: { name: SketchName }) => (
  <svg viewBox="0 0 80 36" aria-hidden="true" className="block w-full rounded bg-mist">
    {parts.map((part) => (
      <path key={part} className={fills[part]} d={outline(sketches[name][part] ?? [])} />
    ))}
  </svg>
);
