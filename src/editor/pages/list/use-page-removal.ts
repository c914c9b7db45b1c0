import { callEditor } from '../../api.ts';
import { versionOf } from '../../drafts/stored.ts';
import { useRefresh } from '../../publishing/use-refresh.ts';

/** Removes pages and drafts. */
export function usePageRemoval() {
  const refresh = useRefresh();
  const nameOf = (path: string) => ({ kind: 'page', id: path }) as const;
  /**
   * Deletes a page that was never published at once; marks any other for removal at the next publish.
   * @throws {EditorError}
   */
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
