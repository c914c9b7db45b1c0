import type { FieldModel } from './field-model.ts';
import { useForm } from './form-context.ts';
import { isFixed } from './pick-variant.ts';
import type { Path } from './value-paths.ts';
import { readAt, withPart } from './value-paths.ts';

interface ObjectFieldsProps {
  fields: readonly FieldModel[];
  value: unknown;
  onChange: (next: Record<string, unknown>) => void;
  path: Path;
  /** Filters the fields. Shows all by default. */
  shows?: ((field: FieldModel) => boolean) | undefined;
}

/** The fields of an object, one below the other. Keys without a field stay unchanged. */
export function ObjectFields({ fields, value, onChange, path, shows = () => true }: ObjectFieldsProps) {
  const { FieldView } = useForm();
  const parts: Readonly<Record<string, unknown>> =
    typeof value === 'object' && value !== null ? { ...value } : {};
  const order = fields.map(({ key }) => key);
  return fields
    .filter((field) => !isFixed(field) && shows(field))
    .map((field) => (
      <FieldView
        key={field.key}
        field={field}
        value={readAt(value, [field.key])}
        onChange={(next) => onChange(withPart(parts, { key: field.key, value: next }, order))}
        path={[...path, field.key]}
      />
    ));
}
