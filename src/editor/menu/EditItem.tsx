import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { EditorError } from '../api.ts';
import { deepEqual } from '../deep-equal.ts';
import { rearrangement } from '../menu-tree/changes/rearrangement.ts';
import { addressProblem, brokenUrl } from '../menu-tree/check-address.ts';
import { addressIn, entryWith, valuesOf } from '../menu-tree/item-values.ts';
import { findItem, type MenuNode, type MenuTree, parentOf, routeOfEntry } from '../menu-tree/menu-tree.ts';
import { urlsThatChange } from '../menu-tree/urls-that-change.ts';
import { replaceEntry, withUrls } from '../menu-tree/with-address.ts';
import { useWords } from '../texts.ts';
import { Notice } from '../ui/Notice.tsx';
import { ItemForm } from './ItemForm.tsx';
import type { Run } from './menu-context.ts';
import { pathsOf, readPages } from './read-pages.ts';
import { menuTexts } from './texts.ts';
import { chosenUrls, defaultChoices, UrlChanges } from './UrlChanges.tsx';

interface EditItemProps {
  tree: MenuTree;
  node: MenuNode;
  run: Run;
  onClose: () => void;
  /** Reloads the form with the server's data. */
  onReload: () => void;
}

/** Form of an item. Its values do not change if a colleague edits the item meanwhile. */
export function EditItem({ tree, node, run, onClose, onReload }: EditItemProps) {
  const t = useWords(menuTexts);
  const [opened] = useState(node);
  const [values, setValues] = useState(() => valuesOf(node.entry));
  const [choices, setChoices] = useState(defaultChoices);
  const address = addressIn(values);
  const isPath = !values.external && !addressProblem(tree, { id: node.id, address, external: false });
  const urls = isPath ? urlsThatChange(node, address) : [];
  const chosen = chosenUrls(urls, choices);
  const broken = brokenUrl(tree, chosen);
  const left = values.external ? routeOfEntry(opened.entry) : undefined;
  const [saving, setSaving] = useState(false);
  const overtaken = !saving && !deepEqual(valuesOf(node.entry), valuesOf(opened.entry));

  const save = async () => {
    setSaving(true);
    const saved = await run(async ({ tree: now, redirects }) => {
      const item = findItem(now, opened.id);
      if (!item || !deepEqual(valuesOf(item.entry), valuesOf(opened.entry)))
        throw new EditorError('conflict');
      const paths = isPath ? [...pathsOf(chosen), address] : [];
      const pages = await readPages(paths);
      const after = withUrls(replaceEntry(now, entryWith(item.entry, values)), chosen);
      return rearrangement(now, { after, urls: chosen, pages, redirects, redirect: choices.redirect });
    }, t('saved'));
    setSaving(false);
    if (saved) onReload();
  };
  return (
    <ItemForm
      tree={tree}
      id={node.id}
      values={values}
      onChange={setValues}
      onSubmit={() => void save()}
      onCancel={onClose}
      action={t('save')}
      blocked={broken !== undefined || overtaken}
      firstLevel={parentOf(opened.entry) === undefined}
    >
      {urls.length > 0 && <UrlChanges urls={urls} choices={choices} onChange={setChoices} broken={broken} />}
      {left !== undefined && <Notice tone="info">{t('leavesPage', { path: left })}</Notice>}
      {overtaken && (
        <Notice tone="warning" live>
          <p>{t('conflict')}</p>
          <Button variant="text" small className="-ml-3" onClick={onReload}>
            {t('reload')}
          </Button>
        </Notice>
      )}
    </ItemForm>
  );
}
