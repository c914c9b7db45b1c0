import { SelectBox } from '../ui/SelectBox.tsx';

interface FilterSelectProps<Value extends string> {
  label: string;
  /** Text of the option without a filter. */
  all: string;
  value: Value | undefined;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value | undefined) => void;
  className?: string;
}

/** Value of the option without a filter. No facet and no state has this value. */
const none = '*';

/** A select that filters a list by at most one value. */
export const FilterSelect = <Value extends string>({
  label,
  all,
  value,
  options,
  onChange,
  className = '',
}: FilterSelectProps<Value>) => (
  <SelectBox<Value | typeof none>
    label={label}
    hideLabel
    value={value ?? none}
    options={[{ value: none, label: all }, ...options]}
    onChange={(chosen) => onChange(chosen === none ? undefined : chosen)}
    className={className}
  />
);
