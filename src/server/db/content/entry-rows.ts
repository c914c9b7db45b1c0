import type { EntryName } from '#schemas/editor/editorial.ts';
import type { Entry } from '#schemas/entry.ts';
import type { EntryTextTable } from '../tables.ts';
import { languagesOf, listItem, partsOf } from './contract-item.ts';

/** What becomes visible together; its entries have been checked. */
export interface CheckedChange {
  /** `preservedRows` are the rows of languages that stay as they are, to the byte. */
  put: readonly { entry: Entry; preservedRows?: readonly EntryTextTable[] }[];
  remove: readonly EntryName[];
  at: string;
  note?: string | undefined;
}

/** The columns of an entry, with null where it has nothing. */
export const columnsOf = ({ kind, id, facet, sort, date, until }: Entry) => ({
  ...{ kind, id },
  facet: facet ?? null,
  sort: sort ?? null,
  date: date ?? null,
  until: until ?? null,
});

/** What lists hold of an entry, a row for each of its languages. */
export const textRows = (entry: Entry): EntryTextTable[] =>
  languagesOf(entry).map((language) => {
    const { kind, id, sort = 0, date = '', until = null } = entry;
    const parts = partsOf(entry, language);
    return {
      ...{ kind, id, language, facet: parts.facet, sort, date, until },
      item: JSON.stringify(listItem(parts, language)),
      data: JSON.stringify(parts.text),
    };
  });
