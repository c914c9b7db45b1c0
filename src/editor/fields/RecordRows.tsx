import { Button } from '#ui/Button.tsx';
import { ToolButton } from '../ui/ToolButton.tsx';
import { ControlFrame } from './ControlFrame.tsx';
import type { RecordField } from './field-model.ts';
import { type FieldProps, useField, useForm } from './form-context.ts';
import { seedOf } from './seed.ts';

/** A record whose keys the user types, with one row per key. */
export function RecordRows({ field, value, onChange, path, hideLabel = false }: FieldProps<RecordField>) {
  const { t, FieldView } = useForm();
  const { id, label, help, error } = useField({ field, path });
  const rows: readonly [string, unknown][] =
    typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const write = (next: readonly (readonly [string, unknown])[]) => onChange(Object.fromEntries(next));
  const rename = (index: number, key: string) => {
    // Ignores a duplicate key: it would merge two rows.
    if (!rows.some(([other], at) => at !== index && other === key))
      write(rows.map(([old, item], at) => [at === index ? key : old, item]));
  };
  return (
    <ControlFrame
      id={id}
      label={label}
      help={help}
      error={error}
      hideLabel={hideLabel}
      required={field.required}
      group
    >
      {rows.map(([key, item], index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the user edits the key, and the row must stay mounted meanwhile.
          key={index}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2 border-b border-line pb-3"
        >
          <div className="grid grid-cols-1 gap-2">
            <FieldView
              field={field.keys}
              value={key}
              onChange={(next) => rename(index, typeof next === 'string' ? next : '')}
              path={[...path, key, '']}
            />
            <FieldView
              field={field.item}
              value={item}
              onChange={(next) => write(rows.with(index, [key, next]))}
              path={[...path, key]}
            />
          </div>
          <ToolButton
            icon="trash"
            label={t('removeItem', { item: key })}
            onClick={() => write(rows.toSpliced(index, 1))}
          />
        </div>
      ))}
      <Button
        small
        variant="text"
        className="-ml-3 justify-self-start"
        disabled={rows.some(([key]) => key === '')}
        onClick={() => write([...rows, ['', seedOf(field.item)]])}
      >
        {t('addRow')}
      </Button>
    </ControlFrame>
  );
}
