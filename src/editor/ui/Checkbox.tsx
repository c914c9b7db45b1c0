import type { ReactNode } from 'react';
import { Switch } from 'react-aria-components/Switch';

interface CheckboxProps {
  children: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Checkbox with a label and an optional hint. */
export const Checkbox = ({ children, hint, checked, onChange }: CheckboxProps) => (
  <label className="flex items-start gap-2.5 text-xs leading-normal">
    <input
      type="checkbox"
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
      className="mt-0.5 size-4 flex-none accent-teal"
    />
    <span>
      {children}
      {hint && <span className="block text-badge leading-normal text-ink-3">{hint}</span>}
    </span>
  </label>
);

interface CheckboxRowProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
  isDisabled?: boolean;
}

/** Checkbox in one row with a label that can contain badges. */
export const CheckboxRow = ({ checked, onChange, children, isDisabled = false }: CheckboxRowProps) => (
  <label className="flex min-h-touch items-center gap-2.5 md:min-h-8">
    <input
      type="checkbox"
      checked={checked}
      disabled={isDisabled}
      onChange={(event) => onChange(event.target.checked)}
      className="size-4 flex-none accent-teal"
    />
    <span className="flex flex-wrap items-center gap-2">{children}</span>
  </label>
);

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
