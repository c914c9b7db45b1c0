import { FieldNotes } from './FieldFrame.tsx';
import type { FieldProps } from './form-context.ts';
import { useField } from './form-context.ts';

export function SwitchBox({ field, value, onChange, path }: FieldProps) {
  const { id, label, help, error, described } = useField({ field, path });
  return (
    <div className="grid grid-cols-1 gap-1">
      <label htmlFor={id} className="flex min-h-10 items-center gap-2.5 text-cap font-medium">
        <input
          id={id}
          type="checkbox"
          {...described}
          checked={Boolean(value ?? field.standard)}
          onChange={(event) => onChange(event.currentTarget.checked)}
          className="size-5 flex-none accent-teal"
        />
        {label}
      </label>
      <FieldNotes id={id} help={help} error={error} />
    </div>
  );
}
