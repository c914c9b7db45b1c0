import { callEditor } from '../../api.ts';
import { versionOf } from '../../drafts/stored.ts';
import { useRefresh } from '../../publishing/use-refresh.ts';

/** Takes pages and their drafts away. */
export function usePageRemoval() {
  const refresh = useRefresh();
  const nameOf = (path: string) => ({ kind: 'page', id: path }) as const;
  /** What was never published goes at once; anything else when it is published. Throws an EditorError. */
  const remove = async (path: string): Promise<'gone' | 'marked'> => {
    const name = nameOf(path);
    const stored = await callEditor('readEntry', name);
    const draft = { ...name, version: versionOf(stored) };
    if (stored.published) await callEditor('saveDrafts', { drafts: [{ ...draft, entry: null }] });
    else await callEditor('discardDrafts', { drafts: [draft] });
    await refresh([name]);
    return stored.published ? 'marked' : 'gone';
  };
  const discard = async (path: string): Promise<void> => {
    const name = nameOf(path);
    const stored = await callEditor('readEntry', name);
    await callEditor('discardDrafts', { drafts: [{ ...name, version: versionOf(stored) }] });
    await refresh([name]);
  };
  return { remove, discard };
}
