import { callEditor } from '../api.ts';
import { routeOfEntry } from '../menu-tree/menu-tree.ts';
import type { BinItem } from '../publishing/history/BinDialog.tsx';
import { restoreVersion } from '../publishing/history/restore-version.ts';

/** A menu item comes back with the page that stood at its path, when it is in the bin, too. */
export async function restoreWithPage(item: BinItem): Promise<void> {
  const { entry } = await restoreVersion(item, item.version);
  const route = entry && routeOfEntry(entry);
  if (!route) return;
  const { items } = await callEditor('bin', { kind: 'page' });
  const page = items.find(({ id }) => id === route);
  if (page) await restoreVersion(page, page.version);
}
