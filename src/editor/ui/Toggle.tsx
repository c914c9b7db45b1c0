import type { ReactNode } from 'react';
import { Switch } from 'react-aria-components/Switch';

interface ToggleProps {
  /** What is switched; its name alone where `children` say something shorter. */
  label: string;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  /** Beside it, in place of its name. */
  children?: ReactNode;
  isDisabled?: boolean;
}

/** Something that is on or off. Its hidden control stands in it: the page would grow by it, wherever it scrolls. */
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
