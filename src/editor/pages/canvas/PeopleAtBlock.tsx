import { usePeopleAt } from '../../drafts/People.tsx';
import { PersonMark, toneOf } from '../../ui/PersonMark.tsx';
import { useCanvas } from './canvas-context.tsx';

/** A rule at the left edge of a block that colleagues edit, with their marks. Their names are in the outline. */
export function PeopleAtBlock({ block }: { block: string }) {
  const people = usePeopleAt(block);
  const { scale } = useCanvas();
  const [first] = people;
  if (!first) return null;
  return (
    <div
      aria-hidden="true"
      data-people
      style={{ zoom: 1 / scale }}
      className={`pointer-events-none absolute inset-y-0 left-0 z-header border-l-3 ${toneOf(first.name).edge}`}
    >
      <div className="sticky top-0 grid gap-1">
        {people.map(({ screen, name }) => (
          <PersonMark key={screen} name={name} />
        ))}
      </div>
    </div>
  );
}
