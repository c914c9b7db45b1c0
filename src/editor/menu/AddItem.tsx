import { useState } from 'react';
import type { Entry } from '#schemas/entry.ts';
import { additionOf } from '../menu-tree/changes/addition.ts';
import { addressIn, entryWith, type ItemValues } from '../menu-tree/item-values.ts';
import { childrenOf, type MenuTree } from '../menu-tree/menu-tree.ts';
import { pathBelow, pathPart } from '../menu-tree/suggested-path.ts';
import { newId } from '../new-id.ts';
import { useWords } from '../texts.ts';
import { ItemForm } from './ItemForm.tsx';
import type { Run } from './menu-context.ts';
import { readPages } from './read-pages.ts';
import { menuTexts } from './texts.ts';

interface AddItemProps {
  tree: MenuTree;
  /** Id of the parent; undefined for the first level. */
  parent: string | undefined;
  run: Run;
  onClose: () => void;
  onAdded: (id: string) => void;
}

/** Form of a new item. The path is derived from the English name until it is edited. */
export function AddItem({ tree, parent, run, onClose, onAdded }: AddItemProps) {
  const t = useWords(menuTexts);
  const [values, setValues] = useState<ItemValues>({
    zh: '',
    en: '',
    external: false,
    path: pathBelow(tree, parent, ''),
    url: '',
    shown: true,
  });
  const suggested = (en: string) => pathBelow(tree, parent, pathPart(en));
  const change = (next: ItemValues) => {
    const follows = values.path === suggested(values.en) && next.path === values.path;
    setValues(follows ? { ...next, path: suggested(next.en) } : next);
  };
  const add = async () => {
    const id = newId(values.en);
    const bare: Entry = { kind: 'menu', id, data: {} };
    const added = await run(
      async ({ tree: now, redirects }) => {
        const entry = entryWith(bare, values);
        const path = addressIn(values);
        const pages = values.external ? new Map() : await readPages([path]);
        const place = { parent, index: childrenOf(now, parent).length };
        return additionOf(now, { entry, place, page: pages.get(path), redirects });
      },
      t(values.external ? 'added' : 'addedPage', { name: values.zh }),
    );
    if (added) onAdded(id);
  };
  return (
    <ItemForm
      tree={tree}
      id={undefined}
      values={values}
      onChange={change}
      onSubmit={() => void add()}
      onCancel={onClose}
      action={t('create')}
      firstLevel={parent === undefined}
    >
      {!values.external && <p className="text-badge leading-normal text-ink-3">{t('pageComes')}</p>}
    </ItemForm>
  );
}
