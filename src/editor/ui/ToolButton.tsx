import type { ButtonHTMLAttributes } from 'react';
import { EditorIcon, type EditorIconName } from './EditorIcon.tsx';

interface ToolButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  icon: EditorIconName;
  /** Accessible name and tooltip. */
  label: string;
}

/** Icon button, 36 × 36 px. */
export const ToolButton = ({ icon, label, className = '', ...rest }: ToolButtonProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    className={`inline-grid size-9 flex-none place-items-center rounded text-ink-2 hover:bg-teal-tint hover:text-teal-deep disabled:bg-transparent disabled:text-faint aria-pressed:bg-teal-tint aria-pressed:text-teal-deep ${className}`}
    {...rest}
  >
    <EditorIcon name={icon} />
  </button>
);
