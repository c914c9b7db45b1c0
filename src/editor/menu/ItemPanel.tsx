import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { findItem, type MenuTree } from '../menu-tree/menu-tree.ts';
import { useWords } from '../texts.ts';
import { CloseButton } from '../ui/CloseButton.tsx';
import { Notice } from '../ui/Notice.tsx';
import { AddItem } from './AddItem.tsx';
import { EditItem } from './EditItem.tsx';
import type { Run } from './menu-context.ts';
import { menuTexts } from './texts.ts';
import { useName } from './use-names.ts';

interface ItemPanelProps {
  tree: MenuTree;
  run: Run;
  open: (where: Record<string, string>) => void;
  /** Reason why the last change was refused. */
  problem: string | undefined;
}

/** Panel beside the tree with the form of the item in the URL, or of a new item. */
export function ItemPanel({ tree, run, open, problem }: ItemPanelProps) {
  const t = useWords(menuTexts);
  const nameOf = useName();
  const [params] = useSearchParams();
  const [round, setRound] = useState(0);
  const node = findItem(tree, params.get('item') ?? '');
  const above = findItem(tree, params.get('add') ?? '');
  const adding = params.has('add');
  const close = () => open({});
  const title = adding
    ? above
      ? t('panelAddBelow', { name: nameOf(above.entry) })
      : t('panelAdd')
    : t('panelEdit');
  if (!adding && !node) return null;
  return (
    <aside
      aria-label={title}
      className="relative grid min-h-0 content-start gap-4 overflow-y-auto border-line bg-white p-5 md:border-l"
    >
      <div className="flex items-center justify-between gap-2">
        <h2 className="text-h4 font-medium">{title}</h2>
        <CloseButton onClose={close} />
      </div>
      {problem && (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
      {node && !adding ? (
        <EditItem
          key={`${node.id} ${round}`}
          tree={tree}
          node={node}
          run={run}
          onClose={close}
          onReload={() => setRound(round + 1)}
        />
      ) : (
        <AddItem
          key={above?.id ?? ''}
          tree={tree}
          parent={above?.id}
          run={run}
          onClose={close}
          onAdded={(item) => open({ item })}
        />
      )}
    </aside>
  );
}
