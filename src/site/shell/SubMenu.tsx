import { useTexts } from '#i18n/context.tsx';
import type { NavItem } from '#registry/page-payload.ts';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/Link.tsx';
import { currentOf } from './nav-state.ts';

interface SubMenuProps {
  item: NavItem;
  currentRoute: string;
  opens: boolean | 'css';
}

// Opening shows it at once, so that the focus can go there; only closing lets it fade.
const states = {
  css: 'transition-[opacity,visibility] invisible opacity-0 delay-120 group-focus-within/entry:visible group-focus-within/entry:opacity-100 group-hover/entry:visible group-hover/entry:opacity-100',
  open: 'transition-opacity',
  closed: 'transition-[opacity,visibility] invisible opacity-0',
};

/** One calm sheet across the page: the first level's name and its pages. */
export function SubMenu({ item, currentRoute, opens }: SubMenuProps) {
  const { t } = useTexts();
  const state = opens === 'css' ? 'css' : opens ? 'open' : 'closed';
  return (
    <div
      data-menu=""
      className={`on-light absolute inset-x-0 top-full z-menu border-b border-line bg-white text-ink shadow-float duration-calm ${states[state]}`}
    >
      <div className="wrap grid grid-cols-[3fr_9fr] gap-gutter pt-10 pb-11">
        <p className="text-h3 leading-head font-medium">{item.label}</p>
        <ul
          aria-label={t('header.subMenuOf', { name: item.label })}
          className="grid grid-cols-3 gap-x-gutter"
        >
          {item.children.map((child) => {
            const current = currentOf(child, currentRoute);
            return (
              <li key={child.id}>
                <Link
                  href={child.href}
                  newTab={child.external}
                  aria-current={current}
                  className={`group/link flex min-h-control items-center justify-between border-b border-line text-body transition-colors duration-fast hover:text-teal ${current ? 'text-teal' : ''}`}
                >
                  {child.label}
                  <Icon
                    name="arrow"
                    small
                    className="opacity-0 group-hover/link:opacity-100 group-focus-visible/link:opacity-100"
                  />
                </Link>
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
