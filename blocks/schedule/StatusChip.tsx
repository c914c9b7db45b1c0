import type { Show } from '#machines/schedule.ts';
import { type ShowStatus, statusOf } from './status.ts';
import { useSay } from './texts.ts';

/** An opening that near is brass; one within a month is counted in days. */
const soon = 7;
const month = 31;

interface StatusChipProps {
  show: Show;
  /** The site's day, yyyy-mm-dd. */
  today: string;
}

/** Whether an event is on, when it opens, or that it is over; on its picture. */
export function StatusChip({ show, today }: StatusChipProps) {
  const say = useSay();
  const status = statusOf(show, today);
  if (status === undefined) return null;
  const text =
    status === 'on' || status === 'ended'
      ? say(status)
      : status.opensIn === 1
        ? say('tomorrow')
        : status.opensIn <= month
          ? say('opensIn', { n: status.opensIn })
          : say('coming');
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
