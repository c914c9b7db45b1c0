import { type KeyboardEvent, type PointerEvent, type ReactNode, type Ref, useRef } from 'react';
import type { PanoramaEvent } from '#ui/panorama/panorama-view.ts';

interface RingProps {
  /** Address of a white icon. */
  icon: string | undefined;
  mark: string | undefined;
  /** Makes the ring turn a view. Without it the ring is decoration. */
  dial: ReactNode;
}

/** Ring on the picture. Its arc follows the direction of the view, `--look`. */
export const Ring = ({ icon, mark, dial }: RingProps) => (
  <div className="group/ring relative grid size-33 content-center justify-items-center gap-1 justify-self-center rounded-full bg-night/60 has-data-open:bg-night/72 max-md:order-first max-md:mb-14 md:size-62 md:gap-2 md:has-data-open:size-33 md:has-data-open:self-end">
    <svg
      viewBox="0 0 248 248"
      aria-hidden="true"
      className="absolute inset-0 size-full rotate-(--look,0deg) fill-none"
    >
      <circle cx="124" cy="124" r="122.5" className="stroke-white/50" />
      <circle
        cx="124"
        cy="124"
        r="112"
        strokeWidth="8"
        strokeDasharray="1 8.774"
        className="stroke-white/60"
      />
      <path d="M124 1.5a122.5 122.5 0 0 1 106 61.2" strokeWidth="3" className="stroke-brass-light" />
    </svg>
    {icon && (
      <img
        src={icon}
        alt=""
        loading="lazy"
        className="size-8 object-contain md:size-16 md:group-has-data-open/ring:hidden"
      />
    )}
    {mark && (
      <span
        aria-hidden="true"
        className="font-num text-num-m leading-none font-thin md:text-num-l md:group-has-data-open/ring:text-num-m"
      >
        {mark}
      </span>
    )}
    {dial}
  </div>
);

interface RingDialProps {
  ref: Ref<HTMLButtonElement>;
  /** Accessible name. */
  label: string;
  /** Short text in the ring. */
  hint: string;
  isOpen: boolean;
  start: () => void;
  turnByKey: (event: KeyboardEvent) => void;
  send: (event: PanoramaEvent) => void;
}

/** Degrees of a drag by a pixel. */
const dragStep = 0.4;
/** A pointer that moves less, in px, clicks. */
const slack = 4;

/**
 * The ring as a button: a click opens the view or turns it by a step, a drag turns it, and so do the arrow keys. A finger
 * that moves up or down scrolls the page.
 */
export function RingDial({ ref, label, hint, isOpen, start, turnByKey, send }: RingDialProps) {
  const drag = useRef<{ from: number; x: number; moved: boolean }>(undefined);
  const move = ({ clientX, buttons }: PointerEvent) => {
    const { current } = drag;
    if (!current || buttons === 0) return;
    if (!current.moved && Math.abs(clientX - current.from) < slack) return;
    if (!current.moved && !isOpen) start();
    current.moved = true;
    send({ type: 'drag', yaw: (clientX - current.x) * dragStep });
    current.x = clientX;
  };
  return (
    <>
      <span aria-hidden="true" className="max-w-[76%] text-center text-cap leading-tight no-js:hidden">
        {hint}
      </span>
      <button
        ref={ref}
        type="button"
        aria-label={label}
        data-open={isOpen ? '' : undefined}
        onClick={() => {
          const dragged = drag.current?.moved;
          drag.current = undefined;
          if (dragged) return;
          if (isOpen) send({ type: 'turn', yaw: 1, pitch: 0 });
          else start();
        }}
        onKeyDown={isOpen ? turnByKey : undefined}
        onPointerDown={({ clientX, currentTarget, pointerId }) => {
          drag.current = { from: clientX, x: clientX, moved: false };
          currentTarget.setPointerCapture(pointerId);
        }}
        onPointerMove={move}
        onPointerCancel={() => {
          drag.current = undefined;
        }}
        className="absolute inset-0 cursor-grab touch-pan-y rounded-full outline-offset-4 active:cursor-grabbing no-js:hidden"
      />
    </>
  );
}
