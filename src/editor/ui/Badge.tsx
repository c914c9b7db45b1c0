import type { ReactNode } from 'react';

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

const tones: Record<Tone, string> = {
  neutral: 'bg-mist text-ink-2',
  info: 'bg-teal-tint text-teal-deep',
  success: 'bg-success-surface text-success',
  warning: 'bg-warning-surface text-warning',
  danger: 'bg-danger-surface text-danger',
};

/** Short status label. */
export const Badge = ({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) => (
  <span
    className={`inline-flex items-center gap-1 rounded px-2 py-0.5 text-badge leading-normal font-medium whitespace-nowrap ${tones[tone]}`}
  >
    {children}
  </span>
);
