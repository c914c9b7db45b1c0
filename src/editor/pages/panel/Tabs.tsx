interface TabsProps<Value extends string> {
  /** Of what they show parts. */
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** Parts of a form, of which one is shown. */
export const Tabs = <Value extends string>({ label, value, options, onChange }: TabsProps<Value>) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset draws a frame of its own, and this is no field.
  <div role="group" aria-label={label} className="flex gap-5">
    {options.map((option) => (
      <button
        key={option.value}
        type="button"
        aria-pressed={option.value === value}
        onClick={() => onChange(option.value)}
        className="-mb-px border-b-2 border-transparent pb-2 text-xs text-ink-2 hover:text-ink aria-pressed:border-brass aria-pressed:font-medium aria-pressed:text-ink"
      >
        {option.label}
      </button>
    ))}
  </div>
);
