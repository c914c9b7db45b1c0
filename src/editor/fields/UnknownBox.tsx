import { FieldFrame } from './FieldFrame.tsx';
import { type FieldProps, useField, useForm } from './form-context.ts';

/** Read-only view of a value that has no form field. The value stays unchanged. */
export function UnknownBox({ field, value, path }: FieldProps) {
  const { t } = useForm();
  const { id, label, error } = useField({ field, path });
  if (value === undefined) return null;
  return (
    <FieldFrame id={id} label={label} error={error} help={t('unknown')} required group>
      <pre className="max-h-40 overflow-auto rounded bg-mist p-3 text-badge whitespace-pre-wrap break-words">
        {JSON.stringify(value, null, 2)}
      </pre>
    </FieldFrame>
  );
}
