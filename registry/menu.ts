import { hrefOf, isExternal, isVisible, labelOf, routeOf } from '#lib/menu.ts';
import type { Language } from '#schemas/language.ts';
import type { MenuItem } from '#schemas/menu.ts';
import type { NavItem } from './page-payload.ts';

export {
  hiddenByPage,
  isVisible,
  labelOf,
  markHidden,
  routeOf,
  routesOf,
  visibleChildren,
} from '#lib/menu.ts';

/**
 * @param level of the items in the menu, 1 for the header
 * @returns the visible items as navigation in one language, with their visible children
 */
export function navOf(items: readonly MenuItem[], language: Language, level = 1): NavItem[] {
  return items.filter(isVisible).map((item) => {
    const href = hrefOf(item);
    return {
      id: item.menuId,
      level,
      label: labelOf(item, language),
      href,
      external: isExternal(href),
      route: routeOf(item),
      children: navOf(item.children, language, level + 1),
    };
  });
}
