import type { Generated } from 'kysely';
import type { EntryKind } from '#schemas/entry.ts';
import type { Language } from '#schemas/language.ts';

/**
 * The tables as both engines hold them: dates are ISO text, flags are 0 or 1, JSON is text. So a row reads the same
 * from SQLite and from PostgreSQL, and a backup of one can be loaded into the other.
 */
export interface Tables {
  revision: RevisionTable;
  entry: EntryTable;
  entry_text: EntryTextTable;
  submission: SubmissionTable;
  idempotency_key: IdempotencyKeyTable;
}

/** One row a publish; the highest id is the current revision. */
interface RevisionTable {
  id: Generated<number>;
  at: string;
  note: string | null;
}

/** What both languages of an entry share, as it was published. */
interface EntryTable {
  kind: EntryKind;
  id: string;
  facet: string | null;
  sort: number | null;
  date: string | null;
  /** The last day of what lasts, yyyy-mm-dd. */
  until: string | null;
  /** JSON: the shared fields. */
  data: string;
  /** The revision that last changed this entry. */
  revision: number;
}

/**
 * An entry in one language, ready to be listed. `facet`, `sort`, `date` and `until` repeat those of the entry; the first
 * three are never null, so that a list is one index scan and both engines order it alike.
 */
export interface EntryTextTable {
  kind: EntryKind;
  id: string;
  language: Language;
  facet: string;
  sort: number;
  date: string;
  until: string | null;
  /** JSON: the item of the contract in this language, without its body. Made from the entry at publish. */
  item: string;
  /** JSON: the fields of this language, as they were published. */
  data: string;
}

/** A form that a visitor sent: personal data, never logged. */
interface SubmissionTable {
  id: string;
  /** The create call, by its name in the contract table. */
  call: string;
  /** What the visitor is told; unguessable. */
  reference: string;
  language: Language;
  /** JSON: the parsed body. */
  body: string;
  /** 0 is new. */
  status: number;
  created_at: string;
}

/** The first answer under each key, so that a repeat is answered and not stored again. */
interface IdempotencyKeyTable {
  key: string;
  call: string;
  /** SHA-256 of the call and its parsed body, hexadecimal. */
  body_hash: string;
  /** JSON: `data` of the first answer. */
  answer: string;
  created_at: string;
}
