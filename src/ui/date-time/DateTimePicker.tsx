import { type CalendarDate, Time, toCalendarDate, toTime } from '@internationalized/date';
import { useState } from 'react';
import { Calendar } from 'react-aria-components/Calendar';
import { useTexts } from '#i18n/context.tsx';
import { Button } from '../Button.tsx';
import { DateTimeBox, type DateTimeProps } from './DateTimeBox.tsx';
import { DateTimeClock, DateTimeEntry } from './DateTimeFields.tsx';
import { DateTimeMonths, type TakenDays } from './DateTimeMonths.tsx';
import { momentOn, momentText, parseMoment } from './date-time.ts';

export interface DateTimePickerProps extends DateTimeProps, TakenDays {
  /** `yyyy-mm-ddThh:mm` on the site's clock; '' when empty or half typed. */
  value: string;
  /** Called also for a typed value before `min`: the schema of the form reports the error. */
  onChange: (value: string) => void;
  /** Of the hidden input that carries the value. */
  name?: string;
}

/**
 * A picker for one date and time. Loaded on first use and never rendered on the server, where a native input replaces
 * it.
 */
export function DateTimePicker({ value, onChange, name, ...all }: DateTimePickerProps) {
  const { taken, takenLabel, ...rest } = all;
  const { t } = useTexts();
  const [time, setTime] = useState(() => new Time(9));
  const moment = parseMoment(value);
  const min = parseMoment(rest.min);
  const today = min ? toCalendarDate(min) : undefined;
  const shownTime = moment ? toTime(moment) : time;

  const pickDay = (day: CalendarDate) => onChange(momentText(momentOn(day, shownTime, min)));
  const pickTime = (next: Time) => {
    setTime(next);
    if (moment) onChange(momentText(moment.set({ hour: next.hour, minute: next.minute })));
  };
  return (
    <>
      {name && <input type="hidden" name={name} value={value} />}
      <DateTimeBox
        {...rest}
        onClear={() => onChange('')}
        panel={({ entered, close }) => (
          <>
            <Calendar
              aria-labelledby={rest.labelledBy}
              value={moment && toCalendarDate(moment)}
              onChange={pickDay}
              minValue={today}
              defaultFocusedValue={moment ? undefined : today}
              firstDayOfWeek="mon"
              autoFocus={entered}
            >
              <DateTimeMonths count={1} {...{ today, taken, takenLabel }} />
            </Calendar>
            <div className="mt-4 grid grid-cols-[1fr_auto] items-end gap-3 border-t border-line pt-4">
              <DateTimeClock label={t('dateTime.time')} value={shownTime} onChange={pickTime} />
              <Button onClick={close} className="px-4">
                {t('dateTime.use')}
              </Button>
            </div>
          </>
        )}
      >
        <DateTimeEntry {...rest} value={value} onChange={onChange} />
      </DateTimeBox>
    </>
  );
}
