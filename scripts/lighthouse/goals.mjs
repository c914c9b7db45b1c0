/** Limits of every page, simulated: milliseconds and Lighthouse's score of layout shifts. */
export const limits = { fcp: 1_000, lcp: 1_500, tbt: 60, cls: 0 };

/** Largest contentful paint when the browser itself is throttled, in ms. */
export const throttledLcp = 2_500;

/**
 * @typedef {object} Result medians of a page
 * @property {Record<string, number>} scores by category, 0 to 100
 * @property {Record<keyof typeof limits, number>} figures
 */

/**
 * Describes the goals that a page misses.
 *
 * @param {Result} result
 *
 * @param {string} [throttling] `devtools` if the browser was throttled
 */
export function missedGoals({ scores, figures }, throttling) {
  if (throttling === 'devtools')
    return figures.lcp > throttledLcp ? [`LCP ${Math.round(figures.lcp)} of ${throttledLcp}`] : [];
  const low = Object.entries(scores).filter(([, score]) => score < 100);
  const over = Object.entries(limits).filter(([name, limit]) => figures[name] > limit);
  return [
    ...low.map(([category, score]) => `${category} ${score} of 100`),
    ...over.map(([name, limit]) => `${name.toUpperCase()} ${Number(figures[name].toFixed(3))} of ${limit}`),
  ];
}
