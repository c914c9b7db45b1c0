import type { ListedEntry } from '#schemas/editor/editorial.ts';
import { versionOf } from '../../drafts/stored.ts';
import type { MenuChange } from './menu-change.ts';
import type { StoredPages } from './page-moves.ts';

/** Discards the removal of items and of their pages. */
export const removalsKept = (kept: readonly ListedEntry[], pages: StoredPages): MenuChange => ({
  save: [],
  discard: [
    ...kept.map(({ kind, id, version }) => ({ kind, id, version: version ?? 0 })),
    ...[...pages].flatMap(([path, stored]) =>
      stored?.draft?.entry === null ? [{ kind: 'page' as const, id: path, version: versionOf(stored) }] : [],
    ),
  ],
});
