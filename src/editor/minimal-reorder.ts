/** Rising whole numbers, as many as possible of them those that are given. */
export function minimalReorder(given: readonly (number | undefined)[]): number[] {
  const kept = keptOf(given);
  const first = kept.findIndex((sort) => sort !== undefined);
  // Before the first that stays there is room as far down as it takes.
  let before = first > 0 ? (kept[first] ?? 0) - first - 1 : 0;
  return kept.map((sort) => {
    before = sort ?? before + 1;
    return before;
  });
}

/** The longest choice of the numbers that leaves a whole number for each between them; undefined for the others. */
function keptOf(given: readonly (number | undefined)[]): (number | undefined)[] {
  // Numbers that rise by at least one a step are those that do not fall once the step is taken off.
  const slack = given.map((sort, index) => (sort === undefined ? undefined : sort - index));
  const best: { length: number; from: number }[] = [];
  let last = -1;
  for (const [index, value] of slack.entries()) {
    const run = { length: 1, from: -1 };
    for (let from = 0; from < index && value !== undefined; from += 1) {
      const earlier = slack[from];
      const length = best[from]?.length ?? 0;
      if (earlier !== undefined && earlier <= value && length >= run.length)
        Object.assign(run, { length: length + 1, from });
    }
    best.push(run);
    if (value !== undefined && run.length > (best[last]?.length ?? 0)) last = index;
  }
  const kept: (number | undefined)[] = given.map(() => undefined);
  for (let index = last; index >= 0; index = best[index]?.from ?? -1) kept[index] = given[index];
  return kept;
}
