/**
 * `npm run walk` looks at every page in every language at every width. `npm test` takes a sample of the same walks, so
 * that it stays a matter of minutes: every page is opened in both languages, at one width of each.
 */
export const thorough = process.env.WALK === 'all';
