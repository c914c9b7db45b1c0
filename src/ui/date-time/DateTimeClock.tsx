import type { Time } from '@internationalized/date';
import { type FocusEvent, useState } from 'react';
import { DateInput, Label, TimeField } from 'react-aria-components/TimeField';
import { DateTimeIcon } from './DateTimeIcon.tsx';
import { DateTimeSegment } from './DateTimeSegment.tsx';

interface DateTimeClockProps {
  label: string;
  value: Time;
  onChange: (time: Time) => void;
}

/** A time of day in whole minutes, 24 hours; a part that is deleted and left so comes back. */
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
        <DateTimeIcon name="clock" />
      </div>
    </TimeField>
  );
}
