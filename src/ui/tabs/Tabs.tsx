import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { ScrollArrows } from '../scroll/ScrollArrows.tsx';
import { fadeOf, useScroller } from '../scroll/use-scroller.ts';
import { nextTab } from './tab-keys.ts';

export interface Tab {
  id: string;
  label: string;
  content: ReactNode;
}

interface TabsProps {
  /** Names the row of tabs. */
  label: string;
  tabs: readonly Tab[];
  /** The open tab, if controlled. Uncontrolled tabs start with the first. */
  selected?: string;
  onSelect?: (id: string) => void;
  dark?: boolean;
  /** The panels have headings of their own, so that they need no names where all of them are shown. */
  named?: boolean;
}

/** Scroll distance of one arrow press, in px. */
const step = 300;

const looks = {
  light: {
    row: 'border-line',
    arrow: 'hover:text-teal aria-disabled:text-faint',
    tab: 'text-ink-2 hover:text-ink aria-selected:text-ink after:bg-brass',
  },
  dark: {
    row: 'border-line-dark',
    arrow: 'text-white hover:text-brass-light aria-disabled:opacity-40',
    tab: 'text-on-dark-2 hover:text-white aria-selected:text-white after:bg-brass-light',
  },
};

/**
 * Tabs following the ARIA pattern: arrow keys, Home and End move the focus and open the tab. Without scripts there is
 * no tab list, and all panels are shown below their names.
 *
 * @example
 * <Tabs label={t('years')} tabs={[{ id: '2026', label: '2026', content: <Shows /> }]} />
 */
export function Tabs({ label, tabs, selected, onSelect, dark = false, named = false }: TabsProps) {
  const id = useId();
  const { row, ...arrows } = useScroller<HTMLDivElement>(step);
  const [own, setOwn] = useState<string>();
  const wanted = selected ?? own;
  const current = Math.max(
    0,
    tabs.findIndex((tab) => tab.id === wanted),
  );
  // If the tabs overflow, scroll the open one into the middle.
  useEffect(() => {
    const tab = row.current?.children[current];
    if (row.current && tab instanceof HTMLElement)
      row.current.scrollLeft = tab.offsetLeft + tab.offsetWidth / 2 - row.current.clientWidth / 2;
  }, [row, current]);
  const choose = (index: number) => {
    const tab = tabs[index];
    if (!tab) return;
    setOwn(tab.id);
    onSelect?.(tab.id);
  };
  const pressKey = (event: KeyboardEvent) => {
    const next = nextTab(event.key, current, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  const look = looks[dark ? 'dark' : 'light'];
  return (
    <div>
      <div className={`flex items-center border-b no-js:hidden ${look.row}`}>
        <div
          ref={row}
          role="tablist"
          aria-label={label}
          onKeyDown={pressKey}
          className={`relative flex min-w-0 flex-1 gap-5 overflow-x-auto [scrollbar-width:none] motion-safe:scroll-smooth md:gap-8 ${fadeOf(arrows.edges)}`}
        >
          {tabs.map((tab, index) => (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${id}-${tab.id}`}
              aria-selected={index === current}
              aria-controls={`${id}-${tab.id}-panel`}
              tabIndex={index === current ? 0 : -1}
              onClick={() => choose(index)}
              className={`relative min-h-control flex-none text-article leading-normal -outline-offset-2 transition-colors duration-fast after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:scale-x-0 after:transition-transform after:duration-calm aria-selected:font-medium aria-selected:after:scale-x-100 groundless:after:border-t-2 ${look.tab}`}
            >
              {tab.label}
            </button>
          ))}
        </div>
        {arrows.edges.overflows && (
          <div className="flex-none max-md:hidden">
            <ScrollArrows {...arrows} look={look.arrow} />
          </div>
        )}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${id}-${tab.id}-panel`}
          aria-labelledby={`${id}-${tab.id}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the practice puts a panel behind its tab.
          tabIndex={0}
          className={`pt-6 ${index === current ? '' : 'hidden no-js:block'}`}
        >
          {!named && (
            <p aria-hidden="true" className="mb-3 hidden text-h4 font-medium no-js:block">
              {tab.label}
            </p>
          )}
          {tab.content}
        </div>
      ))}
    </div>
  );
}
