import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef } from 'react';
import type { EditorAnswer } from '#schemas/editor/calls.ts';
import type { ListedEntry } from '#schemas/editor/editorial.ts';
import { callEditor, keyOf, useEditorQuery } from '../api.ts';
import type { MenuChange } from './changes/menu-changes.ts';
import { type MenuTree, treeOf } from './menu-tree.ts';

const everything = { sort: 'order', page: 1, pageSize: 500, whole: true } as const;
/** Request for all items with their data. */
export const menuRequest = { kind: 'menu', ...everything } as const;
const redirectRequest = { kind: 'redirect', ...everything } as const;

/** The menu and the redirects, drafts applied. */
export interface MenuState {
  tree: MenuTree;
  listed: readonly ListedEntry[];
  redirects: readonly ListedEntry[];
}
/** Computes a change from the state that the previous change has left. */
export type MakeChange = (state: MenuState) => MenuChange | Promise<MenuChange>;

/** The menu, and `apply`, which runs changes one after another. */
export function useMenu() {
  const client = useQueryClient();
  const menu = useEditorQuery('listEntries', menuRequest);
  const redirects = useEditorQuery('listEntries', redirectRequest);
  const last = useRef<Promise<unknown>>(Promise.resolve());

  const refresh = useCallback(
    () =>
      Promise.all(
        ['listEntries', 'listPages', 'bin', 'readEntry'].map((name) =>
          client.invalidateQueries({ queryKey: [name] }),
        ),
      ),
    [client],
  );
  const apply = useCallback(
    (make: MakeChange): Promise<void> => {
      const items = (request: typeof menuRequest | typeof redirectRequest) =>
        client.getQueryData<EditorAnswer<'listEntries'>>(keyOf('listEntries', request))?.items ?? [];
      const turn = async () => {
        const listed = items(menuRequest);
        try {
          await send(await make({ tree: treeOf(listed), listed, redirects: items(redirectRequest) }));
        } finally {
          await refresh();
        }
      };
      const done = last.current.then(turn, turn);
      last.current = done;
      return done;
    },
    [client, refresh],
  );
  const listed = menu.data?.items;
  const tree = useMemo(() => listed && treeOf(listed), [listed]);
  return { menu, redirects, tree, apply, refresh };
}

/** Saves all drafts in one call, then discards drafts of never published entries. */
async function send({ save, discard }: MenuChange): Promise<void> {
  if (save.length > 0) await callEditor('saveDrafts', { drafts: save });
  if (discard.length > 0) await callEditor('discardDrafts', { drafts: discard });
}
