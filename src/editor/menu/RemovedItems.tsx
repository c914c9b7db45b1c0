import type { ListedEntry } from '#schemas/editor/editorial.ts';
import { Button } from '#ui/Button.tsx';
import { removedWith, restoreRemoved } from '../menu-tree/changes/removal.ts';
import { routeOfEntry } from '../menu-tree/menu-tree.ts';
import { useWords } from '../texts.ts';
import type { Run } from './menu-context.ts';
import { readPages } from './read-pages.ts';
import { menuTexts } from './texts.ts';
import { useName } from './use-names.ts';

/** Items that the next publish deletes, each with a button to keep it. */
export function RemovedItems({ listed, run }: { listed: readonly ListedEntry[]; run: Run }) {
  const t = useWords(menuTexts);
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
