import { callEditor } from '../api.ts';
import { routeOfEntry } from '../menu-tree/menu-tree.ts';
import type { BinItem } from '../publishing/history/BinDialog.tsx';
import { restoreVersion } from '../publishing/history/restore-version.ts';

/** Restores a menu item and the page at its path, if the bin has one. */
export async function restoreWithPage(item: BinItem): Promise<void> {
  const { entry } = await restoreVersion(item, item.version);
  const route = entry && routeOfEntry(entry);
  if (!route) return;
  const { items } = await callEditor('bin', { kind: 'page' });
  const page = items.find(({ id }) => id === route);
  if (page) await restoreVersion(page, page.version);
}
