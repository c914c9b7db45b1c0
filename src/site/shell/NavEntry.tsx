import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useId,
  useRef,
} from 'react';
import type { NavItem } from '#registry/page-payload.ts';
import { Link } from '#ui/link/Link.tsx';
import { sinks } from './header-motion.ts';
import { currentOf } from './nav-state.ts';
import { SubMenu } from './SubMenu.tsx';

interface NavEntryProps {
  item: NavItem;
  currentRoute: string;
  /** Whether its sub-menu is open; `css` before hydration. */
  opens: boolean | 'css';
  /** `soon` waits until the pointer rests. */
  setOpen: (open: boolean, soon?: boolean) => void;
}

const mark =
  'after:absolute after:inset-x-0 after:bottom-1 after:h-0.5 after:bg-current after:transition-opacity after:duration-fast';

/**
 * A first-level entry. If it has a sub-menu, Enter, arrow down and tap open it, and follow the link once it is open;
 * space toggles it.
 */
export function NavEntry({ item, currentRoute, opens, setOpen }: NavEntryProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const touched = useRef(false);
  const menuId = useId();
  const hasMenu = item.children.length > 0;
  const current = currentOf(item, currentRoute);

  const openFirst = (event: MouseEvent) => {
    const byKeyboard = event.detail === 0;
    if (!hasMenu || opens === true || !(byKeyboard || touched.current)) return setOpen(false);
    event.preventDefault();
    setOpen(true);
  };
  const pressKey = (event: KeyboardEvent<HTMLLIElement>) => {
    if (event.key === 'Escape' && opens === true) link.current?.focus();
    if (!hasMenu || event.target !== link.current || !(event.key === 'ArrowDown' || event.key === ' '))
      return;
    event.preventDefault();
    if (event.key === ' ') return setOpen(opens !== true);
    setOpen(true);
    // A hidden sub-menu cannot take the focus, so wait for the next frame.
    const entry = event.currentTarget;
    requestAnimationFrame(() => entry.querySelector<HTMLElement>('[data-menu] li a')?.focus());
  };
  const follow = (open: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setOpen(open && hasMenu, true);
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (opens === true && relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  };

  return (
    <li
      className="group/entry flex h-full items-center"
      onPointerEnter={follow(true)}
      onPointerLeave={follow(false)}
      onKeyDown={pressKey}
      onBlur={leave}
    >
      <Link
        ref={link}
        href={item.href}
        newTab={item.external}
        aria-current={current}
        aria-expanded={hasMenu ? opens === true : undefined}
        aria-controls={hasMenu ? menuId : undefined}
        onPointerDown={({ pointerType }) => {
          touched.current = pointerType !== 'mouse';
        }}
        onClick={openFirst}
        className={`relative max-w-60 overflow-hidden py-3 text-ellipsis whitespace-nowrap ${sinks} after:text-brass-light solid:after:text-brass ${mark} ${current ? '[li:hover~li>&]:after:opacity-0 [li:has(~li:hover)>&]:after:opacity-0' : 'after:opacity-0 group-hover/entry:after:opacity-60'}`}
      >
        {item.label}
      </Link>
      {hasMenu && <SubMenu id={menuId} item={item} currentRoute={currentRoute} opens={opens} />}
    </li>
  );
}
