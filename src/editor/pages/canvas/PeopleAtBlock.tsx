import { usePeopleAt } from '../../drafts/People.tsx';
import { PersonMark, toneOf } from '../../ui/PersonMark.tsx';
import { useIsHome } from '../page-context.tsx';
import { usePageMeta } from './CanvasPage.tsx';
import { useCanvas } from './canvas-context.tsx';

/**
 * A rule at the left edge of a block that colleagues edit, with their marks: in the margin of the page, or inside of a block
 * that runs to the edge. Their names are in the outline.
 */
export function PeopleAtBlock({ block }: { block: string }) {
  const people = usePeopleAt(block);
  const { scale } = useCanvas();
  const { padding } = usePageMeta();
  const isHome = useIsHome();
  const [first] = people;
  if (!first) return null;
  return (
    <div
      aria-hidden="true"
      style={{ zoom: 1 / scale }}
      className={`pointer-events-none absolute inset-y-0 z-header ${padding && !isHome ? 'right-full mr-1 border-r-3 pr-0.5' : 'left-0 border-l-3'} ${toneOf(first.name).edge}`}
    >
      <div className="sticky top-0 grid gap-1">
        {people.map(({ screen, name }) => (
          <PersonMark key={screen} name={name} />
        ))}
      </div>
    </div>
  );
}
