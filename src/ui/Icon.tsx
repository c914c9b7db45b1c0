/** 24 × 24 outlines in one style: 1.5 px, round, no fill. */
const outlines = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  left: 'M14.5 6 8.5 12l6 6',
  right: 'M9.5 6l6 6-6 6',
  down: 'M6 9.5l6 6 6-6',
  arrow: 'M4 12h16M14 6l6 6-6 6',
  download: 'M12 4v11M6.5 10.5 12 16l5.5-5.5M5 20h14',
  back: 'M20 12H4M10 6l-6 6 6 6',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5.5v13l10.5-6.5z',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5.5M12 7.8v.3',
  warning: 'M12 4 2.8 20h18.4zM12 10v5M12 17.5v.3',
  retry: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9.2M20 4.5v4.7h-4.7',
  check: 'M5 12.5 10 17.5 19 7.5',
  place:
    'M12 21s6.5-5.8 6.5-11a6.5 6.5 0 0 0-13 0c0 5.2 6.5 11 6.5 11zM12 12.4a2.4 2.4 0 1 0 0-4.8 2.4 2.4 0 0 0 0 4.8z',
  phone:
    'M5 4h4l1.5 5-2.3 1.6a12 12 0 0 0 5.2 5.2L15 13.5l5 1.5v4a1.5 1.5 0 0 1-1.7 1.5C10.7 19.6 4.4 13.3 3.5 5.7A1.5 1.5 0 0 1 5 4z',
  code: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5H14zM20 14v2M14 20h2M18.5 18.5H20V20h-1.5z',
  panorama:
    'M12 20c-5 0-9-1.8-9-4s4-4 9-4 9 1.8 9 4c0 1.2-1.3 2.3-3.3 3M9.5 18l2.5 2-2.5 2M12 9V3M8 5.5 12 3l4 2.5',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8.5 3.5v4M15.5 3.5v4',
  feed: 'M5 18.5h.5M5 12.5a6.5 6.5 0 0 1 6.5 6.5M5 6.5A12.5 12.5 0 0 1 17.5 19',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7.5V12l3 2',
  list: 'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.5M4.5 12h.5M4.5 17.5h.5',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l4.5 4.5',
  filter: 'M4 7h16M7 12h10M10 17h4',
  hall: 'M3 20V9c3-3 6-3 9 0s6 3 9 0v11M3 20h18M8 20v-6h8v6',
  services: 'M4 8h9M17 8h3M4 16h3M11 16h9M15 5.5v5M9 13.5v5',
  document: 'M6 3.5h8l4 4v13H6zM14 3.5v4h4M9 12h6M9 16h6',
  'zoom-in': 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l4.5 4.5M11 8v6M8 11h6',
  'zoom-out': 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l4.5 4.5M8 11h6',
  ruler: 'M2.5 8h19v8h-19zM7 8v3.5M11 8v2.5M15 8v3.5M19 8v2.5',
  expand: 'M4.5 9V4.5H9M15 4.5h4.5V9M19.5 15v4.5H15M9 19.5H4.5V15',
  shrink: 'M9 4.5V9H4.5M19.5 9H15V4.5M15 19.5V15h4.5M4.5 15H9v4.5',
  link: 'M10 14a4.5 4.5 0 0 0 6.4 0l3.1-3.1a4.5 4.5 0 0 0-6.4-6.4L11.8 5.8M14 10a4.5 4.5 0 0 0-6.4 0l-3.1 3.1a4.5 4.5 0 0 0 6.4 6.4l1.3-1.3',
  device: 'M8 3.5h8v17H8zM11 17.5h2M4.5 8C3.5 10.5 3.5 13.5 4.5 16M19.5 8c1 2.5 1 5.5 0 8',
  train: 'M6 4.5h12v11H6zM6 10.5h12M9 13h.3M15 13h.3M8.5 15.5 6 20M15.5 15.5 18 20M7.5 18h9',
  car: 'M4 16.5v-4l2-5.5h12l2 5.5v4zM4 12.5h16M6 16.5V19M18 16.5V19M7.5 14.5h.3M16.5 14.5h.3',
  walk: 'M12.5 5.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3zM12 8.5 10.5 14l3 2.5 1 5M10.5 14 8 21.5M12 8.5l-3.5 1.5L7.5 13M12 8.5l2 3 3 1',
  lock: 'M6 10.5h12v9.5H6zM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5M12 14v2.5',
} as const;

export type IconName = keyof typeof outlines;

/** An outline beside a text or in a named control; always hidden from screen readers. `small` is 18 px. */
export const Icon = ({ name, small = false, className = '' }: IconProps) => (
  <svg
    viewBox="0 0 24 24"
    aria-hidden="true"
    className={`${small ? 'size-4.5' : 'size-6'} flex-none fill-none stroke-current stroke-[1.5] [stroke-linecap:round] [stroke-linejoin:round] ${className}`}
  >
    <path d={outlines[name]} />
  </svg>
);

interface IconProps {
  name: IconName;
  small?: boolean;
  className?: string;
}
