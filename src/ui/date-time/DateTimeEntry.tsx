import type { CalendarDateTime } from '@internationalized/date';
import { use, useLayoutEffect, useState } from 'react';
import { DateField, DateFieldStateContext, DateInput } from 'react-aria-components/DateField';
import { DateTimeSegment } from './DateTimeSegment.tsx';
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
 * One date and time, typed part by part. What is half typed, or half deleted, counts as '', but stays: the field holds
 * its own date beside the value, and takes another one only where the value came from elsewhere.
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

/** Tells what the parts add up to; the library says nothing where a part of a whole date is deleted. */
function Settle({ held, onSettle }: SettleProps) {
  const parts = use(DateFieldStateContext)?.segments ?? [];
  const text = parts.some(({ isPlaceholder }) => isPlaceholder) ? '' : momentText(held);
  // Before anything is painted: the value and what is seen never differ.
  useLayoutEffect(() => onSettle(text));
  return null;
}
