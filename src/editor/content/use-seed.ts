import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { EntryKind } from '#schemas/entry.ts';
import { useEditorQuery } from '../api.ts';
import { useEntity } from './content-kinds.ts';
import { newEntry } from './new-entry.ts';

/**
 * Initial state of a new entry. Undefined if the URL was not created by the editor, and until the sort number is known.
 */
export function useSeed(kind: EntryKind, id: string, isMissing: boolean) {
  const [params] = useSearchParams();
  const isNew = params.has('new');
  const entity = useEntity(kind);
  const facet = params.get('facet') ?? undefined;
  const last = useEditorQuery(
    'listEntries',
    { kind, sort: 'order', descending: true, pageSize: 1, ...(facet ? { facet } : {}) },
    { enabled: isNew && isMissing },
  );
  const today = new Intl.DateTimeFormat('sv-SE').format(new Date());
  return useMemo(() => {
    if (!isNew || !last.data) return undefined;
    const sort = (last.data.items[0]?.sort ?? 0) + 1;
    return newEntry({ kind, id, entity, facet, sort, today });
  }, [isNew, last.data, kind, id, entity, facet, today]);
}
