import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '#ui/Button.tsx';
import { useEditor } from '../context.tsx';
import { useMenu } from '../menu-tree/use-menu.ts';
import { BinDialog } from '../publishing/history/BinDialog.tsx';
import { binTexts } from '../publishing/history/bin-texts.ts';
import { useWords } from '../texts.ts';
import { Notice } from '../ui/Notice.tsx';
import { QueryBoundary } from '../ui/QueryBoundary.tsx';
import { Screen } from '../ui/Screen.tsx';
import { useProblem } from '../ui/use-problem.ts';
import { ItemPanel } from './ItemPanel.tsx';
import { MenuBoard } from './MenuBoard.tsx';
import type { Run } from './menu-context.ts';
import { PublishMenu } from './PublishMenu.tsx';
import { RedirectList } from './RedirectList.tsx';
import { RemovedItems } from './RemovedItems.tsx';
import { restoreWithPage } from './restore-with-page.ts';
import { menuTexts } from './texts.ts';

/** Edits the menu of the site: order, names and addresses, and the pages created, moved and removed with its items. */
export default function MenuScreen() {
  const t = useWords(menuTexts);
  const ofBin = useWords(binTexts);
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
          <PublishMenu listed={[...(menu.data?.items ?? []), ...(redirects.data?.items ?? [])]} />
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
            {redirects.data && <RedirectList redirects={redirects.data.items} run={run} />}
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
