import type { Entity } from '#schemas/entities.ts';
import type { Entry, EntryKind } from '#schemas/entry.ts';

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
