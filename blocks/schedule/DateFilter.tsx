import { useRef, useState } from 'react';
import { useBlockUrl } from '#blocks/block-url.ts';
import type { DayRange } from '#machines/schedule-place.ts';
import { fieldBox } from '#ui/field/field-box.ts';
import { Icon } from '#ui/Icon.tsx';
import { periodsFrom } from './calendar.ts';
import { useScheduleTranslate } from './texts.ts';

interface DateFilterProps {
  id: string;
  range: DayRange;
  today: string;
  choose: (range: DayRange) => void;
  /** Called when the visitor is about to use it. */
  preload: () => void;
}

type Panel = typeof import('./live/DayRange.tsx')['DayRange'];

/**
 * One field for a range of days. It looks the same from the first paint on; its calendar loads when it is opened.
 * Without scripts there are two native fields, which carry the days in any case.
 */
export function DateFilter({ id, range, today, choose, preload }: DateFilterProps) {
  const t = useScheduleTranslate();
  const { nameOf } = useBlockUrl();
  const { start, end } = range;
  const [isOpen, setOpen] = useState(false);
  const [Panel, setPanel] = useState<Panel>();
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const load = () => {
    preload();
    import('./live/DayRange.tsx').then(
      ({ DayRange }) => setPanel(() => DayRange),
      // The next press tries again.
      () => setOpen(false),
    );
  };
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  const text = start || end ? `${start ?? '…'} – ${end ?? '…'}` : t('anyDates');
  return (
    <div ref={root} className="relative min-w-0">
      <div className="grid gap-2 no-js:hidden">
        <span id={`${id}-dates`} className="text-sm leading-normal font-medium">
          {t('dates')}
        </span>
        <button
          ref={opener}
          type="button"
          id={`${id}-dates-open`}
          aria-labelledby={`${id}-dates ${id}-dates-open`}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-calendar` : undefined}
          onPointerEnter={load}
          onFocus={load}
          onClick={() => {
            load();
            setOpen(!isOpen);
          }}
          className={`${fieldBox} flex h-control items-center gap-3 text-start text-sm aria-expanded:border-teal aria-expanded:shadow-ring ${start || end ? '' : 'text-ink-2'}`}
        >
          <Icon name="calendar" small className="text-ink-3" />
          <span className="tnum min-w-0 flex-1 truncate">{text}</span>
          <Icon name="down" small className="text-ink-3" />
        </button>
      </div>
      <div className="hidden grid-cols-2 gap-3 no-js:grid">
        <Day id={`${id}-start`} name={nameOf('start')} label={t('start')} day={start} />
        <Day id={`${id}-end`} name={nameOf('end')} label={t('end')} day={end} />
      </div>
      {isOpen && Panel && (
        <Panel
          id={`${id}-calendar`}
          labelledBy={`${id}-dates`}
          start={start}
          end={end}
          today={today}
          close={close}
          root={root}
          leave={() => setOpen(false)}
          choose={(chosen) => {
            choose(chosen);
            close();
          }}
          clearLabel={t('anyDates')}
          periods={periodsFrom(today).map((period) => ({
            label: 'year' in period ? t(period.name, { year: period.year }) : t(period.name),
            start: period.start,
            end: period.end,
          }))}
          periodsLabel={t('quick')}
        />
      )}
    </div>
  );
}

interface DayProps {
  id: string;
  name: string;
  label: string;
  day: string | undefined;
}

const Day = ({ id, name, label, day }: DayProps) => (
  <p className="grid min-w-0 gap-2">
    <label htmlFor={id} className="text-sm leading-normal font-medium">
      {label}
    </label>
    {/* Days chosen in the calendar replace its value. */}
    <input
      key={day}
      id={id}
      name={name}
      type="date"
      defaultValue={day}
      className={`${fieldBox} h-control min-w-0 px-3!`}
    />
  </p>
);
