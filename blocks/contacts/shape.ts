/** Columns below a rule. The hairlines between them run from edge to edge for any number of items. */
export const columns = (count: number) =>
  `grid overflow-hidden border-t border-b border-t-ink border-b-line sm:grid-cols-2 ${
    count % 4 === 0 ? 'desktop:grid-cols-4' : count % 3 === 0 ? 'desktop:grid-cols-3' : ''
  }`;

/** Hairlines at the top and left, one px outside the cell; the grid clips those of the outermost cells. */
export const cell = '-mt-px -ml-6 border-t border-l border-line py-6 pr-6 pb-7 pl-6 min-w-0';
