import { type RefObject, useEffect, useRef, useState } from 'react';
import { timeIn } from '#lib/date.ts';
import type { FormField } from '#schemas/form-fields.ts';
import { FieldFrame } from '#ui/field/FieldFrame.tsx';
import { fieldBox } from '#ui/field/field-box.ts';

interface MomentFieldProps {
  id: string;
  field: Extract<FormField, { kind: 'dateTime' | 'dateTimeRange' }>;
  values: Readonly<Record<string, string>>;
  /** Initial values of the native fields, from a post without scripts. */
  initial: Readonly<Record<string, string>> | undefined;
  error: string | undefined;
  /** True once the form is in use: pickers replace the native fields. */
  live: boolean;
  timeZone: string;
}

/**
 * Field for a date and time, or a range of two. The native fields always hold the values; the pickers, once loaded,
 * cover them and write into them.
 */
export function MomentField({ id, field, values, initial, error, live, timeZone }: MomentFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  const pickers = usePickers(live, box);
  const { label, required } = field;
  const ends = field.kind === 'dateTimeRange' ? [field.from, field.to] : [{ name: field.name, label }];

  const native = (name: string) => box.current?.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  const put = (name: string, value: string) => {
    const input = native(name);
    if (!input || input.value === value) return;
    input.value = value;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const common = {
    id: `${id}-picker`,
    labelledBy: `${id}-label`,
    describedBy: error && `${id}-error`,
    required,
    invalid: error !== undefined,
    min: timeIn(new Date(), timeZone).slice(0, 16).replace(' ', 'T'),
    autoFocus: pickers?.entered ?? false,
    onBlur: () => {
      for (const { name } of ends) native(name)?.dispatchEvent(new Event('focusout', { bubbles: true }));
    },
  };
  const [from, to] = ends;
  return (
    <FieldFrame id={id} label={label} required={required} error={error} labels="group" wide={ends.length > 1}>
      <div ref={box} className={ends.length > 1 ? 'min-h-26 sm:min-h-0' : ''}>
        <div
          hidden={pickers !== undefined}
          className="grid gap-x-gutter gap-y-2 not-hidden:grid sm:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]"
        >
          {ends.map(({ name, label: end }) => (
            <input
              key={name}
              id={`${id}-${name}`}
              type="datetime-local"
              name={name}
              required={required}
              defaultValue={initial?.[name]}
              aria-label={end}
              aria-invalid={error ? true : undefined}
              aria-describedby={error && `${id}-error`}
              className={`${fieldBox} tnum h-control`}
            />
          ))}
        </div>
        {pickers &&
          (from && to ? (
            <pickers.DateTimeRangePicker
              {...common}
              start={values[from.name] ?? ''}
              end={values[to.name] ?? ''}
              onChange={({ start, end }) => {
                put(from.name, start);
                put(to.name, end);
              }}
            />
          ) : (
            <pickers.DateTimePicker
              {...common}
              value={values[field.name] ?? ''}
              onChange={(value) => put(field.name, value)}
            />
          ))}
      </div>
    </FieldFrame>
  );
}

type Pickers = typeof import('./live/pickers.ts') & {
  /** True if the focus was in the native field that the picker replaces. */
  entered: boolean;
};

/**
 * Returns the pickers once they are `wanted` and loaded; until then, or if loading fails, the native fields stay. Does
 * not replace a field that is being filled in.
 */
function usePickers(wanted: boolean, box: RefObject<HTMLElement | null>): Pickers | undefined {
  const [pickers, setPickers] = useState<Pickers>();
  useEffect(() => {
    if (!wanted) return;
    const gone = new AbortController();
    import('./live/pickers.ts').then(
      async (found) => {
        const entered = await untilFree(box.current, gone.signal);
        if (!gone.signal.aborted) setPickers({ ...found, entered });
      },
      () => {},
    );
    return () => gone.abort();
  }, [wanted, box]);
  return pickers;
}

/**
 * Waits while a field in the box is being filled in.
 * @returns true if the focus is in an empty field
 */
function untilFree(box: HTMLElement | null, signal: AbortSignal): Promise<boolean> {
  const within = () => box?.contains(document.activeElement) ?? false;
  const filled = () => Array.from(box?.querySelectorAll('input') ?? []).some(({ value }) => value !== '');
  if (!within()) return Promise.resolve(false);
  if (!filled()) return Promise.resolve(true);
  return new Promise((resolve) => {
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && box?.contains(relatedTarget))) resolve(false);
    };
    box?.addEventListener('focusout', leave, { signal });
  });
}
