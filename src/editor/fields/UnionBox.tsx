import { localise } from '#schemas/language.ts';
import { SelectBox } from '../ui/SelectBox.tsx';
import { ControlFrame } from './ControlFrame.tsx';
import type { ChoiceField, ObjectField, Option, UnionField } from './field-model.ts';
import { type FieldProps, useField, useForm } from './form-context.ts';
import { ObjectFields } from './ObjectFields.tsx';
import { pickVariant } from './pick-variant.ts';
import { reshape } from './seed.ts';
import { readAt, writeAt } from './value-paths.ts';

/** A choice between several shapes, and the fields of the chosen one. */
export function UnionBox(props: FieldProps<UnionField>) {
  const { field, value, onChange, path } = props;
  const { language, t } = useForm();
  const { error } = useField({ field, path });
  const variant = pickVariant(field, value);
  const telling = tellingChoice(field);
  const options = telling?.options ?? field.variants.map(({ label }, index) => ({ value: index, label }));
  const index = variant && field.variants.indexOf(variant);
  const chosen = telling ? readAt(value, [telling.key]) : index;
  const choose = (name: string) => {
    const option = options.find((one) => String(one.value) === name);
    const next = field.variants.find((one, at) =>
      telling ? hasOption(one, telling.key, option) : at === Number(name),
    );
    if (!option || !next) return;
    const shaped = next === variant ? value : reshape(next, { from: variant, value });
    onChange(telling ? writeAt(shaped, [telling.key], option.value) : shaped);
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      <SelectBox
        label={telling ? localise(telling.label, language) : t('kind')}
        error={error}
        value={variant && String(chosen)}
        options={options.map((option) => ({
          value: String(option.value),
          label: localise(option.label, language),
        }))}
        onChange={choose}
      />
      {variant ? (
        <ObjectFields
          fields={variant.fields.filter(({ key }) => key !== telling?.key)}
          value={value}
          onChange={onChange}
          path={path}
        />
      ) : (
        value !== undefined && <UnknownBox {...props} />
      )}
    </div>
  );
}

/**
 * The choice that tells the variants apart, with the values of all of them; undefined if each variant has one value,
 * whose label then names the variant.
 */
function tellingChoice({ variants }: UnionField): ChoiceField | undefined {
  const [first] = variants;
  const candidates = first?.fields.filter((part) => part.kind === 'choice' && part.required) ?? [];
  for (const candidate of candidates) {
    const parts = variants.flatMap(({ fields }) =>
      fields.filter((part) => part.kind === 'choice' && part.required && part.key === candidate.key),
    );
    const options = parts.flatMap((part) => (part.kind === 'choice' ? part.options : []));
    const isDistinct = new Set(options.map(({ value }) => value)).size === options.length;
    if (candidate.kind === 'choice' && parts.length === variants.length && isDistinct)
      return options.length > variants.length ? { ...candidate, options } : undefined;
  }
  return undefined;
}

const hasOption = ({ fields }: ObjectField, key: string, option: Option | undefined): boolean =>
  fields.some(
    (part) =>
      part.key === key && part.kind === 'choice' && part.options.some(({ value }) => value === option?.value),
  );

/** Read-only view of a value that has no form field. The value stays unchanged. */
export function UnknownBox({ field, value, path }: FieldProps) {
  const { t } = useForm();
  const { id, label, error } = useField({ field, path });
  if (value === undefined) return null;
  return (
    <ControlFrame id={id} label={label} error={error} help={t('unknown')} required group>
      <details className="text-badge">
        <summary className="cursor-pointer py-1 text-ink-2">{t('rawValue')}</summary>
        <pre className="max-h-40 overflow-auto rounded bg-mist p-3 whitespace-pre-wrap break-words">
          {JSON.stringify(value, null, 2)}
        </pre>
      </details>
    </ControlFrame>
  );
}
