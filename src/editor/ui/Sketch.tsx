import type { SketchName } from '#blocks/define.ts';
import { sketches } from './sketches.ts';

/** Decorative thumbnail of a block's layout; use it beside the block's name. */
export function Sketch({ name }: { name: SketchName }) {
  const { picture, title, text, box, mark } = sketches[name];
  return (
    <svg viewBox="0 0 96 48" aria-hidden="true" className="block w-full bg-mist">
      <path d={picture ?? ''} className="fill-line" />
      <path d={box ?? ''} className="fill-none stroke-line-strong" />
      <path d={text ?? ''} className="fill-line-strong" />
      <path d={title ?? ''} className="fill-ink" />
      <path d={mark ?? ''} className="fill-brass" />
    </svg>
  );
}
