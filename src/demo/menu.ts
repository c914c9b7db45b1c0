import * as z from 'zod';
import type { EntryInput } from '#schemas/entry.ts';
import { localised, readJson } from './content.ts';

const menuItem = z.strictObject({
  /** Last part of the route. */
  path: z.string(),
  name: localised,
  /** The page answers, but no navigation shows it. */
  hidden: z.literal(true).optional(),
});
type MenuItem = z.output<typeof menuItem>;

/** The first levels in the order of the header, each with its pages in their order. */
const groups = readJson('menu', z.array(menuItem.extend({ children: z.array(menuItem).default([]) })));

/** The routes of the first levels and their names; banner columns have the same names. */
export const columns = groups.map(({ path, name }) => ({ path: `/${path}`, ...name }));

export const menuEntries: EntryInput[] = groups.flatMap(({ children, ...group }, index) => {
  const parentId = group.path || 'home';
  return [
    menuEntry(parentId, group, { path: `/${group.path}`, sort: index + 1 }),
    ...children.map((child, position) =>
      menuEntry(`${parentId}-${child.path}`, child, {
        path: `/${group.path}/${child.path}`,
        sort: position + 1,
        parentId,
      }),
    ),
  ];
});

function menuEntry(
  id: string,
  { name, hidden }: MenuItem,
  { path, sort, parentId }: { path: string; sort: number; parentId?: string },
): EntryInput {
  return {
    kind: 'menu',
    id,
    sort,
    data: {
      ...(parentId && { parentId }),
      path,
      defaultPath: path,
      defaultName: name.zh,
      menuName: name.zh,
      menuNameEn: name.en,
      visible: hidden ? '1' : '0',
    },
  };
}
