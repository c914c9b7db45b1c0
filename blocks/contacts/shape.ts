/** Columns under an ink rule; the hairlines between them reach from edge to edge, whatever the number of items. */
export const columns = (count: number) =>
  `grid overflow-hidden border-t border-b border-t-ink border-b-line sm:grid-cols-2 ${
    count % 4 === 0 ? 'desktop:grid-cols-4' : count % 3 === 0 ? 'desktop:grid-cols-3' : ''
  }`;

/** Its hairlines lie at the top and the left, one pixel outside: those of the outermost ones are cut away. */
export const cell = '-mt-px -ml-6 border-t border-l border-line py-6 pr-6 pb-7 pl-6 min-w-0';
