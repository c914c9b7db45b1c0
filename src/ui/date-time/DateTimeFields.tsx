import type { CalendarDateTime, Time } from '@internationalized/date';
import { type FocusEvent, use, useLayoutEffect, useState } from 'react';
import {
  DateField,
  DateFieldStateContext,
  DateInput,
  DateSegment,
  type DateSegmentProps,
} from 'react-aria-components/DateField';
import { Label, TimeField } from 'react-aria-components/TimeField';
import { momentText, parseMoment } from './date-time.ts';

interface DateTimeEntryProps {
  labelledBy: string;
  /** Which of two it is: "Start". */
  label?: string;
  describedBy?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  min: string;
  required?: boolean;
  invalid?: boolean;
}

/**
 * An input for one date and time, typed part by part. An incomplete value is reported as '' but stays in the field:
 * the field has its own state and takes over `value` only when it changes from outside.
 */
export function DateTimeEntry({ value, onChange, ...rest }: DateTimeEntryProps) {
  const { labelledBy, label, describedBy, min, required = false, invalid = false } = rest;
  const [held, setHeld] = useState(() => parseMoment(value));
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    setHeld(parseMoment(value));
  }
  const settle = (text: string) => {
    if (text === known) return;
    setKnown(text);
    onChange(text);
  };
  return (
    <DateField<CalendarDateTime>
      aria-labelledby={labelledBy}
      aria-label={label}
      aria-describedby={describedBy}
      value={held}
      onChange={setHeld}
      placeholderValue={parseMoment(min)}
      granularity="minute"
      hourCycle={24}
      shouldForceLeadingZeros
      validationBehavior="aria"
      isRequired={required}
      isInvalid={invalid}
      className="min-w-0"
    >
      <DateInput className="tnum flex touch-manipulation whitespace-pre">
        {(segment) => <DateTimeSegment segment={segment} />}
      </DateInput>
      <Settle held={held} onSettle={settle} />
    </DateField>
  );
}

interface SettleProps {
  held: CalendarDateTime | null;
  onSettle: (text: string) => void;
}

/** Reports the value of all parts; React Aria reports nothing when one part of a complete date is deleted. */
function Settle({ held, onSettle }: SettleProps) {
  const parts = use(DateFieldStateContext)?.segments ?? [];
  const text = parts.some(({ isPlaceholder }) => isPlaceholder) ? '' : momentText(held);
  // A layout effect runs before paint, so the value and the display never differ.
  useLayoutEffect(() => onSettle(text));
  return null;
}

interface DateTimeClockProps {
  label: string;
  value: Time;
  onChange: (time: Time) => void;
}

/** An input for a time of day in whole minutes, 24 hours. A deleted part is restored on blur. */
export function DateTimeClock({ label, value, onChange }: DateTimeClockProps) {
  const [turn, setTurn] = useState(0);
  const restore = ({ currentTarget }: FocusEvent) => {
    if (currentTarget.querySelector('[data-placeholder]')) setTurn(turn + 1);
  };
  return (
    <TimeField<Time>
      key={turn}
      value={value}
      onChange={(time) => time && onChange(time)}
      onBlur={restore}
      hourCycle={24}
      shouldForceLeadingZeros
      validationBehavior="aria"
      className="grid content-start gap-2"
    >
      <Label className="text-sm leading-normal font-medium">{label}</Label>
      <div className="flex h-control items-center justify-between rounded border border-line-strong bg-white px-3.5 text-ink-3 focus-within:border-teal focus-within:shadow-ring">
        <DateInput className="tnum flex flex-1 touch-manipulation whitespace-pre text-ink">
          {(segment) => <DateTimeSegment segment={segment} />}
        </DateInput>
        <ClockIcon />
      </div>
    </TimeField>
  );
}

const ClockIcon = () => (
  <svg
    viewBox="0 0 24 24"
    aria-hidden="true"
    className="size-6 flex-none fill-none stroke-current stroke-[1.5] [stroke-linecap:round] [stroke-linejoin:round]"
  >
    <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7.5V12l3 2" />
  </svg>
);

/** Separators as in yyyy-mm-dd hh:mm, in every language. */
const separators: Readonly<Record<string, string>> = { '/': '-', ', ': ' ' };

/** One part of a date or a time, at least 24 px wide (WCAG 2.5.8): typed over, or turned up and down with the arrow keys. */
const DateTimeSegment = ({ segment }: Pick<DateSegmentProps, 'segment'>) => (
  <DateSegment
    segment={segment}
    className={({ type, isFocused, isPlaceholder }) =>
      type === 'literal'
        ? 'py-0.5 text-ink-3'
        : `min-w-6 rounded px-0.5 py-0.5 text-center caret-transparent outline-none ${
            isFocused ? 'bg-teal text-white' : isPlaceholder ? 'text-ink-3' : ''
          }`
    }
  >
    {({ text }) => separators[text] ?? text}
  </DateSegment>
);
