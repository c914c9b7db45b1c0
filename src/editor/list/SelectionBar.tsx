import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';

interface SelectionBarProps {
  /** Text of the selection, such as `Selected: 2`; announced by screen readers. */
  summary: string;
  /** Label of the button that ends the selection. */
  clear: string;
  onClear: () => void;
  /** Message of an action that failed. */
  problem: string | undefined;
  /** Buttons of the actions. */
  children: ReactNode;
}

/** Bar above a list with the actions on its selected rows. */
export const SelectionBar = ({ summary, clear, onClear, problem, children }: SelectionBarProps) => (
  <div className="flex flex-wrap items-center gap-x-2 gap-y-1 rounded border border-teal bg-teal-tint py-1 pr-2 pl-4 text-xs">
    <p role="status" className="tnum mr-auto font-medium">
      {summary}
    </p>
    {children}
    <Button small variant="text" onClick={onClear}>
      {clear}
    </Button>
    {problem && (
      <p role="alert" className="w-full text-danger">
        {problem}
      </p>
    )}
  </div>
);
