import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { localiseDeep } from '#schemas/language.ts';
import { useForm } from './form-context.ts';
import { FieldServicesContext, type Source } from './services.ts';
import { readAt } from './value-paths.ts';

function sourceIn(value: unknown): Source | undefined {
  const call = readAt(value, ['call']);
  const params = readAt(value, ['params']) ?? {};
  if (typeof call !== 'string' || typeof params !== 'object') return undefined;
  return { call, params: { ...params } };
}

/** A sample of a source's current data: the number of items and the first few. */
export function SourceSample({ value }: { value: unknown }) {
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
