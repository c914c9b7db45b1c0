import type { NavItem } from '#registry/page-payload.ts';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/link/Link.tsx';
import { currentOf } from './nav-state.ts';

const row = 'flex min-h-13.5 items-center justify-between gap-4 text-article';

/** A first-level entry of the drawer: a link, or a `<details>` with its pages. */
export function DrawerEntry({ item, currentRoute }: { item: NavItem; currentRoute: string }) {
  const current = currentOf(item, currentRoute);
  if (item.children.length === 0)
    return (
      <li className="border-b border-line">
        <Link
          href={item.href}
          newTab={item.external}
          aria-current={current}
          className={`${row} ${current ? 'font-medium text-teal' : ''}`}
        >
          {item.label}
        </Link>
      </li>
    );
  return (
    <li className="border-b border-line">
      <details name="menu" open={current !== undefined} className="group/drawer">
        <summary className={`${row} ${current ? 'font-medium' : ''}`}>
          {item.label}
          <Icon
            name="down"
            small
            className="text-ink-3 transition-transform duration-fast group-open/drawer:rotate-180"
          />
        </summary>
        <ul className="grid grid-cols-2 gap-x-4 pb-3">
          {item.children.map((child) => (
            <DrawerLink key={child.id} item={child} currentRoute={currentRoute} />
          ))}
        </ul>
      </details>
    </li>
  );
}

/** A page inside a disclosure. The current one has the brass mark. */
export function DrawerLink({ item, currentRoute }: { item: NavItem; currentRoute: string }) {
  const current = currentOf(item, currentRoute);
  return (
    <li>
      <Link
        href={item.href}
        newTab={item.external}
        aria-current={current}
        className={`flex min-h-touch items-center border-l-2 pl-3 text-sm leading-tight ${current ? 'border-brass text-teal' : 'border-transparent text-ink-2'}`}
      >
        {item.label}
      </Link>
    </li>
  );
}
