import { Link } from '#ui/link/Link.tsx';
import type { SmallPlanLevel, SmallPlanSpace } from './small-plan.ts';

interface SmallPlanProps {
  level: SmallPlanLevel;
  /** Ids in the schedule of the marked spaces. */
  marked: ReadonlySet<string>;
  /** Called with the id of a space that is pressed; without it the drawing is a picture. */
  press?: (booking: string) => void;
  /** Returns the address that a tap on a space opens. The same links, with names, are beside the drawing. */
  hrefOf?: (booking: string) => string | undefined;
  /** Names the picture. Without it the drawing repeats the texts beside it, and screen readers pass it by. */
  label?: string;
  /** Drawn over the spaces, in metres of the drawing. */
  children?: React.ReactNode;
}

const evenly = '[vector-effect:non-scaling-stroke]';

const outlines: Partial<Record<SmallPlanSpace['kind'], string>> = {
  floor: 'fill-white stroke-line',
  concourse: 'fill-mist stroke-ink-2',
  plaza: 'fill-ground-warm stroke-ink-3 [stroke-dasharray:5_3]',
};

/** One level of the building with marked spaces. Texts keep their size at every width, so they lie over the drawing. */
export function SmallPlan({ level, marked, press, hrefOf, label, children }: SmallPlanProps) {
  const { width, height, spaces } = level;
  const isMarked = ({ booking }: SmallPlanSpace) => booking !== undefined && marked.has(booking);
  const share = (part: number, of: number) => `${((100 * part) / of).toFixed(2)}%`;
  return (
    <div
      aria-hidden={label ? undefined : true}
      className="@container relative overflow-clip rounded border border-line bg-paper"
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      <div {...(label && { role: 'img', 'aria-label': label })} className="absolute inset-0">
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="size-full">
          {spaces.map((space) => (
            <path
              key={space.path}
              d={space.path}
              className={`${evenly} ${isMarked(space) ? 'fill-teal-tint stroke-teal stroke-2' : (outlines[space.kind] ?? 'fill-white stroke-ink-2')}`}
            />
          ))}
          {children}
        </svg>
      </div>
      <div aria-hidden="true" className="contents">
        {spaces.map((space) => {
          const { booking, left, top, kind } = space;
          if (kind === 'floor') return null;
          const isHall = kind === 'hall';
          const text = isHall || kind === 'room' ? (booking ?? space.name) : space.name;
          const box = {
            className: `absolute grid place-items-center overflow-hidden text-center leading-tight ${
              isHall ? 'font-num text-num-s font-light @md:text-num-m' : 'text-cap'
            } ${kind === 'room' ? '@max-2xs:text-transparent' : ''} ${isMarked(space) ? 'text-teal-deep' : 'text-ink-2'}`,
            style: {
              ...{ left: share(left, width), top: share(top, height) },
              ...{ width: share(space.width, width), height: share(space.height, height) },
            },
          };
          const href = booking ? hrefOf?.(booking) : undefined;
          if (href)
            return (
              <Link
                key={space.path}
                href={href}
                // The same link has a name beside the drawing.
                tabIndex={-1}
                {...box}
                className={`${box.className} hover:bg-teal/10`}
              >
                {text}
              </Link>
            );
          return press && booking ? (
            <button
              key={space.path}
              type="button"
              // The same choice has a button with a name beside the drawing.
              tabIndex={-1}
              onClick={() => press(booking)}
              {...box}
              className={`${box.className} hover:bg-teal/10`}
            >
              {text}
            </button>
          ) : (
            <span key={space.path} {...box}>
              {/* A way through the concourse is drawn behind its name, and not through it. */}
              <span className={kind === 'concourse' ? 'bg-mist px-1' : undefined}>{text}</span>
            </span>
          );
        })}
      </div>
    </div>
  );
}
