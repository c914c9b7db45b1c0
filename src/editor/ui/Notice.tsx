import type { ReactNode } from 'react';
import { Icon, type IconName } from '#ui/Icon.tsx';
import type { Tone } from './Badge.tsx';

const looks: Record<Exclude<Tone, 'neutral'>, { look: string; icon: IconName }> = {
  info: { look: 'bg-teal-tint text-teal-deep', icon: 'info' },
  success: { look: 'bg-success-surface text-success', icon: 'check' },
  warning: { look: 'bg-warning-surface text-warning', icon: 'warning' },
  danger: { look: 'bg-danger-surface text-danger', icon: 'warning' },
};

interface NoticeProps {
  tone: Exclude<Tone, 'neutral'>;
  children: ReactNode;
  /** Whether screen readers announce it when it appears. */
  live?: boolean;
}

/** Message box for an error, a warning or a result. */
export const Notice = ({ tone, children, live = false }: NoticeProps) => (
  <div
    {...(live ? { role: tone === 'danger' ? 'alert' : 'status' } : {})}
    className={`flex gap-2.5 rounded px-3.5 py-3 text-xs leading-normal ${looks[tone].look}`}
  >
    <Icon name={looks[tone].icon} small className="mt-px" />
    <div className="min-w-0 flex-1">{children}</div>
  </div>
);
