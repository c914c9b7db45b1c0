import { useTexts } from '#i18n/context.tsx';
import { Icon, type IconName } from '../Icon.tsx';
import type { useScroller } from './use-scroller.ts';

interface ScrollArrowsProps extends Omit<ReturnType<typeof useScroller>, 'row'> {
  /** Classes of each arrow: its colours. */
  look: string;
}

/** Two arrows beside a row that scrolls sideways. Render them only if the row overflows. */
export function ScrollArrows({ edges, back, on, look }: ScrollArrowsProps) {
  const { t } = useTexts();
  return (
    <div className="-mr-2.5 flex flex-none">
      <Arrow icon="left" label={t('section.earlier')} disabled={edges.atStart} onClick={back} look={look} />
      <Arrow icon="right" label={t('section.later')} disabled={edges.atEnd} onClick={on} look={look} />
    </div>
  );
}

interface ArrowProps {
  icon: IconName;
  label: string;
  disabled: boolean;
  onClick: () => void;
  look: string;
}

/** `aria-disabled` instead of `disabled`, so that the arrow keeps the focus at the end of the row. */
const Arrow = ({ icon, label, disabled, onClick, look }: ArrowProps) => (
  <button
    type="button"
    aria-label={label}
    aria-disabled={disabled}
    onClick={onClick}
    className={`grid size-touch place-items-center rounded transition-colors duration-fast ${look}`}
  >
    <Icon name={icon} />
  </button>
);
