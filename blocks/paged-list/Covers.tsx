import { type MouseEvent, useState } from 'react';
import { useTexts } from '#i18n/context.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Picture } from '#ui/picture/Picture.tsx';
import { useScroller } from '#ui/scroll/use-scroller.ts';
import type { Row } from './index.ts';

/** Scroll distance of one arrow press, in px (rule NLST-02). */
const step = 400;

interface CoversProps {
  rows: readonly Row[];
  anchorOf: (rowId: string) => string;
}

/** Strip with the covers of the rows below. A cover scrolls to its row; without scripts it is a link to its anchor. */
export function Covers({ rows, anchorOf }: CoversProps) {
  const { t } = useTexts();
  const [chosen, setChosen] = useState(rows[0]?.id);
  const { row, edges, back, on } = useScroller<HTMLUListElement>(step);
  const goTo = (event: MouseEvent, id: string) => {
    const target = document.getElementById(anchorOf(id));
    if (!target) return;
    event.preventDefault();
    setChosen(id);
    target.scrollIntoView({ behavior: glides() ? 'smooth' : 'instant' });
    target.focus({ preventScroll: true });
  };
  return (
    <section aria-label={t('list.covers')} className="relative mb-8 md:mb-16 print:hidden">
      <ul
        ref={row}
        className="bleed-end flex gap-4 overflow-x-auto [scrollbar-width:none] motion-safe:scroll-smooth md:me-0"
      >
        {rows.map(({ id, title, cover }) => (
          <li key={id} className="w-cover flex-none">
            <a
              href={`#${anchorOf(id)}`}
              aria-label={t('list.goTo', { title })}
              aria-current={id === chosen}
              onClick={(event) => goTo(event, id)}
              className="group relative block rounded -outline-offset-2 aria-[current=true]:after:absolute aria-[current=true]:after:inset-0 aria-[current=true]:after:rounded aria-[current=true]:after:border-3 aria-[current=true]:after:border-brass"
            >
              <Picture
                picture={cover}
                alt=""
                sizes="296px"
                className="aspect-video rounded transition-[filter] duration-fast not-group-aria-[current=true]:saturate-70 group-hover:saturate-100"
              />
            </a>
          </li>
        ))}
      </ul>
      {edges.overflows && (
        <div className="max-md:hidden">
          <Arrow side="left" label={t('list.scrollBack')} onClick={back} atEdge={edges.atStart} />
          <Arrow side="right" label={t('list.scrollOn')} onClick={on} atEdge={edges.atEnd} />
        </div>
      )}
    </section>
  );
}

const glides = () => !matchMedia('(prefers-reduced-motion: reduce)').matches;

interface ArrowProps {
  side: 'left' | 'right';
  label: string;
  onClick: () => void;
  /** True if the strip cannot scroll further in this direction. */
  atEdge: boolean;
}

/**
 * Arrow over the edge of the strip. Hidden at the end of the strip, but never while it has the focus: hiding it would
 * drop the focus of a keyboard user.
 */
const Arrow = ({ side, label, onClick, atEdge }: ArrowProps) => (
  <IconButton
    icon={side}
    label={label}
    onClick={onClick}
    className={`absolute top-1/2 z-raised -translate-y-1/2 ${side === 'left' ? '-left-6' : '-right-6'} ${atEdge ? 'not-focus:invisible' : ''}`}
  />
);
