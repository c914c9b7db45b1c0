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
