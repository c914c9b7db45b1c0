import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import type { EditorError } from '../api.ts';
import { commonTexts, errorTexts } from '../common-texts.ts';
import { useTranslate } from '../context.tsx';
import { Notice } from './Notice.tsx';

interface QueryBoundaryProps<Data> {
  query: UseQueryResult<Data, EditorError>;
  children: (data: Data) => ReactNode;
}

/** Renders the data of a query, a loading text until it arrives, or the error with a retry button. */
export function QueryBoundary<Data>({ query, children }: QueryBoundaryProps<Data>) {
  const t = useTranslate(commonTexts);
  const why = useTranslate(errorTexts);
  if (query.data !== undefined) return children(query.data);
  if (query.error)
    return (
      <Notice tone="danger" live>
        <p>{why(query.error.code)}</p>
        <Button variant="text" small className="mt-1 -ml-3" onClick={() => void query.refetch()}>
          {t('retry')}
        </Button>
      </Notice>
    );
  return (
    <p role="status" className="p-4 text-xs text-ink-3">
      {t('loading')}…
    </p>
  );
}
