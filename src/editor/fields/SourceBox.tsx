import { localise } from '#schemas/language.ts';
import { SelectBox } from '../ui/SelectBox.tsx';
import type { UnionField } from './field-model.ts';
import { type FieldProps, useField, useForm } from './form-context.ts';
import { ObjectFields } from './ObjectFields.tsx';
import { pickVariant } from './pick-variant.ts';
import { SourceSample } from './SourceSample.tsx';
import { reshape } from './seed.ts';
import { UnknownBox } from './UnknownBox.tsx';
import { readAt, withPart } from './value-paths.ts';

const nothing = 'pavilion:none';

/** The data source of a block: its name, its parameters, and a sample of its current data. */
export function SourceBox(props: FieldProps<UnionField>) {
  const { field, value, onChange, path, hideLabel = false } = props;
  const { language, t } = useForm();
  const { label, help, error } = useField({ field, path });
  const variant = pickVariant(field, value);
  const params = variant?.fields.find(({ key }) => key === 'params');
  const names = field.variants.map((one, index) => ({
    value: String(index),
    label: localise(one.label, language),
  }));
  const options = field.required ? names : [{ value: nothing, label: t('none') }, ...names];
  const choose = (name: string) => {
    const next = field.variants[Number(name)];
    if (name === nothing) onChange(undefined);
    else if (next && next !== variant) onChange(reshape(next, { from: variant, value }));
  };
  const writeParams = (next: unknown) =>
    onChange(withPart({ ...Object(value) }, { key: 'params', value: next }, ['call', 'params']));
  return (
    <div className="grid grid-cols-1 gap-4">
      <SelectBox
        label={label}
        error={error}
        options={options}
        hideLabel={hideLabel}
        hint={help}
        value={variant ? String(field.variants.indexOf(variant)) : nothing}
        onChange={choose}
      />
      {params?.kind === 'object' && (
        <ObjectFields
          fields={params.fields}
          value={readAt(value, ['params'])}
          onChange={writeParams}
          path={[...path, 'params']}
        />
      )}
      {variant && <SourceSample value={value} />}
      {!variant && value !== undefined && <UnknownBox {...props} />}
    </div>
  );
}
