import { useRef } from 'react';
import { timeIn } from '#lib/date.ts';
import type { FormField } from '#schemas/form-fields.ts';
import { FieldFrame } from '#ui/field/FieldFrame.tsx';
import { fieldBox } from '#ui/field/field-box.ts';
import { usePickers } from './use-pickers.ts';

export interface MomentFieldProps {
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
    <FieldFrame {...{ id, label, required, error }} labels="group" wide={ends.length > 1}>
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
