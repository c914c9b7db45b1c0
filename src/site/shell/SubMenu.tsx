import { useState } from 'react';
import { useTexts } from '#i18n/context.tsx';
import type { NavItem } from '#registry/page-payload.ts';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/link/Link.tsx';
import { Picture } from '#ui/picture/Picture.tsx';
import { mainActionOf } from './main-action.ts';
import { currentOf } from './nav-state.ts';

interface SubMenuProps {
  /** Referenced by `aria-controls` of its entry. */
  id: string;
  item: NavItem;
  currentRoute: string;
  opens: boolean | 'css';
}

// Opens without a fade, so that it can take the focus at once; closing fades.
const states = {
  css: 'transition-[opacity,visibility] invisible opacity-0 delay-120 group-focus-within/entry:visible group-focus-within/entry:opacity-100 group-hover/entry:visible group-hover/entry:opacity-100',
  open: 'transition-opacity',
  closed: 'transition-[opacity,visibility] invisible opacity-0',
};

/** Sheet across the page with the name and main action of a first-level entry, its pages, and a picture. */
export function SubMenu({ id, item, currentRoute, opens }: SubMenuProps) {
  const { t } = useTexts();
  const state = opens === 'css' ? 'css' : opens ? 'open' : 'closed';
  const action = mainActionOf(item);
  return (
    <div
      id={id}
      data-menu={state}
      className={`on-light absolute inset-x-0 top-full z-menu border-y border-line bg-white text-ink shadow-float duration-calm ${states[state]}`}
    >
      <div
        className={`wrap grid gap-x-gutter pt-10 pb-11 ${item.picture ? 'grid-cols-[3fr_6fr_3fr]' : 'grid-cols-[3fr_9fr]'}`}
      >
        <div>
          <p className="text-h3 leading-head font-medium">{item.label}</p>
          {action && (
            <Link
              href={action.href}
              className="mt-2 inline-flex min-h-touch items-center gap-2 text-sm font-medium text-teal transition-colors duration-fast hover:text-teal-deep"
            >
              {t(action.text)}
              <Icon name="arrow" small />
            </Link>
          )}
        </div>
        <ul
          aria-label={t('header.subMenuOf', { name: item.label })}
          className="grid grid-cols-2 content-start gap-x-gutter"
        >
          {item.children.map((child) => (
            <SubMenuLink key={child.id} item={child} currentRoute={currentRoute} />
          ))}
        </ul>
        {item.picture && <MenuPicture picture={item.picture} open={opens === true} />}
      </div>
    </div>
  );
}

function SubMenuLink({ item, currentRoute }: { item: NavItem; currentRoute: string }) {
  const current = currentOf(item, currentRoute);
  return (
    <li>
      <Link
        href={item.href}
        newTab={item.external}
        aria-current={current}
        className={`arrow-after flex h-full min-h-control items-center justify-between gap-4 border-b border-line py-2 text-body leading-tight transition-colors duration-fast after:opacity-0 hover:text-teal hover:after:opacity-100 focus-visible:after:opacity-100 ${current ? 'text-teal' : ''}`}
      >
        {item.label}
      </Link>
    </li>
  );
}

/** Reserves the picture's space and loads the picture when the sheet first opens. */
function MenuPicture({ picture, open }: { picture: NonNullable<NavItem['picture']>; open: boolean }) {
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  const box = 'h-51 rounded';
  if (!wanted) return <div className={`${box} bg-skeleton`} />;
  return <Picture picture={picture} alt="" sizes="304px" className={box} />;
}
