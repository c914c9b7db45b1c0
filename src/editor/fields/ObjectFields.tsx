import type { FieldModel, ObjectField } from './field-model.ts';
import { type ChosenFile, type FieldProps, useField, useForm } from './form-context.ts';
import { isFixed } from './pick-variant.ts';
import { seedOf } from './seed.ts';
import { fieldMark, type Path, pathName, readAt, withPart } from './value-paths.ts';

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
    .filter((field) => field.kind !== 'key' && !isFixed(field) && shows(field))
    .map((field) => (
      <div key={field.key} className="contents" {...{ [fieldMark]: pathName([...path, field.key]) }}>
        <FieldView
          field={field}
          value={readAt(value, [field.key])}
          onChange={(next) => onChange(withPart(parts, { key: field.key, value: next }, order))}
          path={[...path, field.key]}
          onFile={
            field.nameTo === undefined
              ? undefined
              : (file) => onChange(withFile(parts, { field, file, order }))
          }
        />
      </div>
    ));
}

interface Placed {
  field: FieldModel;
  file: ChosenFile;
  order: readonly string[];
}

/** The object with a file, whose name without its ending is proposed as the text beside it. */
function withFile(
  parts: Readonly<Record<string, unknown>>,
  { field: { key, nameTo = '' }, file: { address, name }, order }: Placed,
): Record<string, unknown> {
  const next = withPart(parts, { key, value: address }, order);
  const proposed = name.replace(/\.[a-z0-9]{1,5}$/i, '');
  return (parts[nameTo] ?? '') === '' ? withPart(next, { key: nameTo, value: proposed }, order) : next;
}

/** The fields of an object. An optional object has a switch; switching it off removes the value. */
export function ObjectGroup({ field, value, onChange, path }: FieldProps<ObjectField>) {
  const { t } = useForm();
  const { id, label, help, error } = useField({ field, path });
  const isThere = field.required || value !== undefined;
  return (
    <fieldset aria-labelledby={`${id}-label`} className="grid grid-cols-1 min-w-0 gap-3">
      <div className="flex items-center justify-between gap-3">
        <span id={`${id}-label`} className="text-cap font-medium">
          {label}
        </span>
        {!field.required && (
          <label className="flex min-h-9 items-center gap-2 text-badge text-ink-2">
            <input
              type="checkbox"
              aria-label={`${t('show')}: ${label}`}
              checked={isThere}
              onChange={() => onChange(isThere ? undefined : seedOf(field))}
              className="size-5 accent-teal"
            />
            {t('show')}
          </label>
        )}
      </div>
      {help && <p className="-mt-2 text-badge leading-normal text-ink-3">{help}</p>}
      {error && <p className="-mt-2 text-badge leading-normal text-danger">{error}</p>}
      {isThere && (
        <div className="grid grid-cols-1 gap-4 border-l-2 border-line pl-4">
          <ObjectFields fields={field.fields} value={value} onChange={onChange} path={path} />
        </div>
      )}
    </fieldset>
  );
}
