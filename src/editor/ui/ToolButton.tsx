import type { ButtonHTMLAttributes } from 'react';
import { Icon } from '#ui/Icon.tsx';
import { commonTexts } from '../common-texts.ts';
import { useTranslate } from '../context.tsx';
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

interface CloseButtonProps {
  onClose: () => void;
  /** Accessible name, if the position does not show what the button closes. */
  label?: string;
}

/** Close button for the corner of a panel or dialog. */
export function CloseButton({ onClose, label }: CloseButtonProps) {
  const t = useTranslate(commonTexts);
  return (
    <button
      type="button"
      onClick={onClose}
      aria-label={label ?? t('close')}
      className="grid size-10 flex-none place-items-center rounded text-ink-2 hover:bg-mist"
    >
      <Icon name="close" small />
    </button>
  );
}
