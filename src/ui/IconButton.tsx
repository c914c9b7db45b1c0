import type { ButtonHTMLAttributes } from 'react';
import { Icon, type IconName } from './Icon.tsx';

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: IconName;
  /** The accessible name. */
  label: string;
  dark?: boolean;
}

/** A square button with a border, 48 × 48 px. At the end of a list it stays visible and is greyed out. */
export const IconButton = ({ icon, label, dark = false, className = '', ...rest }: IconButtonProps) => (
  <button
    type="button"
    aria-label={label}
    className={`inline-grid size-control flex-none place-items-center rounded border transition-colors duration-fast ${
      dark
        ? 'border-white/50 text-white hover:border-white hover:bg-white/10'
        : 'border-line bg-white text-ink hover:border-teal hover:text-teal disabled:border-line disabled:bg-transparent disabled:text-faint'
    } ${className}`}
    {...rest}
  >
    <Icon name={icon} />
  </button>
);
