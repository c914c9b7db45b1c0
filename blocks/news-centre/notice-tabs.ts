import { hrefOf, labelOf, routeOf, visibleChildren } from '#lib/menu.ts';
import type { ArticleType } from '#schemas/enumerations.ts';
import type { Language } from '#schemas/language.ts';
import type { MenuItem } from '#schemas/menu.ts';
import type { Notices } from './schema.ts';

/** Tab of the notice card: a child of the menu entry. */
export interface NoticeTab {
  id: string;
  label: string;
  href: string;
  /** Type of the listed notices. A child without one lists nothing and links to its page. */
  type?: ArticleType | undefined;
}

/** The notice card: the name of the menu entry, and its children. */
export interface NoticeTabs {
  label: string;
  tabs: NoticeTab[];
}

/**
 * Tabs for the visible children of the menu entry, in order (rule NOTC-01).
 * @returns undefined if there are none
 */
export function noticeTabs(
  menu: readonly MenuItem[],
  { menu: path, typeOf }: Pick<Notices, 'menu' | 'typeOf'>,
  language: Language,
): NoticeTabs | undefined {
  const entry = menu.find((item) => routeOf(item) === path);
  if (!entry) return undefined;
  const tabs = visibleChildren(entry).map((item) => ({
    id: item.menuId,
    label: labelOf(item, language),
    href: hrefOf(item),
    type: typeOf[routeOf(item) ?? ''],
  }));
  return tabs.length > 0 ? { label: labelOf(entry, language), tabs } : undefined;
}
