import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ListedEntry } from '#schemas/editor/editorial.ts';
import { Button } from '#ui/Button.tsx';
import { callEditor } from '../api.ts';
import { useEditor, useTranslate } from '../context.tsx';
import {
  removalOfRedirect,
  removedWith,
  restoreRemoved,
  targetOf,
} from '../menu-tree/changes/menu-changes.ts';
import { flatten, type MenuTree, routeOfEntry } from '../menu-tree/menu-tree.ts';
import { useMenu } from '../menu-tree/use-menu.ts';
import { BinDialog, type BinItem } from '../publishing/history/BinDialog.tsx';
import { binTexts } from '../publishing/history/bin-texts.ts';
import { restoreVersion } from '../publishing/history/restore-version.ts';
import { PublishDialog } from '../publishing/publish/PublishDialog.tsx';
import { Badge } from '../ui/Badge.tsx';
import { Notice } from '../ui/Notice.tsx';
import { QueryBoundary } from '../ui/QueryBoundary.tsx';
import { Screen } from '../ui/Screen.tsx';
import { ToolButton } from '../ui/ToolButton.tsx';
import { useProblem } from '../ui/use-problem.ts';
import { DiscardMenu } from './DiscardMenu.tsx';
import { ItemPanel } from './ItemPanel.tsx';
import { MenuBoard } from './MenuBoard.tsx';
import { type Run, useName } from './menu-context.ts';
import { readPages } from './read-pages.ts';
import { menuTexts } from './texts.ts';

/** Edits the menu of the site: order, names and addresses, and the pages created, moved and removed with its items. */
export default function MenuScreen() {
  const t = useTranslate(menuTexts);
  const ofBin = useTranslate(binTexts);
  const { say } = useEditor();
  const { menu, redirects, tree, apply, refresh } = useMenu();
  const { problem, attempt } = useProblem();
  const [bin, setBin] = useState(false);
  const [params, setParams] = useSearchParams();
  const open = useCallback(
    (where: Record<string, string>) => setParams(where, { preventScrollReset: true }),
    [setParams],
  );
  const run: Run = async (make, done) => {
    const well = await attempt(() => apply(make));
    if (well) say(done);
    return well;
  };
  const panelOpen = params.has('item') || params.has('add');
  const listed = [...(menu.data?.items ?? []), ...(redirects.data?.items ?? [])];
  return (
    <Screen
      title={t('title')}
      bare
      actions={
        <>
          <Button small variant="text" onClick={() => setBin(true)}>
            {ofBin('bin')}
          </Button>
          <Button small variant="outline" onClick={() => open({ add: '' })}>
            {t('add')}
          </Button>
          <DiscardMenu listed={listed} apply={apply} onDone={() => open({})} />
          <PublishMenu listed={listed} />
        </>
      }
    >
      <div className={`grid h-full min-h-0 ${panelOpen ? 'md:grid-cols-[minmax(0,1fr)_24rem]' : ''}`}>
        <div className={`relative min-h-0 overflow-y-auto p-5 ${panelOpen ? 'hidden md:block' : ''}`}>
          <div className="mx-auto grid max-w-5xl gap-5">
            {problem && (
              <Notice tone="danger" live>
                {problem}
              </Notice>
            )}
            <QueryBoundary query={menu}>
              {({ items }) => (
                <>
                  <MenuBoard tree={tree ?? []} run={run} open={open} />
                  <RemovedItems listed={items} run={run} />
                </>
              )}
            </QueryBoundary>
            {redirects.data && tree && (
              <RedirectList redirects={redirects.data.items} tree={tree} run={run} />
            )}
          </div>
        </div>
        {tree && panelOpen && <ItemPanel tree={tree} run={run} open={open} problem={problem} />}
      </div>
      {bin && (
        <BinDialog kind="menu" restore={restoreWithPage} onRestored={refresh} onClose={() => setBin(false)} />
      )}
    </Screen>
  );
}

/** Restores a menu item and the page at its path, if the bin has one. */
async function restoreWithPage(item: BinItem): Promise<void> {
  const { entry } = await restoreVersion(item, { id: item.version });
  const route = entry && routeOfEntry(entry);
  if (!route) return;
  const { items } = await callEditor('bin', { kind: 'page' });
  const page = items.find(({ id, path = id }) => path === route);
  if (page) await restoreVersion(page, { id: page.version });
}

/** Publishes the changes of the menu, with the pages at the paths of changed items. */
function PublishMenu({ listed }: { listed: readonly ListedEntry[] }) {
  const t = useTranslate(menuTexts);
  const [names, setNames] = useState<readonly Pick<ListedEntry, 'kind' | 'id'>[]>();
  const changed = listed.filter(({ state }) => state !== 'published').map(({ kind, id }) => ({ kind, id }));
  return (
    <>
      <Button small disabled={changed.length === 0} onClick={() => setNames(changed)}>
        {changed.length === 0 ? t('publishNone') : t('publish', { count: changed.length })}
      </Button>
      <PublishDialog
        drafts={names ?? []}
        offered
        open={names !== undefined}
        onClose={() => setNames(undefined)}
      />
    </>
  );
}

interface RedirectListProps {
  redirects: readonly ListedEntry[];
  tree: MenuTree;
  run: Run;
}

/** Old addresses and their targets. */
function RedirectList({ redirects, tree, run }: RedirectListProps) {
  const t = useTranslate(menuTexts);
  const routes = new Set(flatten(tree).map(({ entry }) => routeOfEntry(entry)));
  const remove = (listed: ListedEntry) => run(() => removalOfRedirect(listed), t('redirectRemoved'));
  const keep = (listed: ListedEntry) => run(() => restoreRemoved([listed], new Map()), t('redirectKept'));
  const labels = { new: t('stateNew'), changed: t('stateChanged'), removal: t('stateRemoval') };
  return (
    <section className="grid gap-2" aria-labelledby="redirects">
      <h2 id="redirects" className="text-cap font-medium">
        {t('redirects')}
      </h2>
      <p className="text-badge leading-normal text-ink-3">
        {t(redirects.length > 0 ? 'redirectsHint' : 'redirectsNone')}
      </p>
      {redirects.length > 0 && (
        <ul className="divide-y divide-line rounded border border-line bg-white text-xs">
          {redirects.map((redirect) => (
            <li key={redirect.id} className="flex items-center gap-3 py-1 pr-1 pl-4">
              <span className="min-w-0 flex-1 leading-normal break-all">
                <span className="text-ink-3">{redirect.id}</span> → {targetOf(redirect)}
              </span>
              {redirect.state !== 'published' && <Badge tone="info">{labels[redirect.state]}</Badge>}
              {redirect.state !== 'removal' ? (
                <ToolButton
                  icon="trash"
                  label={t('removeRedirect', { path: redirect.id })}
                  onClick={() => void remove(redirect)}
                />
              ) : (
                // It would hide the page of a menu item that has taken its address.
                !routes.has(redirect.id) && (
                  <Button
                    variant="text"
                    small
                    aria-label={t('keepRedirect', { path: redirect.id })}
                    onClick={() => void keep(redirect)}
                  >
                    {t('keep')}
                  </Button>
                )
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Items that the next publish deletes, each with a button to keep it. */
function RemovedItems({ listed, run }: { listed: readonly ListedEntry[]; run: Run }) {
  const t = useTranslate(menuTexts);
  const nameOf = useName();
  const removed = listed.flatMap(({ id, state, entry }) =>
    state === 'removal' && entry ? [{ id, entry }] : [],
  );
  if (removed.length === 0) return null;
  const keep = (id: string, name: string) =>
    run(
      async ({ listed: now }) => {
        const restored = removedWith(now, id);
        const routes = restored.flatMap(({ entry }) => (entry && routeOfEntry(entry)) ?? []);
        return restoreRemoved(restored, await readPages(routes));
      },
      t('kept', { name }),
    );
  return (
    <section className="grid gap-2" aria-label={t('toBeRemoved')}>
      <h2 className="text-cap font-medium">{t('toBeRemoved')}</h2>
      <ul className="divide-y divide-line rounded border border-line bg-white text-xs">
        {removed.map(({ id, entry }) => {
          const name = nameOf(entry);
          return (
            <li key={id} className="flex items-center justify-between gap-4 py-1 pr-1 pl-4">
              <del>{name}</del>
              <Button
                variant="text"
                small
                aria-label={t('keepItem', { name })}
                onClick={() => void keep(id, name)}
              >
                {t('keep')}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
