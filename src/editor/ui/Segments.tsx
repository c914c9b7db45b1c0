interface SegmentsProps<Value extends string> {
  /** What is chosen here. */
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** One of a few, all in sight: a language, a width. */
export const Segments = <Value extends string>({ label, value, options, onChange }: SegmentsProps<Value>) => (
  <fieldset className="flex rounded border border-line-strong p-px">
    <legend className="sr-only">{label}</legend>
    {options.map((option) => (
      <button
        key={option.value}
        type="button"
        aria-pressed={option.value === value}
        onClick={() => onChange(option.value)}
        className="h-9 rounded-[3px] px-3.5 text-cap text-ink hover:bg-mist aria-pressed:bg-ink aria-pressed:text-white"
      >
        {option.label}
      </button>
    ))}
  </fieldset>
);
