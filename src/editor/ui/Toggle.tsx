import type { ReactNode } from 'react';
import { Switch } from 'react-aria-components/Switch';

interface ToggleProps {
  /** Label; only the accessible name if `children` show a shorter text. */
  label: string;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  /** Visible text instead of the label. */
  children?: ReactNode;
  isDisabled?: boolean;
}

/** Switch. `relative` contains its visually hidden input, which would otherwise extend the scrolling page. */
export const Toggle = ({ label, children, ...rest }: ToggleProps) => (
  <Switch
    {...rest}
    {...(children === undefined ? {} : { 'aria-label': label })}
    className="group relative inline-flex min-h-6 cursor-default items-center gap-2 text-xs data-[disabled]:text-ink-3"
  >
    <span className="flex h-5 w-9 flex-none items-center rounded-full border border-line-strong bg-line px-0.5 outline-offset-2 transition-colors duration-fast group-data-[focus-visible]:outline-2 group-data-[focus-visible]:outline-teal group-data-[selected]:border-teal group-data-[selected]:bg-teal">
      <span className="size-3.5 rounded-full bg-white shadow-float transition-transform duration-fast group-data-[selected]:translate-x-4" />
    </span>
    {children ?? label}
  </Switch>
);
