import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslate } from '../context.tsx';
import { joined, removalOf, removePages, routesBelow } from '../menu-tree/changes/menu-changes.ts';
import { findItem, flatten, type MenuNode, type MenuTree } from '../menu-tree/menu-tree.ts';
import { Checkbox } from '../ui/Checkbox.tsx';
import { Confirm } from '../ui/Confirm.tsx';
import { MenuTreeView } from './MenuTreeView.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { MenuActionsContext, type Run, useName } from './menu-context.ts';
import { readPages } from './read-pages.ts';
import { menuTexts } from './texts.ts';
import { useMenuWork } from './use-menu-work.ts';

interface MenuBoardProps {
  tree: MenuTree;
  run: Run;
  open: (where: Record<string, string>) => void;
}

/** The tree with its confirmation dialogs. */
export function MenuBoard({ tree, run, open }: MenuBoardProps) {
  const t = useTranslate(menuTexts);
  const nameOf = useName();
  const [params] = useSearchParams();
  const panel = {
    current: params.get('item') ?? undefined,
    edit: (item: string) => open({ item }),
    addBelow: (add: string) => open({ add }),
  };
  const { actions, applyMove, moving, setMoving, removing, setRemoving } = useMenuWork({ tree, run, panel });

  const remove = async (node: MenuNode, withPages: boolean) => {
    await run(
      async ({ tree: now }) => {
        const found = findItem(now, node.id);
        if (!found) return joined();
        const routes = withPages ? routesBelow(found) : [];
        return joined(removalOf(found), removePages(routes, await readPages(routes)));
      },
      t('removed', { name: nameOf(node.entry) }),
    );
    if (panel.current !== undefined) open({});
  };
  if (tree.length === 0)
    return (
      <div className="rounded border border-line bg-white p-8 text-center">
        <p className="text-h4 font-medium">{t('none')}</p>
        <p className="mt-1 text-xs text-ink-3">{t('noneHint')}</p>
      </div>
    );
  return (
    <MenuActionsContext value={actions}>
      <div className="grid gap-2">
        <p className="text-badge leading-normal text-ink-3">{t('hint')}</p>
        <MenuTreeView />
      </div>
      {moving && (
        <MoveDialog
          tree={tree}
          {...moving}
          onClose={() => setMoving(undefined)}
          onMove={(urls, redirect) => {
            setMoving(undefined);
            void applyMove(moving, urls, redirect);
          }}
        />
      )}
      {removing && (
        <RemoveDialog
          node={removing}
          onClose={() => setRemoving(undefined)}
          onRemove={(withPages) => remove(removing, withPages)}
        />
      )}
    </MenuActionsContext>
  );
}

interface RemoveDialogProps {
  node: MenuNode;
  onClose: () => void;
  onRemove: (withPages: boolean) => Promise<void>;
}

/** Confirms the removal of an item and its descendants. */
function RemoveDialog({ node, onClose, onRemove }: RemoveDialogProps) {
  const t = useTranslate(menuTexts);
  const name = useName()(node.entry);
  const [withPages, setWithPages] = useState(true);
  const count = flatten([node]).length;
  const what = count > 1 ? 'removeMany' : node.state === 'new' ? 'removeNew' : 'removeOne';
  return (
    <Confirm
      title={t('removeTitle', { name })}
      action={t('remove')}
      open
      onClose={onClose}
      onConfirm={() => onRemove(withPages)}
    >
      <p>{t(what, { count })}</p>
      <Checkbox checked={withPages} onChange={setWithPages} hint={t('removePagesHint')}>
        {t('removePages')}
      </Checkbox>
    </Confirm>
  );
}
