import { Icon } from '#ui/Icon.tsx';
import { commonTexts } from '../common-texts.ts';
import { useWords } from '../texts.ts';

interface CloseButtonProps {
  onClose: () => void;
  /** Accessible name, if the position does not show what the button closes. */
  label?: string;
}

/** Close button for the corner of a panel or dialog. */
export function CloseButton({ onClose, label }: CloseButtonProps) {
  const t = useWords(commonTexts);
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
