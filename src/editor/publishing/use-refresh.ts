import { useQueryClient } from '@tanstack/react-query';
import type { EntryName } from '#schemas/editor/editorial.ts';
import { useDraftStore } from '../drafts/use-draft-store.ts';

/** Refetches lists and open drafts after drafts were created or removed. */
export function useRefresh() {
  const client = useQueryClient();
  const store = useDraftStore();
  return async (names: readonly EntryName[]) => {
    store.reload(names);
    await Promise.all(
      [
        'listPages',
        'sectionUses',
        'listEntries',
        'readEntry',
        'history',
        'bin',
        'listReleases',
        'listTranslations',
        'listReviews',
        'readReview',
      ].map((call) => client.invalidateQueries({ queryKey: [call] })),
    );
  };
}
