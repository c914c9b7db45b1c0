import type { ListedEntry } from '#schemas/editor/editorial.ts';
import { type StoredEntry, versionOf } from './stored.ts';

/**
 * What a save names of the state that it was made from: the version of the draft there is, or of a first draft when the
 * entry was published, so that it never hides what a colleague has published since (`saveDrafts`).
 */
export interface BaseVersion {
  version: number;
  publishedAt?: string;
}

/** Of an entry that was read. */
export function baseVersion(stored: StoredEntry | undefined): BaseVersion {
  const version = versionOf(stored);
  return version > 0 ? { version } : { version, publishedAt: stored?.publishedAt ?? '' };
}

/** Of an entry in a list: one without a draft was changed last by its publish. */
export const listedBaseVersion = ({ version, changedAt = '' }: ListedEntry): BaseVersion =>
  version === undefined ? { version: 0, publishedAt: changedAt } : { version };
