import { Icon, type IconName } from '../Icon.tsx';
import type { Toast, ToastCardProps } from './toast.ts';

const looks: Record<Toast['kind'], { icon: IconName; edge: string; mark: string }> = {
  success: { icon: 'check', edge: 'border-l-success', mark: 'text-success' },
  info: { icon: 'info', edge: 'border-l-teal', mark: 'text-teal' },
  warning: { icon: 'info', edge: 'border-l-warning', mark: 'text-warning' },
  error: { icon: 'warning', edge: 'border-l-danger', mark: 'text-danger' },
};

/** One toast: white, its kind as the left edge and the icon, its text, and a button that sends it away. */
export function ToastCard({ toast, dismissLabel, dismiss }: ToastCardProps) {
  const { icon, edge, mark } = looks[toast.kind];
  return (
    <div
      className={`on-light mb-4 grid grid-cols-[auto_1fr_auto] items-center gap-x-3.5 rounded border border-l-3 border-line bg-white py-1.5 pr-1.5 pl-4 text-sm leading-normal text-ink shadow-float transition-opacity duration-calm starting:opacity-0 ${edge}`}
    >
      <Icon name={icon} className={mark} />
      <p className="py-2">{toast.text}</p>
      <button
        type="button"
        aria-label={dismissLabel}
        onClick={dismiss}
        className="grid size-touch place-items-center rounded text-ink-2 transition-colors duration-fast hover:text-teal -outline-offset-2"
      >
        <Icon name="close" small />
      </button>
    </div>
  );
}
