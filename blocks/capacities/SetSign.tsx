import type { Joined } from './joined.ts';

/** Small plan of the spaces, those of a combination in teal. */
export const SetSign = ({ joined: { spaces, viewBox }, ids }: { joined: Joined; ids: readonly string[] }) => (
  <svg viewBox={viewBox} aria-hidden="true" className="block h-8 w-auto max-w-20 flex-none">
    {spaces.map(({ id, points }) => (
      <polygon
        key={id}
        points={points}
        className={`stroke-ink stroke-1 [vector-effect:non-scaling-stroke] ${ids.includes(id) ? 'fill-teal' : 'fill-white'}`}
      />
    ))}
  </svg>
);
