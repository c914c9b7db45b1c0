import { useState } from 'react';
import { useTranslate } from '../context.tsx';
import { followsParent, pathWhenMoved } from '../menu-tree/addresses.ts';
import { rearrangement, savesOf } from '../menu-tree/changes/menu-changes.ts';
import { replaceEntry, withUrls } from '../menu-tree/item-values.ts';
import {
  findItem,
  type MenuNode,
  type MenuTree,
  placeOf,
  type TreePosition,
} from '../menu-tree/menu-tree.ts';
import { moveItem, stepOf } from '../menu-tree/move-item.ts';
import type { UrlChange } from '../menu-tree/urls-that-change.ts';
import { type MenuActions, type Run, useName } from './menu-context.ts';
import { pathsOf, readPages } from './read-pages.ts';
import { menuTexts } from './texts.ts';

/** A move that waits for the user's choice about the address. */
export interface PendingMove {
  node: MenuNode;
  place: TreePosition;
  suggestion: string;
  follows: boolean;
}

interface Panel {
  current: string | undefined;
  edit: (id: string) => void;
  addBelow: (id: string) => void;
}

/** Actions of the rows and the state of their dialogs. */
export function useMenuWork({ tree, run, panel }: { tree: MenuTree; run: Run; panel: Panel }) {
  const t = useTranslate(menuTexts);
  const nameOf = useName();
  const [moving, setMoving] = useState<PendingMove>();
  const [removing, setRemoving] = useState<MenuNode>();

  const applyMove = (
    { node, place }: Pick<PendingMove, 'node' | 'place'>,
    urls: readonly UrlChange[],
    redirect: boolean,
  ) =>
    run(
      async ({ tree: now, redirects }) => {
        const pages = await readPages(pathsOf(urls));
        const after = withUrls(moveItem(now, node.id, place), urls);
        return rearrangement(now, { after, urls, pages, redirects, redirect });
      },
      t('moved', { name: nameOf(node.entry) }),
    );
  const move = (id: string, place: TreePosition) => {
    const node = findItem(tree, id);
    const from = placeOf(tree, id);
    if (!node || !from) return;
    const suggestion = place.parent === from.parent ? undefined : pathWhenMoved(tree, id, place.parent);
    // Only a new parent may change the address, so only that move needs the dialog.
    if (suggestion === undefined) void applyMove({ node, place }, [], false);
    else setMoving({ node, place, suggestion, follows: followsParent(tree, id, from.parent) });
  };
  const setShown = (id: string, shown: boolean) =>
    void run(({ tree: now }) => {
      const node = findItem(now, id);
      if (!node) return savesOf([]);
      const entry = { ...node.entry, data: { ...node.entry.data, visible: shown ? '0' : '1' } };
      const changed = findItem(replaceEntry(now, entry), id);
      return savesOf(changed ? [changed] : []);
    }, t('saved'));
  const actions: MenuActions = {
    ...panel,
    tree,
    move,
    setShown,
    remove: setRemoving,
    step: (id, name) => {
      const place = stepOf(tree, id, name);
      if (place) move(id, place);
    },
  };
  return { actions, applyMove, moving, setMoving, removing, setRemoving };
}
