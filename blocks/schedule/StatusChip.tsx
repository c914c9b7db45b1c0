import type { Show } from '#machines/schedule.ts';
import { type ShowStatus, statusOf } from './calendar.ts';
import { useYearTranslate } from './texts.ts';

/** Openings within a month are counted in days. */
const month = 31;

interface StatusChipProps {
  show: Show;
  /** Today at the site, yyyy-mm-dd. */
  today: string;
}

/** Status of an event on its picture: open with today's hours, opening, or over. */
export function StatusChip({ show, today }: StatusChipProps) {
  const t = useYearTranslate();
  const status = statusOf(show, today);
  if (status === undefined) return null;
  const text =
    status === 'on' && show.hours
      ? t('onToday', { hours: show.hours })
      : status === 'on' || status === 'ended'
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
  if (status === 'on') return 'bg-brass-light text-ink';
  return status === 'ended' ? 'bg-white text-ink-3' : 'bg-white text-ink';
};
