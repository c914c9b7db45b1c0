import { Icon } from '#ui/Icon.tsx';
import { commonTexts } from '../common-texts.ts';
import { useWords } from '../texts.ts';

interface CloseButtonProps {
  onClose: () => void;
  /** Where it is not said by its place what is closed. */
  label?: string;
}

/** Closes the panel or dialog in whose corner it stands. */
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
