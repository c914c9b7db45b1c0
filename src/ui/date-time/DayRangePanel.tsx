import { type CalendarDate, parseDate } from '@internationalized/date';
import { useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { useTexts } from '#i18n/context.tsx';
import { Button } from '../Button.tsx';
import { DateTimePanel, locales, useOwnStyles } from './DateTimeBox.tsx';
import { DateTimeMonths } from './DateTimeMonths.tsx';
import { useWide } from './DateTimeRangePicker.tsx';

/** A range of days, yyyy-mm-dd and inclusive; an open end is `undefined`. */
interface Days {
  start: string | undefined;
  end: string | undefined;
}

interface DayRangePanelProps extends Days {
  id: string;
  /** Id of the label of the field that opens it. */
  labelledBy: string;
  /** Of the site; the device may have another. */
  today: string;
  choose: (days: Days) => void;
  /** Closes the panel and restores the focus. */
  close: () => void;
  /** Text of the button for all days. */
  clearLabel: string;
  /** Common ranges. */
  periods: readonly (Days & { label: string })[];
  periodsLabel: string;
}

/** Calendar of a field for a range of days, with common periods. Loaded when it is opened. */
export function DayRangePanel({ id, labelledBy, start, end, today, ...rest }: DayRangePanelProps) {
  const { language } = useTexts();
  const { choose, close, clearLabel, periods, periodsLabel } = rest;
  const wide = useWide();
  useOwnStyles();
  const [day] = useState(() => dayOf(today));
  const value = start && end ? { start: dayOf(start), end: dayOf(end) } : null;
  const first = dayOf(start ?? end ?? today);
  const pick = (picked: { start: CalendarDate; end: CalendarDate } | null) =>
    picked && choose({ start: picked.start.toString(), end: picked.end.toString() });
  return (
    <I18nProvider locale={locales[language]}>
      <DateTimePanel id={id} labelledBy={labelledBy} reveal>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens to what bubbles up from the controls in it. */}
        <div
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.stopPropagation();
            close();
          }}
        >
          <RangeCalendar
            aria-labelledby={labelledBy}
            value={value}
            onChange={pick}
            defaultFocusedValue={first}
            visibleDuration={{ months: wide ? 2 : 1 }}
            pageBehavior="single"
            firstDayOfWeek="mon"
            autoFocus
          >
            <DateTimeMonths count={wide ? 2 : 1} range today={day} />
          </RangeCalendar>
          <ul
            aria-label={periodsLabel}
            className="mt-4 grid grid-cols-2 gap-2 border-t border-line pt-4 md:flex md:flex-wrap"
          >
            {[...periods, { label: clearLabel, start: undefined, end: undefined }].map((period) => (
              <li key={period.label}>
                <Button
                  variant="outline"
                  small
                  aria-pressed={period.start === start && period.end === end}
                  onClick={() => choose({ start: period.start, end: period.end })}
                  className="w-full border-line! px-3! aria-pressed:border-teal! aria-pressed:bg-teal-tint"
                >
                  {period.label}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      </DateTimePanel>
    </I18nProvider>
  );
}

/** Days come from our own URL reader, so they exist. */
const dayOf = (text: string): CalendarDate => parseDate(text);
