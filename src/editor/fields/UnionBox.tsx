import { localise } from '#schemas/language.ts';
import { SelectBox } from '../ui/SelectBox.tsx';
import { ControlFrame } from './ControlFrame.tsx';
import type { UnionField } from './field-model.ts';
import { type FieldProps, useField, useForm } from './form-context.ts';
import { ObjectFields } from './ObjectFields.tsx';
import { pickVariant } from './pick-variant.ts';
import { reshape } from './seed.ts';

/** A choice between several shapes, and the fields of the chosen one. */
export function UnionBox(props: FieldProps<UnionField>) {
  const { field, value, onChange, path } = props;
  const { language, t } = useForm();
  const { error } = useField({ field, path });
  const variant = pickVariant(field, value);
  const choose = (name: string) => {
    const next = field.variants[Number(name)];
    if (next && next !== variant) onChange(reshape(next, { from: variant, value }));
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      <SelectBox
        label={t('kind')}
        error={error}
        value={variant && String(field.variants.indexOf(variant))}
        options={field.variants.map(({ label }, index) => ({
          value: String(index),
          label: localise(label, language),
        }))}
        onChange={choose}
      />
      {variant ? (
        <ObjectFields fields={variant.fields} value={value} onChange={onChange} path={path} />
      ) : (
        value !== undefined && <UnknownBox {...props} />
      )}
    </div>
  );
}

/** Read-only view of a value that has no form field. The value stays unchanged. */
export function UnknownBox({ field, value, path }: FieldProps) {
  const { t } = useForm();
  const { id, label, error } = useField({ field, path });
  if (value === undefined) return null;
  return (
    <ControlFrame id={id} label={label} error={error} help={t('unknown')} required group>
      <pre className="max-h-40 overflow-auto rounded bg-mist p-3 text-badge whitespace-pre-wrap break-words">
        {JSON.stringify(value, null, 2)}
      </pre>
    </ControlFrame>
  );
}
