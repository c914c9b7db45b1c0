/** What an item consists of, one line each. */
export const Points = ({ points, className }: { points: readonly string[]; className: string }) =>
  points.length > 0 && (
    <ul className={`grid list-disc gap-1.5 ps-5 text-ink-2 marker:text-brass ${className}`}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
