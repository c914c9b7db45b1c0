/** Bytes of Brotli that a first load may fetch (1 kB = 1000 B). */
export const budgets = {
  homeScript: 115_000,
  pageScript: 95_000,
  homeHtml: 60_000,
};

/**
 * Describes the budgets that a route exceeds.
 *
 * @param {{ path: string, script: number, html: number }} route bytes
 */
export function brokenBudgets({ path, script, html }) {
  const isHome = path === '/' || path === '/home';
  const scriptBudget = isHome ? budgets.homeScript : budgets.pageScript;
  return [
    ...(script > scriptBudget ? [`JavaScript over ${scriptBudget / 1000} kB`] : []),
    ...(isHome && html > budgets.homeHtml ? [`HTML over ${budgets.homeHtml / 1000} kB`] : []),
  ];
}
