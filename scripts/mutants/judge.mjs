/** The least shares of killed mutants. */
const goals = { all: 0.95, kind: 0.85 };

/**
 * Compares the results with the goals.
 * @param {readonly { kind: string, killer?: string }[]} results a mutant without a killer has survived
 * @returns {{ rates: { name: string, killed: number, all: number, isEnough: boolean }[], survivors: typeof results,
 * isEnough: boolean }} rates of each kind, then of all
 */
export function judge(results) {
  const rates = [...Map.groupBy(results, ({ kind }) => kind), ['all', results]].map(([name, some]) => {
    const killed = some.filter(({ killer }) => killer).length;
    const goal = some === results ? goals.all : goals.kind;
    return { name, killed, all: some.length, isEnough: killed / some.length >= goal };
  });
  return {
    rates,
    survivors: results.filter(({ killer }) => !killer),
    isEnough: rates.every((rate) => rate.isEnough),
  };
}
