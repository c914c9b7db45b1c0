import { type CalendarDate, Time, toCalendarDate, toTime } from '@internationalized/date';
import { useState, useSyncExternalStore } from 'react';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { useTexts } from '#i18n/context.tsx';
import { Button } from '../Button.tsx';
import { DateTimeBox, type DateTimeProps } from './DateTimeBox.tsx';
import { DateTimeClock, DateTimeEntry } from './DateTimeFields.tsx';
import { DateTimeMonths, type TakenDays } from './DateTimeMonths.tsx';
import { momentOn, momentText, parseMoment } from './date-time.ts';

/** Two moments, each `yyyy-mm-ddThh:mm` on the site's clock, or '' when empty or half typed. */
export interface DateTimeRange {
  start: string;
  end: string;
}

export interface DateTimeRangePickerProps extends DateTimeProps, DateTimeRange, TakenDays {
  /**
   * Called also for typed values before `min` or with an end before the start: the schema of the form reports the
   * error.
   */
  onChange: (range: DateTimeRange) => void;
  /** Of the hidden inputs that carry the two values. */
  names?: DateTimeRange;
}

/**
 * A picker for a start and an end. Loaded on first use and never rendered on the server, where native inputs replace
 * it.
 */
export function DateTimeRangePicker({ start, end, onChange, names, ...all }: DateTimeRangePickerProps) {
  const { taken, takenLabel, ...rest } = all;
  const { t } = useTexts();
  const wide = useWide();
  const [times, setTimes] = useState(() => ({ start: new Time(9), end: new Time(18) }));
  const moments = { start: parseMoment(start), end: parseMoment(end) };
  const min = parseMoment(rest.min);
  const today = min ? toCalendarDate(min) : undefined;
  const shownTimes = {
    start: moments.start ? toTime(moments.start) : times.start,
    end: moments.end ? toTime(moments.end) : times.end,
  };
  const days =
    moments.start && moments.end
      ? { start: toCalendarDate(moments.start), end: toCalendarDate(moments.end) }
      : null;

  const pickDays = (picked: { start: CalendarDate; end: CalendarDate } | null) => {
    if (!picked) return;
    const first = momentOn(picked.start, shownTimes.start, min);
    const last = momentOn(picked.end, shownTimes.end, first.add({ minutes: 1 }));
    onChange({ start: momentText(first), end: momentText(last) });
  };
  const pickTime = (part: 'start' | 'end', time: Time) => {
    setTimes({ ...times, [part]: time });
    const moment = moments[part]?.set({ hour: time.hour, minute: time.minute });
    if (moment) onChange({ start, end, [part]: momentText(moment) });
  };
  return (
    <>
      {names && <input type="hidden" name={names.start} value={start} />}
      {names && <input type="hidden" name={names.end} value={end} />}
      <DateTimeBox
        {...rest}
        onClear={() => onChange({ start: '', end: '' })}
        panel={({ entered, close }) => (
          <>
            <RangeCalendar
              aria-labelledby={rest.labelledBy}
              value={days}
              onChange={pickDays}
              minValue={today}
              defaultFocusedValue={days ? undefined : today}
              visibleDuration={{ months: wide ? 2 : 1 }}
              pageBehavior="single"
              firstDayOfWeek="mon"
              autoFocus={entered}
            >
              <DateTimeMonths count={wide ? 2 : 1} range {...{ today, taken, takenLabel }} />
            </RangeCalendar>
            <div className="mt-4 grid grid-cols-2 items-end gap-3 border-t border-line pt-4 md:grid-cols-[1fr_1fr_auto] md:gap-4">
              <DateTimeClock
                label={t('dateTime.startTime')}
                value={shownTimes.start}
                onChange={(time) => pickTime('start', time)}
              />
              <DateTimeClock
                label={t('dateTime.endTime')}
                value={shownTimes.end}
                onChange={(time) => pickTime('end', time)}
              />
              <Button onClick={close} className="col-span-2 md:col-span-1">
                {t('dateTime.useRange')}
              </Button>
            </div>
          </>
        )}
      >
        <DateTimeEntry
          {...rest}
          label={t('dateTime.start')}
          value={start}
          onChange={(next) => onChange({ start: next, end })}
        />
        <span aria-hidden="true" className="text-ink-3">
          {t('dateTime.to')}
        </span>
        <DateTimeEntry
          {...rest}
          label={t('dateTime.end')}
          value={end}
          onChange={(next) => onChange({ start, end: next })}
        />
      </DateTimeBox>
    </>
  );
}

const wide = () => matchMedia('(width >= 968px)');

function subscribe(changed: () => void): () => void {
  const query = wide();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** @returns whether two months fit side by side: from the mid breakpoint on (rule RESP-01). Browser only. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => wide().matches);
