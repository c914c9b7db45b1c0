import { type MouseEvent, useEffect, useRef } from 'react';
import type { CollectionItem } from '#blocks/collection-item.ts';
import { useTexts } from '#i18n/context.tsx';
import { isPlainClick } from '#ui/link/href.ts';
import { Figures } from './Figures.tsx';
import { countedFacts } from './totals.ts';

interface SideListProps {
  /** Id of the block. Without scripts a row links to its item's anchor. */
  id: string;
  items: readonly CollectionItem[];
  index: number;
  choose: (index: number, address: string) => void;
}

/** As high as the stage beside it: few rows share the height, many scroll. */
export const listBox = 'relative min-w-0 no-js:hidden print:hidden';
export const listRows =
  'flex flex-col border-t border-ink md:absolute md:inset-0 md:overflow-x-hidden md:overflow-y-auto md:overscroll-contain';
export const listRow =
  'relative flex min-h-17 items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2 pl-4 max-md:flex-wrap md:flex-1 md:pr-4';

/** List of all items with their first facts (rule HOTL-01a). Marks the current item; pressing a row shows its item. */
export function SideList({ id, items, index, choose }: SideListProps) {
  const { t } = useTexts();
  const list = useRef<HTMLOListElement>(null);

  useEffect(() => {
    const node = list.current;
    const current = node?.children[index];
    if (!node || !(current instanceof HTMLElement) || node.scrollHeight <= node.clientHeight) return;
    node.scrollTo({ top: current.offsetTop - (node.clientHeight - current.clientHeight) / 2 });
  }, [index]);

  const press = (event: MouseEvent, position: number, anchor: string) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    choose(position, `#${anchor}`);
    // On phones the picture may be out of view.
    document.getElementById(`${id}-stage`)?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <nav aria-label={t('showcase.all')} className={listBox}>
      <ol ref={list} className={listRows}>
        {items.map(({ id: key, title, facts }, position) => {
          const anchor = `${id}-${position + 1}`;
          const current = position === index;
          return (
            <li key={key} className="md:flex md:max-h-28 md:flex-1 md:flex-col">
              <a
                href={`#${anchor}`}
                aria-current={current}
                onClick={(event) => press(event, position, anchor)}
                className={`${listRow} -outline-offset-2 transition-colors duration-fast before:absolute before:inset-y-0 before:left-0 before:w-0.5 hover:bg-mist ${current ? 'bg-mist before:bg-brass' : ''}`}
              >
                <span className="min-w-0 leading-normal font-medium max-md:flex-1 max-md:basis-24 md:line-clamp-3">
                  {title}
                </span>
                <Figures facts={facts.slice(0, countedFacts)} look="narrow" />
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
