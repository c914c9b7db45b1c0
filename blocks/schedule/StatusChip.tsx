import type { Show } from '#machines/schedule.ts';
import { type ShowStatus, statusOf } from './calendar.ts';
import { useScheduleTranslate } from './texts.ts';

/** Days before opening from which the chip is brass. Openings within a month are counted in days. */
const soon = 7;
const month = 31;

interface StatusChipProps {
  show: Show;
  /** Today at the site, yyyy-mm-dd. */
  today: string;
}

/** Status of an event on its picture: running, opening soon, or over. */
export function StatusChip({ show, today }: StatusChipProps) {
  const t = useScheduleTranslate();
  const status = statusOf(show, today);
  if (status === undefined) return null;
  const text =
    status === 'on' || status === 'ended'
      ? t(status)
      : status.opensIn === 1
        ? t('tomorrow')
        : status.opensIn <= month
          ? t('opensIn', { n: status.opensIn })
          : t('coming');
  return (
    <p
      className={`absolute top-3 left-3 flex h-7 items-center rounded px-2.5 text-cap leading-none ${look(status)}`}
    >
      {text}
    </p>
  );
}

const look = (status: ShowStatus) => {
  if (status === 'on') return 'bg-teal text-white';
  if (status === 'ended') return 'bg-white text-ink-3';
  return status.opensIn <= soon ? 'bg-brass-light text-ink' : 'bg-white text-ink';
};
