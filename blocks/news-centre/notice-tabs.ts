import { hrefOf, labelOf, routeOf, visibleChildren } from '#lib/menu.ts';
import type { ArticleType } from '#schemas/enumerations.ts';
import type { Language } from '#schemas/language.ts';
import type { MenuItem } from '#schemas/menu.ts';
import type { Notices } from './schema.ts';

/** A tab of the notice card: a child of the menu entry. */
export interface NoticeTab {
  id: string;
  label: string;
  href: string;
  /** What it lists; a child that no type belongs to lists nothing and only leads to its page. */
  type?: ArticleType | undefined;
}

/** The notice card: what the menu calls its entry, and the entry's children. */
export interface NoticeTabs {
  label: string;
  tabs: NoticeTab[];
}

/** The visible children of the entry in their order (rule NOTC-01); undefined when the menu has none. */
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
