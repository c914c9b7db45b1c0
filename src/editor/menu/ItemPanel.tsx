import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as z from 'zod';
import { attempt } from '#lib/attempt.ts';
import { deepEqual } from '#lib/deep-equal.ts';
import type { ListedEntry } from '#schemas/editor/editorial.ts';
import type { Entry } from '#schemas/entry.ts';
import { Button } from '#ui/Button.tsx';
import { callEditor, EditorError } from '../api.ts';
import { useTranslate } from '../context.tsx';
import { addressProblem, brokenUrl, pathBelow, pathPart } from '../menu-tree/addresses.ts';
import {
  additionOf,
  bannerChanges,
  joined,
  rearrangement,
  savesOf,
} from '../menu-tree/changes/menu-changes.ts';
import {
  addressIn,
  entryWith,
  type ItemValues,
  itemValuesSchema,
  replaceEntry,
  valuesOf,
  withUrls,
} from '../menu-tree/item-values.ts';
import {
  childrenOf,
  findItem,
  type MenuNode,
  type MenuTree,
  namesOf,
  parentOf,
  routeOfEntry,
} from '../menu-tree/menu-tree.ts';
import { urlsThatChange } from '../menu-tree/urls-that-change.ts';
import { useLatinName } from '../menu-tree/use-latin-name.ts';
import { newId } from '../new-id.ts';
import { Notice } from '../ui/Notice.tsx';
import { CloseButton } from '../ui/ToolButton.tsx';
import { useTypedText } from '../ui/use-typed-text.ts';
import { ItemForm } from './ItemForm.tsx';
import { type Run, useName } from './menu-context.ts';
import { pathsOf, readPages } from './read-pages.ts';
import { menuTexts } from './texts.ts';
import { chosenUrls, defaultChoices, UrlChanges } from './UrlChanges.tsx';

interface ItemPanelProps {
  tree: MenuTree;
  run: Run;
  open: (where: Record<string, string>) => void;
  /** Reason why the last change was refused. */
  problem: string | undefined;
}

/** Panel beside the tree with the form of the item in the URL, or of a new item. */
export function ItemPanel({ tree, run, open, problem }: ItemPanelProps) {
  const t = useTranslate(menuTexts);
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

interface AddItemProps {
  tree: MenuTree;
  /** Id of the parent; undefined for the first level. */
  parent: string | undefined;
  run: Run;
  onClose: () => void;
  onAdded: (id: string) => void;
}

/** Unsaved values of a form, as they are stored on this device. */
const typedSchema = z.object({ values: itemValuesSchema });

/** Of a new item. */
const newSchema = typedSchema.extend({
  typedPath: z.string().optional(),
  /** One for all tries: if an answer was lost, the item exists already. */
  id: z.string().optional(),
});

/** Of an item that exists, with the values that it had. */
const changedSchema = typedSchema.extend({ base: itemValuesSchema });

/**
 * The state of a form, which this device keeps while it differs from `first`: a panel that is closed, or a page that is left,
 * loses nothing.
 * @param id identifies the form
 */
function useTypedForm<T>(id: string, schema: z.ZodType<T>, first: () => T) {
  const [stored, write] = useTypedText('menu', id);
  const [wasTyped] = useState(stored !== '');
  const [typed, setTyped] = useState<T>(
    () => schema.safeParse(attempt<unknown>(() => JSON.parse(stored))).data ?? first(),
  );
  return {
    typed,
    /** Whether the form began with values typed before. */
    wasTyped,
    type: (next: T) => {
      setTyped(next);
      write(JSON.stringify(next));
    },
    /** After it was saved, or when it is given up. */
    forget: () => write(''),
  };
}

/** Form of a new item. The path is derived from its name until it is edited. */
function AddItem({ tree, parent, run, onClose, onAdded }: AddItemProps) {
  const t = useTranslate(menuTexts);
  const latinOf = useLatinName();
  const isOpen = useIsMounted();
  const form = useTypedForm<z.output<typeof newSchema>>(`below ${parent ?? ''}`, newSchema, () => ({
    values: { zh: '', en: '', external: false, path: '', url: '', shown: true },
  }));
  const { typedPath, id } = form.typed;
  const [saving, setSaving] = useState(false);
  const path = typedPath ?? pathBelow(tree, parent, pathPart(latinOf(form.typed.values)));
  const values: ItemValues = { ...form.typed.values, path };
  const change = (next: ItemValues) =>
    form.type({ ...form.typed, values: next, ...(next.path === path ? {} : { typedPath: next.path }) });
  const add = async () => {
    setSaving(true);
    const own = id ?? newId(latinOf(values));
    form.type({ ...form.typed, id: own });
    const bare: Entry = { kind: 'menu', id: own, data: {} };
    const added = await run(
      async ({ tree: now, redirects }) => {
        if (findItem(now, own)) return savesOf([]);
        const entry = entryWith(bare, values);
        const path = addressIn(values);
        const pages = values.external ? new Map() : await readPages([path]);
        const place = { parent, index: childrenOf(now, parent).length };
        return additionOf(now, { entry, place, page: pages.get(path), redirects });
      },
      t(values.external ? 'added' : 'addedPage', { name: values.zh }),
    );
    setSaving(false);
    if (added) form.forget();
    // The user may have opened another form meanwhile, and typed in it.
    if (added && isOpen.current) onAdded(own);
  };
  return (
    <ItemForm
      tree={tree}
      id={id}
      values={values}
      onChange={change}
      onSubmit={() => void add()}
      onCancel={() => {
        form.forget();
        onClose();
      }}
      action={t('create')}
      saving={saving}
      firstLevel={parent === undefined}
    >
      {!values.external && <p className="text-badge leading-normal text-ink-3">{t('pageComes')}</p>}
      {form.wasTyped && <Notice tone="info">{t('typedBefore')}</Notice>}
    </ItemForm>
  );
}

/** Whether the component is still mounted, for work that ends later. */
function useIsMounted() {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}

/** All banners, if the names of an item change. */
async function readBanners(before: Entry, after: Entry): Promise<readonly ListedEntry[]> {
  if (deepEqual(namesOf(before), namesOf(after))) return [];
  return (await callEditor('listEntries', { kind: 'banner', whole: true, pageSize: 500 })).items;
}

interface EditItemProps {
  tree: MenuTree;
  node: MenuNode;
  run: Run;
  onClose: () => void;
  /** Reloads the form with the server's data. */
  onReload: () => void;
}

/** Form of an item. Its values do not change if a colleague edits the item meanwhile. */
function EditItem({ tree, node, run, onClose, onReload }: EditItemProps) {
  const t = useTranslate(menuTexts);
  const isOpen = useIsMounted();
  const [opened] = useState(node);
  const form = useTypedForm(node.id, changedSchema, () => {
    const base = valuesOf(node.entry);
    return { base, values: base };
  });
  const { base, values } = form.typed;
  const change = (next: ItemValues) => {
    form.type({ base, values: next });
    if (deepEqual(next, base)) form.forget();
  };
  const [choices, setChoices] = useState(defaultChoices);
  const address = addressIn(values);
  const isPath = !values.external && !addressProblem(tree, { id: node.id, address, external: false });
  const urls = isPath ? urlsThatChange(node, address) : [];
  const chosen = chosenUrls(urls, choices);
  const broken = brokenUrl(tree, chosen);
  const left = values.external ? routeOfEntry(opened.entry) : undefined;
  const [saving, setSaving] = useState(false);
  const overtaken = !saving && !deepEqual(valuesOf(node.entry), base);
  const reload = () => {
    form.forget();
    onReload();
  };

  const save = async () => {
    setSaving(true);
    const saved = await run(async ({ tree: now, redirects }) => {
      const item = findItem(now, opened.id);
      if (!item || !deepEqual(valuesOf(item.entry), base)) throw new EditorError('conflict');
      const paths = isPath ? [...pathsOf(chosen), address] : [];
      const pages = await readPages(paths);
      const changed = entryWith(item.entry, values);
      const after = withUrls(replaceEntry(now, changed), chosen);
      return joined(
        rearrangement(now, { after, urls: chosen, pages, redirects, redirect: choices.redirect }),
        bannerChanges(item.entry, changed, await readBanners(item.entry, changed)),
      );
    }, t('saved'));
    setSaving(false);
    if (saved) form.forget();
    if (saved && isOpen.current) onReload();
  };
  return (
    <ItemForm
      tree={tree}
      id={node.id}
      values={values}
      onChange={change}
      onSubmit={() => void save()}
      onCancel={() => {
        form.forget();
        onClose();
      }}
      action={t('save')}
      saving={saving}
      blocked={broken !== undefined || overtaken}
      firstLevel={parentOf(opened.entry) === undefined}
    >
      {urls.length > 0 && <UrlChanges urls={urls} choices={choices} onChange={setChoices} broken={broken} />}
      {form.wasTyped && !overtaken && <Notice tone="info">{t('typedBefore')}</Notice>}
      {left !== undefined && <Notice tone="info">{t('leavesPage', { path: left })}</Notice>}
      {overtaken && (
        <Notice tone="warning" live>
          <p>{t('conflict')}</p>
          <Button variant="text" small className="-ml-3" onClick={reload}>
            {t('reload')}
          </Button>
        </Notice>
      )}
    </ItemForm>
  );
}
