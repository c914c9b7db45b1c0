import type { Generated } from 'kysely';
import type { Role } from '#schemas/editor/call.ts';
import type { EntryState } from '#schemas/editor/editorial.ts';
import type { MediaKind } from '#schemas/editor/media.ts';
import type { EntryKind } from '#schemas/entry.ts';
import type { Language } from '#schemas/language.ts';
import type { CleanItem } from './content/clean-item.ts';

/**
 * The tables in both engines: dates are ISO text, flags are 0 or 1, JSON is text. So rows are identical in SQLite and
 * PostgreSQL, and a backup of one can be loaded into the other.
 */
export interface Tables {
  revision: RevisionTable;
  entry: EntryTable;
  entry_text: EntryTextTable;
  submission: SubmissionTable;
  idempotency_key: IdempotencyKeyTable;
  outbox: OutboxTable;
  submission_change: SubmissionChangeTable;
  submission_note: SubmissionNoteTable;
  account: AccountTable;
  account_credential: AccountCredentialTable;
  account_session: AccountSessionTable;
  account_totp: AccountTotpTable;
  account_passkey: AccountPasskeyTable;
  account_recovery_code: AccountRecoveryCodeTable;
  used_challenge: UsedChallengeTable;
  account_link: AccountLinkTable;
  audit: AuditTable;
  draft: DraftTable;
  draft_text: DraftTextTable;
  entry_version: EntryVersionTable;
  unchosen_version: UnchosenVersionTable;
  listed_entry: ListedEntryTable;
  translation: TranslationTable;
  home_visit: { account_id: string /** ISO 8601. */; seen_at: string };
  search_entry: SearchEntryTable;
  preview_link: PreviewLinkTable;
  release: ReleaseTable;
  release_item: ReleaseItemTable;
  review: ReviewTable;
  comment_thread: CommentThreadTable;
  entry_comment: EntryCommentTable;
  editor_setting: EditorSettingTable;
  saved_view: SavedViewTable;
  colleague_mail: ColleagueMailTable;
  media: MediaTable;
  media_version: MediaVersionTable;
  media_crop: MediaCropTable;
  /** One row: grows with each change of `media` and `media_crop`. */
  media_change: { count: number };
  required_migration: { name: string };
  released_file: ReleasedFileTable;
}

/** One row per publish. The highest id is the current revision. */
interface RevisionTable {
  id: Generated<number>;
  at: string;
  note: string | null;
  /** JSON: tags of what changed. Null in rows of earlier versions and of very large changes: anything may have changed. */
  changed?: string | null;
}

/** The published fields that both languages of an entry share. */
interface EntryTable {
  kind: EntryKind;
  id: string;
  facet: string | null;
  sort: number | null;
  date: string | null;
  /** Last day, yyyy-mm-dd; null for entries without a duration. */
  until: string | null;
  /** JSON: the shared fields. */
  data: string;
  /** The revision that last changed this entry. */
  revision: number;
}

/**
 * List row of an entry or a draft in one language. `facet`, `sort`, `date` and `until` repeat those of the entry; the first three
 * are never null, so that a list is one index scan and both engines order it alike.
 */
export interface DraftTextTable {
  kind: EntryKind;
  id: string;
  language: Language;
  facet: string;
  sort: number;
  date: string;
  until: string | null;
  /** JSON: the item of the contract in this language, without its body. Made from the entry when it is stored. */
  item: string;
  /** JSON: the fields of this language. */
  data: string;
}

/** List row of a published entry in one language. */
export interface EntryTextTable extends DraftTextTable {
  /** `item`, parsed and sanitised. Null in rows of earlier versions, and for pages and redirects. */
  clean_item: CleanItem | null;
  /** The item with its body, parsed and sanitised. Null for kinds without a body too. */
  clean_detail: CleanItem | null;
}

/** A submitted form: personal data, never logged. */
export interface SubmissionTable {
  id: string;
  /** The create call, by its name in the contract table. */
  call: string;
  /** Reference shown to the visitor; cannot be guessed. */
  reference: string;
  language: Language;
  /** JSON: the parsed body. */
  body: string;
  /** `requestStatus`; 0 is new. */
  status: number;
  created_at: string;
  /** When the venue opened it; null again after the applicant changes it. */
  read_at: string | null;
  /** Lower-case text that the inbox searches (`searchedIn`). Null in rows of earlier versions. */
  search: string | null;
  /** Id of the account that takes care of it. */
  assigned_to?: string | null;
}

/** The first answer for each idempotency key, so that a repeat is answered and not stored again. */
interface IdempotencyKeyTable {
  key: string;
  call: string;
  /** SHA-256 of the call and its parsed body, hexadecimal. */
  body_hash: string;
  /** JSON: `data` of the first answer. */
  answer: string;
  created_at: string;
}

/** Recipient of a mail about a submission. */
export type NoticeKind = 'venue' | 'applicant';

/**
 * A mail about a submission. It is composed when it is sent: neither its text nor its recipient is stored
 * here.
 */
interface OutboxTable {
  /** Part of the Message-ID, so that a duplicate mail can be recognised. */
  id: string;
  submission_id: string;
  kind: NoticeKind;
  created_at: string;
  attempts: number;
  /**
   * Time of the next attempt, or end of the lease of the process that holds it; null if it was sent or given
   * up.
   */
  next_at: string | null;
  sent_at: string | null;
  /** Code of the last failure, never a server's message. */
  error: string | null;
}

/** One row per change of a request after submission. The inbox shows them ordered by id. */
export interface SubmissionChangeTable {
  id: Generated<number>;
  submission_id: string;
  at: string;
  who: 'applicant' | 'venue';
  what: 'amended' | 'withdrawn' | 'contacted' | 'confirmed' | 'declined';
  /** JSON: names of the amended fields. Old values are not stored. */
  fields: string | null;
  /** Name of the venue's account at that time. Not updated if the account changes. */
  by_name: string | null;
}

/** Internal note of the venue about a request. */
interface SubmissionNoteTable {
  id: Generated<number>;
  submission_id: string;
  at: string;
  by_name: string;
  text: string;
  /** Chosen by the editor's browser, unique for the request. Null in notes of earlier releases. */
  key?: string | null;
}

/** An editor's account. better-auth calls it `user`. */
export interface AccountTable {
  id: string;
  name: string;
  /** Lower case. */
  email: string;
  role: Role;
  /** 0 or 1: 1 cannot sign in. */
  disabled: number;
  last_seen_at: string | null;
  created_at: string;
  /** JSON: what it may open (`schemas/editor/limits.ts`). Null or absent for everything. */
  limits?: string | null;
}

/** A credential. better-auth calls it `account`. */
interface AccountCredentialTable {
  id: string;
  account_id: string;
  /** `credential`: an e-mail address and a password. */
  provider: string;
  provider_account: string;
  /** Algorithm, parameters, salt and hash. */
  password: string | null;
  updated_at: string;
}

/** A signed-in browser. */
interface AccountSessionTable {
  id: string;
  account_id: string;
  /** Value of the signed cookie. */
  token: string;
  expires_at: string;
  created_at: string;
  /** Last seen, at most an hour ago. */
  updated_at: string;
  /** Such as `Firefox · Windows`. */
  browser: string | null;
  /** Prefix of the network address. */
  network: string | null;
}

/** The secret that an account shares with an authenticator app. */
interface AccountTotpTable {
  account_id: string;
  /** Encrypted with `AUTH_SECRET`. */
  secret: string;
  /** Number of the 30 seconds since 1970 whose code was used last: no code works twice. */
  last_step: number;
  created_at: string;
}

/** A passkey (WebAuthn credential). */
interface AccountPasskeyTable {
  /** Credential id, base64url. */
  id: string;
  account_id: string;
  name: string;
  /** COSE key, base64url. */
  public_key: string;
  /** Number of signatures, an unsigned integer of 32 bits; 0 if the authenticator does not count. */
  counter: string;
  created_at: string;
  last_used_at: string | null;
}

/** A recovery code that was not used yet. */
interface AccountRecoveryCodeTable {
  account_id: string;
  /** SHA-256, hexadecimal. */
  code_hash: string;
}

/** The challenge of a passkey that was used, until it expires: no answer works twice. */
interface UsedChallengeTable {
  challenge: string;
  expires_at: string;
}

/** Single-use link that creates an account or sets a new password. Deleted when used. */
export interface AccountLinkTable {
  id: string;
  /** SHA-256 of the token in the URL, hexadecimal. */
  token_hash: string;
  purpose: 'setUp' | 'invitation' | 'reset';
  /** Recipient; null for the link of the first start. */
  email: string | null;
  /** Role of the new account. */
  role: Role;
  /** The account that gets a new password. */
  account_id: string | null;
  created_at: string;
  expires_at: string;
}

/** Audit log of the editor. The account name is not updated if the account changes. */
interface AuditTable {
  id: Generated<number>;
  at: string;
  account_id: string | null;
  who: string | null;
  /** Name of the call. */
  what: string;
  about: string | null;
}

/**
 * Uploaded file. Its address never changes; `hash`, `type`, `bytes`, `width`, `height`, `tint`, `widths`, `at` and `by_name` are
 * those of the present version.
 */
export interface MediaTable {
  id: string;
  /** SHA-256 of the original upload, hexadecimal. */
  hash: string;
  /** `/media/u/…`. */
  address: string;
  kind: MediaKind;
  name: string;
  /** MIME type. */
  type: string;
  bytes: number;
  width: number | null;
  height: number | null;
  /** Average colour, `#rrggbb`. */
  tint: string | null;
  /**
   * Colour of the visible pixels of a picture with a transparent ground, `#rrggbb`: half are darker. Empty if the picture has
   * a ground of its own. Null: not measured yet, or not a picture.
   */
  ink: string | null;
  /** JSON: the alternative texts by language. */
  alt: string;
  /** JSON: `{ x, y }`, 0 to 1. */
  focal: string | null;
  /** JSON: widths of the AVIF and WebP copies. */
  widths: string | null;
  at: string;
  by_name: string;
  /** `new`: copies are pending. `failed`: the original is shown instead. */
  state: 'new' | 'ready' | 'failed';
  /** Until then a process copies the picture, or its storage was away. Null: any process may copy it. */
  copy_at: string | null;
  /** Name of the present version in the storage. Null until the file is replaced: then it is the name in the address. */
  file: string | null;
  /** Null: in no folder. */
  folder: string | null;
  /** JSON: a list of texts. */
  tags: string | null;
}

/** An earlier version of a file. The columns are as in `media`. */
interface MediaVersionTable {
  id: Generated<number>;
  media_id: string;
  hash: string;
  /** Name in the storage. */
  file: string;
  bytes: number;
  width: number | null;
  height: number | null;
  tint: string | null;
  ink: string | null;
  widths: string | null;
  state: MediaTable['state'];
  /** When it was uploaded, and by whom. */
  at: string;
  by_name: string;
}

/** A part of a picture that content names, published or not, of an upload or of the files that came with the site. */
export interface MediaCropTable {
  /** Name of the picture's version, which is made from its bytes. The names of the part's files begin with it. */
  file: string;
  /** `x1000y500w6000h8000`, in hundredths of a percent. */
  part: string;
  /** The following three columns are as in `media`. */
  widths: string | null;
  state: MediaTable['state'];
  copy_at: string | null;
  at: string;
  /** When no content named it any more. Its files are removed some time later. */
  unused_at: string | null;
}

/**
 * A draft of an entry, visible in the editor only. The views `preview_entry` and `preview_entry_text` show
 * `entry` and `entry_text` as if all drafts were published (`preview-tables.ts`).
 */
export interface DraftTable {
  /** Every save inserts a new row, so that a number never identifies two states. */
  version: Generated<number>;
  kind: EntryKind;
  id: string;
  /** JSON: the next state. Null if the draft removes the entry. */
  entry: string | null;
  at: string;
  /** Account name. */
  by: string;
  /** This and the following columns are as in `entry`. `data` is null for a removal. */
  facet: string | null;
  sort: number | null;
  date: string | null;
  until: string | null;
  data: string | null;
  /** Ids of the last saves that the draft contains, separated by commas. Null in rows of earlier releases. */
  saves?: string | null;
}

/** A version of an entry that was not chosen when two people had changed the same field. */
export interface UnchosenVersionTable {
  id: Generated<number>;
  kind: EntryKind;
  entry_id: string;
  /** JSON. */
  entry: string;
  at: string;
  /** Name of the account that has chosen. */
  by: string;
}

/**
 * Published version of an entry, or its removal: one row per publish from the editor, and one for the state before the
 * first.
 */
export interface EntryVersionTable {
  id: Generated<number>;
  kind: EntryKind;
  entry_id: string;
  revision: number;
  /** JSON. Null for a removal. */
  entry: string | null;
  /** Published languages, separated by commas. */
  languages: string;
  at: string;
  /** Account name; null if it was not published in the editor. */
  by: string | null;
  note: string | null;
}

/**
 * List row of the editor for an entry or a draft. Derived from `entry`, `entry_text` and `draft` whenever one of them
 * changes.
 */
export interface ListedEntryTable {
  kind: EntryKind;
  id: string;
  /** Revision of the published entry. 0 if it is not published. */
  revision: number;
  state: EntryState;
  title_zh: string;
  title_en: string;
  /** Titles and id in lower case. */
  search: string;
  facet: string | null;
  /** 0 or empty if the entry has no value, as in `entry_text`. */
  sort: number;
  date: string;
  until: string | null;
  picture: string | null;
  /** Languages in which visitors see it, separated by commas. */
  languages: string;
  changed_at: string;
  changed_by: string | null;
  /** Path of a page after the next publish. Null for other kinds, and in rows of earlier versions: then it is the id. */
  path: string | null;
}

/**
 * What a language of an entry lacks after the next publish. Derived with `listed_entry`; there is no row if it lacks
 * nothing.
 */
export interface TranslationTable {
  kind: EntryKind;
  id: string;
  /** The language that is behind. */
  language: Language;
  /** Number of texts that only the other language has. */
  missing: number;
  /** Number of texts that changed in the other language since they were written in this one. */
  older: number;
  /** First change that the language lacks, ISO 8601; of the entry if that is unknown. */
  since: string;
  /** When the oldest of its older texts was written; null if that is unknown. */
  written_at: string | null;
}

/**
 * What the editor's search finds: an entry as the next publish would leave it, or a file. Derived in the transactions that
 * change them (`search/search-index.ts`). A change makes a new row, so the highest numbers are the latest changes.
 */
export interface SearchEntryTable {
  row: Generated<number>;
  kind: EntryKind | 'media';
  id: string;
  /** What it was made from, to find rows that a version without this table has not changed. */
  version: string;
  /** Title and texts of both languages, a line each. */
  text: string;
  /**
   * Its words, those of the title, and its area (`search/search-index.ts`), separated by blanks. Never read: SQLite moves them
   * to its index.
   */
  words: string;
}

/** A link that shows a page with the drafts without signing in until it expires. */
interface PreviewLinkTable {
  /** This and the other nullable columns are null in links of earlier releases, which no longer work. */
  id: string | null;
  /** The page: path, and the parameters that select it. */
  address: string | null;
  account_id: string | null;
  created_at: string | null;
  /** SHA-256, hexadecimal. */
  token_hash: string;
  expires_at: string;
  /** Account name. */
  by: string;
  /** Id of the page at `address`, if it was made in the editor. */
  page: string | null;
  /** The release whose pages it shows, instead of the drafts of one page. */
  release: number | null;
}

/** What is published or taken down together, at a time or when somebody asks for it. */
export interface ReleaseTable {
  id: Generated<number>;
  /** Null for a single thing. */
  name: string | null;
  /** Note in the history of its entries. */
  note: string | null;
  /** The moment, ISO 8601 in UTC; null while none is chosen. */
  run_at: string | null;
  /** `open` has no moment. A release that is running is still `planned`. */
  state: 'open' | 'planned' | 'done' | 'failed' | 'cancelled';
  /** The account that made it, and its name then. */
  account_id: string;
  by: string;
  created_at: string;
  /** Number of claims. A process that lost its claim finds another number and does nothing. */
  fence: number;
  /** End of the lease of the process that runs it. */
  claimed_until: string | null;
  finished_at: string | null;
  /** The revision that it made. */
  revision: number | null;
  /** JSON: why it failed (`EntryIssue[]`). */
  issues: string | null;
}

/** One entry of a release. */
export interface ReleaseItemTable {
  id: Generated<number>;
  release_id: number;
  kind: EntryKind;
  entry_id: string;
  /** JSON: the draft as it was when it was added. Null takes the entry down or, if it has a `draft_version`, removes it. */
  entry: string | null;
  /** Languages that are published, separated by commas; null for all. */
  languages: string | null;
  /** Version of the draft; 0 for an entry that is taken down. */
  draft_version: number;
  /** The latest revision when it was added: what was published after it is newer than the frozen draft. */
  base_revision: number;
  /** Path to which a page that is taken down redirects. */
  redirect_to: string | null;
}

/** The mark that a draft is ready for review. Deleted when the draft is published, planned or discarded. */
export interface ReviewTable {
  kind: EntryKind;
  entry_id: string;
  state: 'waiting' | 'returned';
  /** Version of the draft when it was marked. */
  version: number;
  /** JSON: the draft when it was marked, to show what changed since. Null for a removal. */
  entry: string | null;
  /** The account that marked it, and its name then. */
  account_id: string;
  by: string;
  at: string;
  message: string | null;
  /** How often it was marked after it was sent back, from 1. */
  round: number;
  returned_by: string | null;
  returned_at: string | null;
  reason: string | null;
}

/** Comments on one place of an entry. The id of an entry does not change when a page moves. */
export interface CommentThreadTable {
  id: Generated<number>;
  kind: EntryKind;
  entry_id: string;
  /** Block of a page; null for the page itself and for other entries. */
  block: string | null;
  /** Path of the field; null for the whole block or entry. */
  field: string | null;
  resolved_by: string | null;
  resolved_at: string | null;
}

export interface EntryCommentTable {
  id: Generated<number>;
  thread_id: number;
  account_id: string;
  /** Account name at that time. */
  by: string;
  at: string;
  text: string;
  /** JSON: the accounts that are mentioned, `{ id, name }`. */
  mentions: string;
}

/** Why a colleague gets a mail. */
export type ColleagueMailKind = 'mention' | 'comment' | 'returned';

/** A mail to an account about a review, in the outbox until it is sent. Like those about submissions, it is composed then. */
export interface ColleagueMailTable {
  id: string;
  account_id: string;
  kind: ColleagueMailKind;
  entry_kind: EntryKind;
  entry_id: string;
  /** Name of the account that commented or sent back. */
  by: string;
  /** Language of that account’s interface. */
  language: Language;
  created_at: string;
  /** This and the following columns are as in `outbox`. */
  attempts: number;
  next_at: string | null;
  sent_at: string | null;
  error: string | null;
}

/** A setting of the editor that publishers choose. */
interface EditorSettingTable {
  name: string;
  /** JSON. */
  value: string;
}

/** Filters, search and sorting of a list of the editor, under a name. */
interface SavedViewTable {
  id: Generated<number>;
  account_id: string;
  /** Account name when it was saved. */
  by: string;
  /** Path of the list's screen. */
  list: string;
  name: string;
  /** Search parameters of the screen. */
  search: string;
  /** 1 if all accounts see it. */
  shared: 0 | 1;
}

/** A hashed file of a release, which servers with another release serve too. */
export interface ReleasedFileTable {
  /** Such as `/assets/entry-4710o_1M.js`. */
  path: string;
  /** Content encoding of the stored bytes; null for none. */
  encoding: 'br' | null;
  /** The bytes in base64. */
  content: string;
  /** When a running server last had the file, ISO 8601 in UTC. */
  used_at: string;
}
