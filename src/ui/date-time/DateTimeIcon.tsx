const outlines = {
  calendar: 'M4 6h16v14H4zM4 10.5h16M8.5 3.5v4M15.5 3.5v4',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7.5V12l3 2',
} as const;

/** The two outlines that only date fields use, in the style of Icon: they are loaded with them. */
export const DateTimeIcon = ({ name }: { name: keyof typeof outlines }) => (
  <svg
    viewBox="0 0 24 24"
    aria-hidden="true"
    className="size-6 flex-none fill-none stroke-current stroke-[1.5] [stroke-linecap:round] [stroke-linejoin:round]"
  >
    <path d={outlines[name]} />
  </svg>
);
