import type { EntryName } from '#schemas/editor/editorial.ts';
import type { Entry } from '#schemas/entry.ts';
import type { DraftTextTable, EntryTextTable } from '../tables.ts';
import { cleanColumns } from './clean-item.ts';
import { languagesOf, listFacet, listItem, partsOf } from './contract-item.ts';

/** Entries that become visible together. They have been validated. */
export interface CheckedChange {
  /** `preservedRows` are the rows of languages that must stay byte-identical. */
  put: readonly { entry: Entry; preservedRows?: readonly EntryTextTable[] }[];
  remove: readonly EntryName[];
  at: string;
  note?: string | undefined;
  /** Tags of other things that this revision changes. */
  also?: readonly string[];
}

/** @returns the columns of an entry; null where it has no value */
export const columnsOf = ({ kind, id, facet, sort, date, until }: Entry) => ({
  kind,
  id,
  facet: facet ?? null,
  sort: sort ?? null,
  date: date ?? null,
  until: until ?? null,
});

/** @returns the list rows of an entry, one for each of its languages */
export const textRows = (entry: Entry): DraftTextTable[] =>
  languagesOf(entry).map((language) => {
    const { kind, id, sort = 0, date = '', until = null } = entry;
    const parts = partsOf(entry, language);
    return {
      kind,
      id,
      language,
      facet: listFacet(parts, language),
      sort,
      date,
      until,
      item: JSON.stringify(listItem(parts, language)),
      data: JSON.stringify(parts.text),
    };
  });

/** @returns the list rows of an entry that is being published, with their cleaned items */
export function publishedRows(entry: Entry): EntryTextTable[] {
  const { sort, date, until } = columnsOf(entry);
  const data = JSON.stringify(entry.data);
  return textRows(entry).map((row) => {
    const detail = { facet: row.facet, sort, date, until, data, text: row.data };
    return { ...row, ...cleanColumns({ ...row, detail }) };
  });
}

/** @returns the list rows of an entry that is being published: those of some languages stay as they are */
export const rowsToPublish = ({
  entry,
  preservedRows = [],
}: CheckedChange['put'][number]): EntryTextTable[] => [
  ...preservedRows,
  ...publishedRows(entry).filter(({ language }) => !preservedRows.some((row) => row.language === language)),
];
