import { type KeyboardEvent, type PointerEvent, useId } from 'react';
import type { MediaItem } from '#schemas/editor/media.ts';
import { useTranslate } from '../context.tsx';
import { mediaTexts } from './texts.ts';

type Point = NonNullable<MediaItem['focal']>;

interface FocalPointProps {
  item: MediaItem;
  point: Point;
  onChange: (point: Point) => void;
}

/** Step of an arrow key as a share of the picture; ten times as far with Shift. */
const step = 0.01;

const moves: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const within = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 100) / 100;
const percent = (share: number) => Math.round(share * 100);

/** Sets the focal point of a picture by click or arrow keys, with previews of two crops. */
export function FocalPoint({ item, point, onChange }: FocalPointProps) {
  const t = useTranslate(mediaTexts);
  const help = useId();
  const [x, y] = [percent(point.x), percent(point.y)];
  const move = (event: KeyboardEvent) => {
    const by = moves[event.key];
    if (!by) return;
    event.preventDefault();
    const far = event.shiftKey ? 10 * step : step;
    onChange({ x: within(point.x + by[0] * far), y: within(point.y + by[1] * far) });
  };
  const place = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    onChange({
      x: within((event.clientX - box.left) / box.width),
      y: within((event.clientY - box.top) / box.height),
    });
  };
  return (
    <div className="grid gap-2">
      <p className="text-cap font-medium">{t('focal')}</p>
      <div
        role="slider"
        tabIndex={0}
        aria-label={t('focal')}
        aria-describedby={help}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={x}
        aria-valuetext={t('focalAt', { x, y })}
        onKeyDown={move}
        onPointerDown={place}
        className="relative mx-auto max-w-full cursor-crosshair touch-none overflow-hidden rounded bg-mist outline-offset-2"
      >
        <img src={item.file} alt="" draggable={false} className="block max-h-72 max-w-full" />
        <span
          style={{ left: `${x}%`, top: `${y}%` }}
          className="pointer-events-none absolute size-7 -translate-1/2 rounded-full border-2 border-white bg-teal/40 shadow-dialog"
        />
      </div>
      <p id={help} className="text-badge leading-normal text-ink-3">
        {t('focalHelp')} <span className="tnum">{t('focalAt', { x, y })}</span>
      </p>
      <div className="grid grid-cols-[2fr_1fr] items-start gap-3">
        <Cropped item={item} label={t('cropWide')} position={`${x}% ${y}%`} shape="aspect-3/1" />
        <Cropped item={item} label={t('cropSquare')} position={`${x}% ${y}%`} shape="aspect-square" />
      </div>
    </div>
  );
}

interface CroppedProps {
  item: MediaItem;
  label: string;
  position: string;
  shape: string;
}

const Cropped = ({ item, label, position, shape }: CroppedProps) => (
  <figure className="grid gap-1">
    <img
      src={item.file}
      alt=""
      style={{ objectPosition: position }}
      className={`w-full rounded object-cover ${shape}`}
    />
    <figcaption className="text-badge text-ink-3">{label}</figcaption>
  </figure>
);
