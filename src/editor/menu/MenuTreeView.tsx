import { type KeyboardEvent, useMemo, useState } from 'react';
import { Collection } from 'react-aria-components/Collection';
import { Tree, TreeItem } from 'react-aria-components/Tree';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { dropPlace } from '../menu-tree/drop-place.ts';
import { findItem, flatten, type MenuNode } from '../menu-tree/menu-tree.ts';
import type { Step } from '../menu-tree/steps.ts';
import { useWords } from '../texts.ts';
import { MenuRow } from './MenuRow.tsx';
import { useMenuActions } from './menu-context.ts';
import { menuTexts } from './texts.ts';
import { useName } from './use-names.ts';

const keys: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'outdent',
  ArrowRight: 'indent',
};

/** The menu as a tree. Items are dragged by pointer or keyboard, or moved with Alt and an arrow key. */
export function MenuTreeView() {
  const t = useWords(menuTexts);
  const nameOf = useName();
  const { tree, edit, step, move } = useMenuActions();
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  const ids = useMemo(() => flatten(tree).map(({ id }) => id), [tree]);
  const { dragAndDropHooks } = useDragAndDrop<MenuNode>({
    getItems: (_, nodes) => nodes.map(({ entry }) => ({ 'text/plain': nameOf(entry) })),
    onMove: ({ keys: [dragged], target }) => {
      const point = { id: String(target.key), position: target.dropPosition };
      const place = dropPlace(tree, String(dragged), point);
      if (place) move(String(dragged), place);
    },
  });
  const stepByKey = (event: KeyboardEvent) => {
    const name = event.altKey && !event.nativeEvent.isComposing ? keys[event.key] : undefined;
    const id = rowOf(event.target);
    if (!name || id === undefined || !findItem(tree, id)) return;
    event.preventDefault();
    event.stopPropagation();
    step(id, name);
  };
  return (
    // Captures the keys before the tree, which uses arrow keys to move the focus.
    <div onKeyDownCapture={stepByKey} role="presentation">
      <Tree
        aria-label={t('title')}
        items={tree}
        expandedKeys={ids.filter((id) => !collapsed.has(id))}
        onExpandedChange={(expanded) => setCollapsed(new Set(ids.filter((id) => !expanded.has(id))))}
        onAction={(id) => edit(String(id))}
        dragAndDropHooks={dragAndDropHooks}
        className="overflow-hidden rounded border border-line bg-white"
      >
        {renderItem}
      </Tree>
    </div>
  );

  function renderItem(node: MenuNode) {
    return (
      <TreeItem
        id={node.id}
        textValue={nameOf(node.entry)}
        className="group/row cursor-default border-b border-line outline-none last:border-b-0 data-[drop-target]:bg-teal-tint data-[dragging]:opacity-60 data-[focus-visible]:shadow-[inset_0_0_0_2px_var(--focus)]"
      >
        <MenuRow node={node} />
        <Collection items={node.children}>{renderItem}</Collection>
      </TreeItem>
    );
  }
}

/** Id of the item whose row contains the event target. */
const rowOf = (target: EventTarget): string | undefined =>
  target instanceof Element
    ? (target.closest<HTMLElement>('[role=row]')?.dataset.key ?? undefined)
    : undefined;
