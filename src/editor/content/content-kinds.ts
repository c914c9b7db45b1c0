import { createContext, use } from 'react';
import type { Entity } from '#schemas/entities.ts';
import type { EntryKind } from '#schemas/entry.ts';
import { localise } from '#schemas/language.ts';
import { capitalise } from '../capitalise.ts';
import { useEditor } from '../context.tsx';

export type EntityTable = Readonly<Record<EntryKind, Entity>>;

/** Kinds with screens of their own. */
const elsewhere: readonly EntryKind[] = ['menu', 'page', 'section', 'redirect'];

/** Frequently written kinds come first, kinds with a single entry last. */
const ranks: Readonly<Record<Entity['order'], number>> = { newest: 0, earliest: 0, sort: 1, none: 2 };

/** The kinds of the table that are edited as content. */
export const contentKinds = (table: EntityTable): EntryKind[] =>
  kindsOf(table)
    .filter((kind) => !elsewhere.includes(kind) && !table[kind].fixed)
    .toSorted((one, other) => ranks[table[one].order] - ranks[table[other].order]);

/** The content kinds that the user may open. */
export function useContentKinds(table: EntityTable): EntryKind[] {
  const kinds = useEditor().account?.limits?.kinds;
  return contentKinds(table).filter((kind) => kinds === undefined || kinds.some((one) => one === kind));
}

/** The kinds of which there is one entry, or one per key: the screen of the site shows them all. */
export const siteKinds = (table: EntityTable): EntryKind[] =>
  kindsOf(table).filter((kind) => table[kind].fixed);

/** Path of the list of a kind. */
export const contentPath = (kind: EntryKind): string => `/editor/content/${kind}`;

const kindsOf = (table: EntityTable): EntryKind[] => Object.keys(table) as EntryKind[];

export const EntityTableContext = createContext<EntityTable | undefined>(undefined);

export function useEntityTable(): EntityTable {
  const table = use(EntityTableContext);
  if (!table) throw new Error('useEntityTable: no EntityTableContext above this component; wrap it in one');
  return table;
}

/** The definition of a kind in the entity table. */
export const useEntity = (kind: EntryKind): Entity => useEntityTable()[kind];

/** Plural name of a kind in the language of the interface, capitalised in English. */
export function useKindNames(): (kind: EntryKind) => string {
  const table = useEntityTable();
  const { language } = useEditor();
  return (kind) => capitalise(localise(table[kind].many, language));
}
