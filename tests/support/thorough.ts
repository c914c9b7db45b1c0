import { type Language, languages } from '#schemas/language.ts';

/**
 * `npm run walk` looks at every page in every language at every width. `npm test` takes a sample of the same walks, so
 * that it stays a matter of minutes: every page is opened in both languages, at one width of each.
 */
export const thorough = process.env.WALK === 'all';

/**
 * The languages in which a test of behaviour runs: all of them in a walk, else the one given. For what a language can
 * change (texts, checks, lengths) take all of `languages` instead.
 */
export const inOneOf = (language: Language): readonly Language[] => (thorough ? languages : [language]);
