import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { localise, localiseDeep } from '#schemas/language.ts';
import { SelectBox } from '../ui/SelectBox.tsx';
import type { UnionField } from './field-model.ts';
import { type FieldProps, FieldServicesContext, type Source, useField, useForm } from './form-context.ts';
import { ObjectFields } from './ObjectFields.tsx';
import { pickVariant } from './pick-variant.ts';
import { reshape } from './seed.ts';
import { UnknownBox } from './UnionBox.tsx';
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

function sourceIn(value: unknown): Source | undefined {
  const call = readAt(value, ['call']);
  const params = readAt(value, ['params']) ?? {};
  if (typeof call !== 'string' || typeof params !== 'object') return undefined;
  return { call, params: { ...params } };
}

/** A sample of a source's current data: the number of items and the first few. */
function SourceSample({ value }: { value: unknown }) {
  const { language, t } = useForm();
  const { sample } = use(FieldServicesContext);
  const source = sourceIn(localiseDeep(value, language));
  const { data, isError } = useQuery({
    queryKey: ['sample', source, language],
    queryFn: () => (sample && source ? sample(source, language) : null),
    enabled: sample !== undefined && source !== undefined,
    staleTime: 30_000,
    retry: false,
  });
  if (!sample) return null;
  return (
    <div className="rounded bg-mist px-3.5 py-3 text-xs leading-normal" aria-live="polite">
      <p className="text-badge text-ink-3">{t('sample')}</p>
      {data ? (
        <>
          <p className="font-medium">
            {data.total === 0 ? t('sampleNone') : t('sampleTotal', { total: data.total })}
          </p>
          <ul className="mt-1 grid gap-0.5 text-ink-2">
            {data.items.slice(0, 3).map(({ title }) => (
              <li key={title} className="truncate">
                {title}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>{t(isError ? 'sampleFailed' : 'sampleWaiting')}</p>
      )}
    </div>
  );
}
