import { type KeyboardEvent, useMemo, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Collection } from 'react-aria-components/Collection';
import { Tree, TreeItem, TreeItemContent } from 'react-aria-components/Tree';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { useNavigate } from 'react-router-dom';
import { Icon } from '#ui/Icon.tsx';
import { useTranslate } from '../context.tsx';
import {
  addressOf,
  findItem,
  flatten,
  isShown,
  type MenuNode,
  namesOf,
  routeOfEntry,
} from '../menu-tree/menu-tree.ts';
import { dropPlace, type Step, stepOf, steps } from '../menu-tree/move-item.ts';
import { Badge } from '../ui/Badge.tsx';
import { Toggle } from '../ui/Checkbox.tsx';
import { EditorIcon } from '../ui/EditorIcon.tsx';
import { MenuButton } from '../ui/MenuButton.tsx';
import { useMenuActions, useName } from './menu-context.ts';
import { menuTexts } from './texts.ts';

const keys: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'outdent',
  ArrowRight: 'indent',
};

/** The menu as a tree. Items are dragged by pointer or keyboard, or moved with Alt and an arrow key. */
export function MenuTreeView() {
  const t = useTranslate(menuTexts);
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

const handle =
  'grid size-8 flex-none place-items-center rounded text-ink-3 outline-offset-2 hover:bg-teal-tint';

/** Indentation by level. */
const indents = ['pl-1', 'pl-8', 'pl-16', 'pl-24'];

/** Row of an item: names, address, visibility switch and actions. */
function MenuRow({ node }: { node: MenuNode }) {
  const t = useTranslate(menuTexts);
  const { setShown, current } = useMenuActions();
  const name = useName()(node.entry);
  const shown = isShown(node.entry);
  return (
    <TreeItemContent>
      {({ hasChildItems, isExpanded, level }) => (
        <div
          className={`flex min-h-12 items-center gap-2 py-1.5 pr-2 ${indents[Math.min(level, indents.length) - 1]} ${
            current === node.id ? 'bg-paper shadow-[inset_2px_0] shadow-brass' : 'group-hover/row:bg-paper'
          } ${shown ? '' : 'text-ink-3'}`}
        >
          <Button slot="drag" aria-label={t('drag', { name })} className={`${handle} cursor-grab`}>
            <EditorIcon name="drag" />
          </Button>
          {hasChildItems ? (
            <Button slot="chevron" aria-label={t('expand')} className={handle}>
              <Icon name={isExpanded ? 'down' : 'right'} small />
            </Button>
          ) : (
            <span className="w-1 flex-none tablet:w-8" />
          )}
          <Names node={node} />
          <Toggle
            label={t('shown', { name })}
            isSelected={shown}
            onChange={(next) => setShown(node.id, next)}
          >
            <span className="hidden w-10 text-badge tablet:inline">{t(shown ? 'isShown' : 'isHidden')}</span>
          </Toggle>
          <RowActions node={node} name={name} />
        </div>
      )}
    </TreeItemContent>
  );
}

function Names({ node: { entry, state } }: { node: MenuNode }) {
  const t = useTranslate(menuTexts);
  const { zh, en } = namesOf(entry);
  const address = addressOf(entry);
  return (
    <div className="grid min-w-0 flex-1 gap-x-4 leading-normal tablet:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] tablet:items-center">
      <p className="min-w-0 text-xs">
        <span lang="zh-CN" className="font-medium">
          {zh || t('unnamed')}
        </span>{' '}
        {en ? (
          <span lang="en-US" className="text-cap text-ink-2">
            {en}
          </span>
        ) : (
          <Badge tone="warning">{t('noEnglish')}</Badge>
        )}{' '}
        {state === 'new' && <Badge tone="info">{t('stateNew')}</Badge>}
        {state === 'changed' && <Badge tone="info">{t('stateChanged')}</Badge>}
      </p>
      <p className="flex min-w-0 items-center gap-1.5 text-cap text-ink-3">
        {routeOfEntry(entry) === undefined && address !== '' && (
          <>
            <EditorIcon name="link" className="size-4" />
            <span className="sr-only">{t('external')}</span>
          </>
        )}
        <span className="truncate">{address}</span>
      </p>
    </div>
  );
}

function RowActions({ node, name }: { node: MenuNode; name: string }) {
  const t = useTranslate(menuTexts);
  const navigate = useNavigate();
  const { tree, edit, addBelow, step, remove } = useMenuActions();
  const route = routeOfEntry(node.entry);
  const address = addressOf(node.entry);
  const open =
    route === undefined
      ? { label: t('openExternal'), onAction: () => void window.open(address, '_blank', 'noopener') }
      : {
          label: t('open'),
          onAction: () => void navigate(`/editor/page?path=${encodeURIComponent(route)}`),
        };
  return (
    <MenuButton
      label={t('actions', { name })}
      className="grid size-9 flex-none place-items-center"
      actions={[
        { id: 'open', ...open, isDisabled: address === '' },
        { id: 'edit', label: t('edit'), onAction: () => edit(node.id) },
        { id: 'add', label: t('addBelow'), onAction: () => addBelow(node.id) },
        ...steps.map((one) => ({
          id: one,
          label: t(one),
          onAction: () => step(node.id, one),
          isDisabled: stepOf(tree, node.id, one) === undefined,
        })),
        { id: 'remove', label: t('remove'), onAction: () => remove(node), danger: true },
      ]}
    >
      <span aria-hidden="true" className="text-h4 leading-none">
        ⋯
      </span>
    </MenuButton>
  );
}
