import { type CalendarDate, isSameDay } from '@internationalized/date';
import {
  Button,
  CalendarCell,
  type CalendarCellRenderProps,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar';
import { useTexts } from '#i18n/context.tsx';
import { Icon } from '../Icon.tsx';

/** Days that are struck through and can be picked all the same. */
export interface TakenDays {
  /** Whether a day, yyyy-mm-dd, is one. */
  taken?: ((day: string) => boolean) | undefined;
  /** Said after the name of such a day. */
  takenLabel?: string | undefined;
}

interface DateTimeMonthsProps extends TakenDays {
  count: number;
  /** Whether two days and those between them are picked, or one. */
  range?: boolean;
  /** Of the site; the machine may have another. */
  today: CalendarDate | undefined;
}

/** Months side by side in a calendar of React Aria, from Monday; days that are taken or cannot be picked are struck through. */
export function DateTimeMonths({ count, range = false, today, taken, takenLabel }: DateTimeMonthsProps) {
  const { language } = useTexts();
  const chinese = language === 'zh-CN';
  return (
    <div className="flex gap-x-10">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the first and the second month.
        <div key={index} className="flex-1">
          <div className="flex h-touch items-center justify-between">
            {index === 0 ? <Step slot="previous" /> : <span className="w-touch" />}
            <CalendarHeading offset={{ months: index }} className="text-body font-medium" />
            {index === count - 1 ? <Step slot="next" /> : <span className="w-touch" />}
          </div>
          <CalendarGrid
            offset={{ months: index }}
            weekdayStyle={chinese ? 'narrow' : 'short'}
            className="tnum w-full table-fixed text-center text-sm sm:w-auto"
          >
            <CalendarGridHeader>
              {(day) => (
                <CalendarHeaderCell className="h-9 text-cap font-regular text-ink-3">
                  {chinese ? day : day.slice(0, 2)}
                </CalendarHeaderCell>
              )}
            </CalendarGridHeader>
            <CalendarGridBody>
              {(date) => (
                <Day
                  {...{ date, today, range }}
                  takenLabel={taken?.(date.toString()) ? (takenLabel ?? '') : undefined}
                />
              )}
            </CalendarGridBody>
          </CalendarGrid>
        </div>
      ))}
    </div>
  );
}

function Step({ slot }: { slot: 'previous' | 'next' }) {
  const { t } = useTexts();
  return (
    <Button
      slot={slot}
      aria-label={t(slot === 'previous' ? 'dateTime.previousMonth' : 'dateTime.nextMonth')}
      className="grid size-touch touch-manipulation place-items-center rounded transition-colors duration-fast hover:text-teal disabled:text-faint"
    >
      <Icon name={slot === 'previous' ? 'left' : 'right'} />
    </Button>
  );
}

type DayState = Pick<
  CalendarCellRenderProps,
  'isOutsideMonth' | 'isDisabled' | 'isSelected' | 'isSelectionStart' | 'isSelectionEnd' | 'isHovered'
>;

function look(
  range: boolean,
  { isOutsideMonth, isDisabled, isSelected, isHovered, ...ends }: DayState,
): string {
  if (isOutsideMonth) return 'invisible';
  if (isDisabled) return 'text-faint line-through';
  if (range ? ends.isSelectionStart || ends.isSelectionEnd : isSelected)
    return 'rounded bg-teal font-medium text-white';
  if (isSelected) return 'bg-teal-tint';
  return isHovered ? 'rounded bg-teal-tint text-teal-deep' : 'rounded';
}

/** The label that React Aria gives today, which it computes from the clock and time zone of the device. */
const todays = /Today, |今天，即 /;

interface DayProps {
  date: CalendarDate;
  today: CalendarDate | undefined;
  range: boolean;
  /** Undefined if the day is not taken. */
  takenLabel: string | undefined;
}

function Day({ date, today, range, takenLabel }: DayProps) {
  const mark =
    today && isSameDay(date, today)
      ? 'after:absolute after:inset-x-2 after:bottom-1 after:h-0.5 after:bg-brass'
      : '';
  return (
    <CalendarCell
      date={date}
      className={(state) =>
        `relative grid h-touch touch-manipulation cursor-default place-items-center -outline-offset-2 select-none not-data-disabled:cursor-pointer sm:h-10 sm:w-10 ${mark} ${look(range, state)} ${takenLabel === undefined ? '' : 'line-through'}`
      }
      render={(props) => {
        const name = mark ? props['aria-label'] : props['aria-label']?.replace(todays, '');
        const label = [name, takenLabel].filter(Boolean).join(', ');
        return <div {...props} {...{ 'aria-label': label }} />;
      }}
    />
  );
}
