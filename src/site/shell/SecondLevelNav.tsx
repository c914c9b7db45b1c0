import { useEffect } from 'react';
import { useTexts } from '#i18n/context.tsx';
import type { NavItem, Section } from '#registry/page-payload.ts';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/link/Link.tsx';
import { ScrollArrows } from '#ui/scroll/ScrollArrows.tsx';
import { fadeOf, useScroller } from '#ui/scroll/use-scroller.ts';

/** Scroll distance of one arrow press, in px (rule LAY-02). */
const step = 200;

interface SecondLevelNavProps {
  section: Section;
  ground: string;
}

/**
 * The pages of a section: a sticky row below the header; up to 967 px a disclosure, whose button is in the row of the title
 * above (rule LAY-03). Beside the title of an item there is no room for the button.
 */
export function SecondLevelNav({ section: { title, item, items, currentId }, ground }: SecondLevelNavProps) {
  const { t } = useTexts();
  if (items.length === 0) return null;
  const current = items.find(({ id }) => id === currentId);
  return (
    <nav
      aria-label={t('section.nav')}
      className={`border-line max-md:pb-3 max-md:has-[[open]]:border-b md:border-b md:sticky md:top-header-solid md:z-subnav ${ground} print:hidden`}
    >
      <ScrollingRow items={items} currentId={currentId} />
      {item === undefined && (
        <details key={currentId} className="group/section wrap md:hidden">
          <summary className="relative -mt-17 ml-auto flex h-subnav w-fit items-center">
            <span className="sr-only">{current?.label ?? title}</span>
            <span className="flex items-center gap-2 text-sm text-ink-3">
              {t('section.button')}
              <Icon
                name="down"
                small
                className="transition-transform duration-fast group-open/section:rotate-180"
              />
            </span>
          </summary>
          <ul className="mt-3 border-t border-line py-2">
            {items.map((item) => (
              <li key={item.id}>
                <ItemLink
                  item={item}
                  current={item.id === currentId}
                  className="flex min-h-control items-center border-l-2 border-transparent pl-3 aria-[current]:border-brass aria-[current]:text-teal"
                />
              </li>
            ))}
          </ul>
        </details>
      )}
    </nav>
  );
}

const ItemLink = ({ item, current, className }: { item: NavItem; current: boolean; className: string }) => (
  <Link
    href={item.href}
    newTab={item.external}
    aria-current={current ? 'page' : undefined}
    className={className}
  >
    {item.label}
  </Link>
);

function ScrollingRow({ items, currentId }: { items: readonly NavItem[]; currentId: string | undefined }) {
  const { row, ...arrows } = useScroller<HTMLUListElement>(step);
  const { edges } = arrows;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the entry of another page may be scrolled out of view, and the arrows take a part of the row.
  useEffect(() => {
    const list = row.current;
    const entry = list?.querySelector<HTMLElement>('[aria-current]')?.parentElement;
    if (list && entry)
      list.scrollTo({ left: entry.offsetLeft - list.offsetLeft - step, behavior: 'instant' });
  }, [currentId, row, edges.overflows]);

  return (
    <div className="wrap flex items-center max-md:hidden">
      <ul
        ref={row}
        className={`flex h-subnav flex-1 gap-8 scroll-px-12 overflow-x-auto overflow-y-hidden [scrollbar-width:none] motion-safe:scroll-smooth ${fadeOf(edges)}`}
      >
        {items.map((item) => (
          <li key={item.id} className="flex-none">
            <ItemLink
              item={item}
              current={item.id === currentId}
              className="relative flex h-full items-center whitespace-nowrap text-ink-2 transition-colors duration-fast -outline-offset-2 after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 hover:text-teal aria-[current]:font-medium aria-[current]:text-ink aria-[current]:after:bg-brass"
            />
          </li>
        ))}
      </ul>
      {edges.overflows && <ScrollArrows {...arrows} look="hover:text-teal aria-disabled:text-faint" />}
    </div>
  );
}
