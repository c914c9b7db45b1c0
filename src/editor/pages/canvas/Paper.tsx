import { type ReactNode, useRef } from 'react';
import { useScale } from './use-scale.ts';

interface PaperProps {
  /** Width of the page in CSS pixels, before scaling. */
  width: number;
  children: (scale: number) => ReactNode;
}

/** Lays a page out at its own width and scales it down to fit. */
export function Paper({ width, children }: PaperProps) {
  const room = useRef<HTMLDivElement>(null);
  const { scale, height } = useScale(room, width);
  return (
    <div ref={room} className="relative min-h-0 min-w-0 overflow-hidden">
      <div
        className="absolute top-0 left-1/2 bg-white after:pointer-events-none after:absolute after:inset-0 after:border-x after:border-t after:border-line"
        style={{ width: width * scale, height: height * scale, marginLeft: (-width * scale) / 2 }}
      >
        <div className="origin-top-left" style={{ width, height, transform: `scale(${scale})` }}>
          {children(scale)}
        </div>
      </div>
    </div>
  );
}
