import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { timeIn } from '#lib/date.ts';
import type { Entity } from '#schemas/entities.ts';
import type { Entry, EntryKind } from '#schemas/entry.ts';
import { useEditorQuery } from '../api.ts';
import { useEditor } from '../context.tsx';
import { useEntity } from './content-kinds.ts';

interface NewEntry {
  kind: EntryKind;
  id: string;
  entity: Entity;
  /** Facet of the list in which the user created it. */
  facet: string | undefined;
  /** Sort number after all other entries. */
  sort: number;
  /** Date, yyyy-mm-dd. */
  today: string;
}

/** Creates an empty entry. It gains a language with its first text in it. */
export function newEntry({ kind, id, entity, facet, sort, today }: NewEntry): Entry {
  const { order, lasts, place } = entity;
  const own = entity.facet?.values ? (facet ?? entity.facet.values[0]) : undefined;
  const dated = order === 'newest' || order === 'earliest';
  return {
    kind,
    id,
    ...(own === undefined ? {} : { facet: own }),
    ...(order === 'sort' ? { sort } : {}),
    ...(dated ? { date: today } : {}),
    ...(lasts ? { until: today } : {}),
    data: {},
    ...(place === 'byLanguage' || place === 'leaves' ? { texts: {} } : {}),
  };
}

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
  const { timeZone } = useEditor();
  const today = timeIn(new Date(), timeZone).slice(0, 10);
  return useMemo(() => {
    if (!isNew || !last.data) return undefined;
    const sort = (last.data.items[0]?.sort ?? 0) + 1;
    return newEntry({ kind, id, entity, facet, sort, today });
  }, [isNew, last.data, kind, id, entity, facet, today]);
}
