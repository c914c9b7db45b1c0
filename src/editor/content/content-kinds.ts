import { createContext, use } from 'react';
import type { Entity } from '#schemas/entities.ts';
import type { EntryKind } from '#schemas/entry.ts';

export type EntityTable = Readonly<Record<EntryKind, Entity>>;

/** Kinds that have screens of their own. */
const elsewhere: readonly EntryKind[] = ['menu', 'page', 'redirect'];

/** The kinds of the table that are edited as content, in its order. */
export const contentKinds = (table: EntityTable): EntryKind[] =>
  kindsOf(table).filter((kind) => !elsewhere.includes(kind));

const kindsOf = (table: EntityTable): EntryKind[] => Object.keys(table) as EntryKind[];

export const EntityTableContext = createContext<EntityTable | undefined>(undefined);

export function useEntityTable(): EntityTable {
  const table = use(EntityTableContext);
  if (!table) throw new Error('useEntityTable: no EntityTableContext above this component; wrap it in one');
  return table;
}

/** What is known about a kind of content. */
export const useEntity = (kind: EntryKind): Entity => useEntityTable()[kind];
