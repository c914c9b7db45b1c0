/** Bytes of Brotli that a first load may fetch (1 kB = 1000 B). */
export const budgets = {
  homeScript: 115_000,
  pageScript: 95_000,
  homeHtml: 25_000,
  pageHtml: 22_000,
};

/**
 * Describes the budgets that a route exceeds.
 *
 * @param {{ path: string, script: number, html: number }} route bytes
 */
export function brokenBudgets({ path, script, html }) {
  const isHome = path === '/' || path === '/home';
  const scriptBudget = isHome ? budgets.homeScript : budgets.pageScript;
  const htmlBudget = isHome ? budgets.homeHtml : budgets.pageHtml;
  return [
    ...(script > scriptBudget ? [`JavaScript over ${scriptBudget / 1000} kB`] : []),
    ...(html > htmlBudget ? [`HTML over ${htmlBudget / 1000} kB`] : []),
  ];
}
