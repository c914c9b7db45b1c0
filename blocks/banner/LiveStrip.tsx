import type { BlockData } from '#blocks/define.ts';
import { useTexts } from '#i18n/context.tsx';
import { Link } from '#ui/link/Link.tsx';
import type { LiveEvent, LiveEvents } from './live-events.ts';

/** Columns of the strip: its first cell, and three events. The buttons above it begin with the last one. */
export const heroColumns = 'md:grid md:grid-cols-[9.25rem_1fr_1fr_1.25fr]';

const row = 'wrap-panel pointer-events-auto relative print:hidden';
const rule = 'border-t border-white/35';

/**
 * The events of today and the next one, in a row below the headline; on phones one below the other. Without scripts the
 * same. While it loads, its place is kept.
 */
export function LiveStrip({ live }: { live: BlockData<LiveEvents> }) {
  if (live.state === 'missing') return null;
  if (live.state !== 'ready')
    return (
      <div className={row}>
        <div className={`flex h-48 items-center md:h-19 ${rule}`}>
          {live.state === 'failed' ? <FailedLine retry={live.retry} /> : <Loading />}
        </div>
      </div>
    );
  const { open, lead, more, events } = live.data;
  return (
    <div className={row}>
      <div className={`${heroColumns} ${rule}`}>
        <p
          className={`flex flex-wrap content-center items-baseline gap-x-2 py-2.5 pr-3 text-sm leading-tight ${more ? '' : 'max-md:hidden'}`}
        >
          {open > 0 && <span className="font-num text-num-m leading-none font-light">{open}</span>}
          {lead}
          {more && <More {...more} />}
        </p>
        <ul className="md:col-span-3 md:grid md:grid-cols-subgrid">
          {events.map((event, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two events may have the same name.
            <LiveCell key={index} event={event} hasLead={more !== undefined} />
          ))}
        </ul>
      </div>
    </div>
  );
}

function Loading() {
  const { t } = useTexts();
  return (
    <span role="status" className="sr-only">
      {t('state.loading')}
    </span>
  );
}

/** Smaller than the error state of a block, because the schedule has one of its own. */
function FailedLine({ retry }: { retry: () => void }) {
  const { t } = useTexts();
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-4 text-sm text-white/90">
      {t('state.failed')}
      <button type="button" onClick={retry} className="min-h-touch font-medium text-white underline">
        {t('state.retry')}
      </button>
    </p>
  );
}

const More = ({ text, href }: NonNullable<LiveEvents['more']>) =>
  href ? (
    <Link
      href={href}
      className="inline-flex min-h-6 basis-full items-center text-cap text-white/90 underline decoration-brass-light underline-offset-4 hover:text-white max-md:min-h-touch max-md:basis-auto"
    >
      {text}
    </Link>
  ) : (
    <span className="basis-full text-cap text-white/90 max-md:basis-auto">{text}</span>
  );

/** One event: its name over one line of facts. The whole cell is a link. On phones a running one says so itself. */
function LiveCell({ event: { title, href, isOpen, when, hours, note }, hasLead }: LiveCellProps) {
  const box = 'group/event block h-full py-3 md:px-6 md:pt-3.5 md:pb-3 -outline-offset-2';
  const text = (
    <>
      <span className="block font-medium leading-tight group-hover/event:underline decoration-brass-light underline-offset-4">
        {title}
      </span>
      <span className="mt-1 block text-cap leading-tight text-white/90">
        <span className={`mr-3 text-brass-light ${isOpen ? 'md:hidden' : ''}`}>{when}</span>
        {hours && <span className="mr-3 font-num tabular-nums">{hours}</span>}
        {note}
      </span>
    </>
  );
  return (
    <li
      className={`md:border-l md:border-line-dark ${hasLead ? '' : 'first:max-md:border-t-0'} max-md:border-t max-md:border-line-dark`}
    >
      {href ? (
        <Link href={href} className={box}>
          {text}
        </Link>
      ) : (
        <div className={box}>{text}</div>
      )}
    </li>
  );
}

interface LiveCellProps {
  event: LiveEvent;
  /** Something is above the first event on phones, too. */
  hasLead: boolean;
}
