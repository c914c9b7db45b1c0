import { type ComponentProps, type RefObject, useEffect, useRef } from 'react';
import { DayRangePanel } from '#ui/date-time/DayRangePanel.tsx';

interface DayRangeProps extends ComponentProps<typeof DayRangePanel> {
  /** The field with its calendar. */
  root: RefObject<HTMLElement | null>;
  /** Called when the visitor presses beside the field, or the focus goes elsewhere. */
  leave: () => void;
}

/** Calendar of the date field. Loaded when it is opened. */
export function DayRange({ root, leave, ...panel }: DayRangeProps) {
  const latest = useRef(leave);
  useEffect(() => {
    latest.current = leave;
  });
  useEffect(() => {
    const leaveFrom = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) latest.current();
    };
    document.addEventListener('pointerdown', leaveFrom);
    document.addEventListener('focusin', leaveFrom);
    return () => {
      document.removeEventListener('pointerdown', leaveFrom);
      document.removeEventListener('focusin', leaveFrom);
    };
  }, [root]);
  return <DayRangePanel {...panel} />;
}
