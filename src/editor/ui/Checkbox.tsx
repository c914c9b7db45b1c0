import type { ReactNode } from 'react';

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
