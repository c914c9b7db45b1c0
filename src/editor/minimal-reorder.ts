/** Increasing integers that preserve as many of the given numbers as possible. */
export function minimalReorder(given: readonly (number | undefined)[]): number[] {
  const preserved = preservedOf(given);
  const first = preserved.findIndex((sort) => sort !== undefined);
  // Numbers before the first preserved one may be negative.
  let before = first > 0 ? (preserved[first] ?? 0) - first - 1 : 0;
  return preserved.map((sort) => {
    before = sort ?? before + 1;
    return before;
  });
}

/** The longest increasing subsequence with enough integers between its numbers; undefined elsewhere. */
function preservedOf(given: readonly (number | undefined)[]): (number | undefined)[] {
  // Subtracting the index turns "increases by at least 1 per position" into "does not decrease".
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
  const preserved: (number | undefined)[] = given.map(() => undefined);
  for (let index = last; index >= 0; index = best[index]?.from ?? -1) preserved[index] = given[index];
  return preserved;
}
