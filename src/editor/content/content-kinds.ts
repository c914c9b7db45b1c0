import { createContext, use } from 'react';
import type { Entity } from '#schemas/entities.ts';
import type { EntryKind } from '#schemas/entry.ts';

export type EntityTable = Readonly<Record<EntryKind, Entity>>;

/** Kinds that have screens of their own. */
const elsewhere: readonly EntryKind[] = ['menu', 'page', 'redirect'];

/** What is written most often comes first, what there is once comes last. */
const ranks: Readonly<Record<Entity['order'], number>> = { newest: 0, earliest: 0, sort: 1, none: 2 };

/** The kinds of the table that are edited as content. */
export const contentKinds = (table: EntityTable): EntryKind[] =>
  kindsOf(table)
    .filter((kind) => !elsewhere.includes(kind))
    .toSorted((one, other) => ranks[table[one].order] - ranks[table[other].order]);

const kindsOf = (table: EntityTable): EntryKind[] => Object.keys(table) as EntryKind[];

export const EntityTableContext = createContext<EntityTable | undefined>(undefined);

export function useEntityTable(): EntityTable {
  const table = use(EntityTableContext);
  if (!table) throw new Error('useEntityTable: no EntityTableContext above this component; wrap it in one');
  return table;
}

/** What is known about a kind of content. */
export const useEntity = (kind: EntryKind): Entity => useEntityTable()[kind];
