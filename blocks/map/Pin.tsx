/** Marker in the middle of the poster. The opened map draws its own in the same position. */
export const Pin = ({ hidden }: { hidden: boolean }) => (
  <div
    data-pin
    className={`pointer-events-none absolute top-1/2 left-1/2 -translate-x-1/2 -translate-y-full ${hidden ? 'invisible' : ''}`}
  >
    <svg viewBox="0 0 50 72" aria-hidden="true" className="block h-18 w-12.5">
      <ellipse cx="25" cy="69" rx="9" ry="3" className="fill-ink/25" />
      <path
        d="M25 69C10 50 1 39 1 25a24 24 0 0 1 48 0C49 39 40 50 25 69z"
        className="fill-teal stroke-white"
      />
      <circle cx="25" cy="24" r="9" className="fill-white" />
    </svg>
  </div>
);
