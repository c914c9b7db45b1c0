import { useState } from 'react';
import type { MapTranslate } from '#i18n/map.ts';
import type { LiveMap } from './live-map.ts';

interface ControlsProps {
  t: MapTranslate;
  name: string;
  /** Id of the map, for `aria-controls`. */
  controls: string;
  tell: (act: (map: LiveMap) => void) => void;
}

/** Zoom, tilt and reset buttons. Pressing one opens the map if it is not open yet. */
export function Controls({ t, name, controls, tell }: ControlsProps) {
  const [tilted, setTilted] = useState(true);
  const tilt = () => {
    setTilted(!tilted);
    tell((map) => map.tilt(!tilted));
  };
  const home = () => {
    setTilted(true);
    tell((map) => map.home());
  };
  return (
    <div className="absolute top-4 right-4 grid divide-y divide-line rounded bg-white shadow-float print:hidden">
      <Control
        label={t('zoomIn')}
        drawing="M12 5v14M5 12h14"
        controls={controls}
        onPress={() => tell((map) => map.zoomBy(1))}
      />
      <Control
        label={t('zoomOut')}
        drawing="M5 12h14"
        controls={controls}
        onPress={() => tell((map) => map.zoomBy(-1))}
      />
      <Control
        label={t('tilt')}
        drawing="M12 3 4 7.5v9l8 4.5 8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9"
        controls={controls}
        pressed={tilted}
        onPress={tilt}
      />
      <Control
        label={t('home', { name })}
        drawing="M12 19a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM12 2v3M12 19v3M2 12h3M19 12h3M12 12v.1"
        controls={controls}
        onPress={home}
      />
    </div>
  );
}

interface ControlProps {
  label: string;
  /** SVG path in a 24 × 24 view box. */
  drawing: string;
  controls: string;
  pressed?: boolean;
  onPress: () => void;
}

const Control = ({ label, drawing, controls, pressed, onPress }: ControlProps) => (
  <button
    type="button"
    aria-label={label}
    aria-controls={controls}
    aria-pressed={pressed}
    onClick={onPress}
    className="grid size-touch place-items-center text-ink transition-colors duration-fast hover:text-teal aria-pressed:text-teal"
  >
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="size-5.5 fill-none stroke-current stroke-[1.5] [stroke-linecap:round] [stroke-linejoin:round]"
    >
      <path d={drawing} />
    </svg>
  </button>
);
