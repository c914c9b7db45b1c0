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
  outbox: OutboxTable;
  submission_change: SubmissionChangeTable;
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
export interface SubmissionTable {
  id: string;
  /** The create call, by its name in the contract table. */
  call: string;
  /** What the visitor is told; unguessable. */
  reference: string;
  language: Language;
  /** JSON: the parsed body. */
  body: string;
  /** `requestStatus`; 0 is new. */
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

/** Who a mail about a submission goes to. */
export type NoticeKind = 'venue' | 'applicant';

/** A mail about a submission. It is written when it is sent: neither its text nor its recipient stands here. */
interface OutboxTable {
  /** Stands in the Message-ID, so that a mail that was sent twice can be recognised. */
  id: string;
  submission_id: string;
  kind: NoticeKind;
  created_at: string;
  attempts: number;
  /** When it is tried next, or until when a process holds it; null when it was sent or given up. */
  next_at: string | null;
  sent_at: string | null;
  /** The code of the last failure, and no text of a server. */
  error: string | null;
}

/** One row for each thing that was done to a request after it was sent; the inbox shows them in the order of their ids. */
export interface SubmissionChangeTable {
  id: Generated<number>;
  submission_id: string;
  at: string;
  who: 'applicant' | 'venue';
  what: 'amended' | 'withdrawn' | 'contacted' | 'confirmed' | 'declined';
  /** JSON: the names of the fields that were amended; their old values are not kept. */
  fields: string | null;
}
