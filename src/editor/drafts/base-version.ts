import type { ListedEntry } from '#schemas/editor/editorial.ts';
import { type StoredEntry, versionOf } from './stored.ts';

/**
 * The state that a save is based on: the version of the existing draft or, for a first draft, the time of the last
 * publish. It prevents a save from overwriting what a colleague has published since (see `saveDrafts`).
 */
export interface BaseVersion {
  version: number;
  publishedAt?: string;
}

export function baseVersion(stored: StoredEntry | undefined): BaseVersion {
  const version = versionOf(stored);
  return version > 0 ? { version } : { version, publishedAt: stored?.publishedAt ?? '' };
}

/** Base version of a listed entry. If it has no draft, its last change is its publish. */
export const listedBaseVersion = ({ version, changedAt = '' }: ListedEntry): BaseVersion =>
  version === undefined ? { version: 0, publishedAt: changedAt } : { version };
