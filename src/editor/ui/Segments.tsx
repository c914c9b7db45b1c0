interface SegmentsProps<Value extends string> {
  /** Accessible name of the group. */
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  /** `tabs` for the sections of a form. */
  look?: keyof typeof looks;
}

const looks = {
  boxes: {
    group: 'rounded border border-line-strong p-px',
    option:
      'h-9 rounded-[3px] px-3.5 max-md:px-2.5 text-cap text-ink hover:bg-mist aria-pressed:bg-ink aria-pressed:text-white',
  },
  tabs: {
    group: 'gap-5',
    option:
      '-mb-px border-b-2 border-transparent pb-2 text-xs text-ink-2 hover:text-ink aria-pressed:border-brass aria-pressed:font-medium aria-pressed:text-ink',
  },
} as const;

/** Segmented control for few options, such as a language or a width. */
export const Segments = <Value extends string>({
  label,
  value,
  options,
  onChange,
  look = 'boxes',
}: SegmentsProps<Value>) => (
  <fieldset className={`flex ${looks[look].group}`}>
    <legend className="sr-only">{label}</legend>
    {options.map((option) => (
      <button
        key={option.value}
        type="button"
        aria-pressed={option.value === value}
        onClick={() => onChange(option.value)}
        className={looks[look].option}
      >
        {option.label}
      </button>
    ))}
  </fieldset>
);
