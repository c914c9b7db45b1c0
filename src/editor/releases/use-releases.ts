import type { EditorAnswer, EditorRequest } from '#schemas/editor/calls.ts';
import type { Release, ReleaseItem } from '#schemas/editor/releases.ts';
import { callEditor, useEditorQuery } from '../api.ts';
import { useEditor } from '../context.tsx';
import { useRefresh } from '../publishing/use-refresh.ts';

/** All releases. Refetched every half minute, because they run by themselves. */
export const useReleases = () =>
  useEditorQuery('listReleases', {}, { refetchInterval: 30_000, alwaysFresh: true });

/** Releases to which something can still be added. */
export const openReleases = (releases: readonly Release[]): Release[] =>
  releases.filter(({ name, state }) => name !== undefined && (state === 'open' || state === 'planned'));

/** Returns the name of a release, or the title of its only entry. */
export function useReleaseName(): (release: Release) => string {
  const titleOf = useItemTitle();
  return ({ name, items: [item], id }) => name ?? (item ? titleOf(item) : `#${id}`);
}

/** Returns the title of an entry in the language of the interface. */
export function useItemTitle(): (item: Pick<ReleaseItem, 'title' | 'path' | 'id'>) => string {
  const { language } = useEditor();
  return ({ title, path, id }) => title[language] ?? Object.values(title)[0] ?? path ?? id;
}

type Call = 'addRelease' | 'changeRelease' | 'cancelRelease' | 'runRelease' | 'takeDown';

/** Returns calls that change releases and refetch what they have changed. */
export function useReleaseCalls() {
  const refresh = useRefresh();
  return async <N extends Call>(name: N, request: EditorRequest<N>): Promise<EditorAnswer<N>> => {
    try {
      return await callEditor(name, request);
    } finally {
      await refresh([]);
    }
  };
}
