import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

interface DateTimePanelProps {
  id: string;
  labelledBy: string;
  /** Whether it is scrolled into view. */
  reveal: boolean;
  children: ReactNode;
}

/**
 * What floats over the page below a date field. It stands in the page, not above it: it scrolls along, a zoomed page
 * reaches all of it, and nothing behind it needs to be locked.
 */
export function DateTimePanel({ id, labelledBy, reveal, children }: DateTimePanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [fromEnd, setFromEnd] = useState(false);
  useLayoutEffect(() => {
    const node = panel.current;
    if (!node) return;
    setFromEnd(node.getBoundingClientRect().right > document.documentElement.clientWidth);
    if (reveal) node.scrollIntoView({ block: 'nearest' });
  }, [reveal]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: it listens to what bubbles up.
    <div
      ref={panel}
      id={id}
      role="dialog"
      // What is pressed between its controls must not take the focus out of it.
      tabIndex={-1}
      aria-labelledby={labelledBy}
      // A hidden button of React Aria has no type and would submit the form.
      onClick={(event) => event.preventDefault()}
      className={`absolute top-full z-side mt-2 scroll-mb-4 rounded outline-none border border-line bg-white p-3 text-ink shadow-float max-sm:inset-x-0 sm:w-max md:p-6 ${fromEnd ? 'right-0' : 'left-0'}`}
    >
      {children}
    </div>
  );
}
