import { useState } from 'react';
import { box } from '../ui/box.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { NumberField } from './field-model.ts';
import { type FieldProps, useField } from './form-context.ts';

/** A number. Input that is not a number (yet) stays in the control and is not written. */
export function NumberBox({ field, value, onChange, path, hideLabel = false }: FieldProps<NumberField>) {
  const { id, label, help, error, described } = useField({ field, path });
  const [draft, setDraft] = useState<string>();
  const stored = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  const write = (text: string) => {
    setDraft(text);
    if (text === '' && !field.required) onChange(undefined);
    else if (text !== '' && Number.isFinite(Number(text))) onChange(Number(text));
  };
  const limits = {
    ...(field.min === undefined ? {} : { min: field.min }),
    ...(field.max === undefined ? {} : { max: field.max }),
    step: field.whole ? 1 : 'any',
  };
  return (
    <FieldFrame
      id={id}
      label={label}
      help={help}
      error={error}
      hideLabel={hideLabel}
      required={field.required}
    >
      <input
        id={id}
        type="number"
        {...described}
        {...limits}
        value={draft ?? stored}
        onChange={(event) => write(event.currentTarget.value)}
        onBlur={() => setDraft(undefined)}
        {...(typeof field.standard === 'number' ? { placeholder: String(field.standard) } : {})}
        className={`${box} h-10`}
      />
    </FieldFrame>
  );
}
