/**
 * What a visitor may have to fetch before a page stands still, in bytes of Brotli (1 kB = 1000 B). See
 * docs/decisions: first load.
 */
export const budgets = {
  homeScript: 150_000,
  pageScript: 125_000,
  homeHtml: 60_000,
};

/**
 * The budgets that a route breaks, in words.
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
