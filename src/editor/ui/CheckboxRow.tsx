import type { ReactNode } from 'react';

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
