import type { Entity } from '#schemas/entities.ts';
import type { Entry, EntryKind } from '#schemas/entry.ts';

interface NewEntry {
  kind: EntryKind;
  id: string;
  entity: Entity;
  /** Of the list it was made in. */
  facet: string | undefined;
  /** After all others. */
  sort: number;
  /** yyyy-mm-dd. */
  today: string;
}

/** An entry before anything is written: in a language it stands once it has a text there. */
export function newEntry({ kind, id, entity, facet, sort, today }: NewEntry): Entry {
  const { order, lasts, place } = entity;
  const own = entity.facet?.values ? (facet ?? entity.facet.values[0]) : undefined;
  const dated = order === 'newest' || order === 'earliest';
  return {
    ...{ kind, id },
    ...(own === undefined ? {} : { facet: own }),
    ...(order === 'sort' ? { sort } : {}),
    ...(dated ? { date: today } : {}),
    ...(lasts ? { until: today } : {}),
    data: {},
    ...(place === 'byLanguage' || place === 'leaves' ? { texts: {} } : {}),
  };
}
