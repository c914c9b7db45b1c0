import type { EditorAnswer } from '#schemas/editor/calls.ts';
import type { EntryName } from '#schemas/editor/editorial.ts';
import type { Entry } from '#schemas/entry.ts';
import { type callEditor, EditorError, type EditorErrorCode } from '../api.ts';
import { type NextEntry, type StoredEntry, storedIn } from './stored.ts';

interface Refused {
  kind: 'refused';
  code: EditorErrorCode;
}

/** Result of a read; `stored` is undefined if the entry does not exist. */
export type ReadOutcome = { kind: 'read'; stored: StoredEntry | undefined } | Refused;

/** Result of a save or a discard. In a conflict, `stored` is the current state of the entry. */
export type WriteOutcome =
  | { kind: 'saved'; draft: EditorAnswer<'saveDrafts'>['drafts'][number] }
  | { kind: 'discarded' }
  | { kind: 'conflict'; stored: StoredEntry | undefined }
  | Refused;

export interface Save {
  /** Id of the save, by which a draft says that it contains it. */
  id: string;
  name: EntryName;
  entry: NextEntry;
  /** The state that `entry` was made from; the server merges what others have saved since. */
  base: NextEntry;
  version: number;
  /** Time of the publish that the draft is based on; undefined if never published. */
  publishedAt: string | undefined;
  /** The version that the user did not choose in a conflict. */
  unchosen: Entry | undefined;
}
export type Discard = Pick<Save, 'name' | 'version'>;

/** API calls of a draft. Returns every refusal as a value. */
export function createDraftCalls(call: typeof callEditor) {
  const read = async (name: EntryName): Promise<ReadOutcome> => {
    try {
      return { kind: 'read', stored: storedIn(await call('readEntry', name)) };
    } catch (cause) {
      return { kind: 'refused', code: codeOf(cause) };
    }
  };

  /**
   * On a conflict, reads the entry again: the answer contains drafts only, but the entry may have been published or
   * discarded.
   */
  const attempt = async (name: EntryName, work: () => Promise<WriteOutcome>): Promise<WriteOutcome> => {
    try {
      return await work();
    } catch (cause) {
      const code = codeOf(cause);
      if (code !== 'conflict') return { kind: 'refused', code };
      const now = await read(name);
      return now.kind === 'read' ? { kind: 'conflict', stored: now.stored } : now;
    }
  };

  return {
    read,
    save: ({ id, name, entry, base, version, publishedAt = '', unchosen }: Save) =>
      attempt(name, async () => {
        const { drafts } = await call('saveDrafts', {
          drafts: [{ ...name, version, publishedAt, entry: entry ?? null, base, save: id, unchosen }],
        });
        const [draft] = drafts;
        return draft ? { kind: 'saved', draft } : { kind: 'refused', code: 'failed' };
      }),
    discard: ({ name, version }: Discard) =>
      attempt(name, async () => {
        await call('discardDrafts', { drafts: [{ ...name, version }] });
        return { kind: 'discarded' };
      }),
  };
}
export type DraftCalls = ReturnType<typeof createDraftCalls>;

const codeOf = (cause: unknown): EditorErrorCode => (cause instanceof EditorError ? cause.code : 'failed');
