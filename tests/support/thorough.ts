import { type Language, languages } from '#schemas/language.ts';

/**
 * Whether this run is `npm run walk`, which opens every page in every language at every width and tries generated input
 * in full. `npm test` takes a sample of both, so that it stays a matter of minutes: it opens every page in both
 * languages, at one width of each.
 */
export const thorough = process.env.WALK === 'all';

/**
 * The languages in which a test of behaviour runs: all of them in a walk, else the one given. For what a language can
 * change (texts, checks, lengths) take all of `languages` instead.
 */
export const inOneOf = (language: Language): readonly Language[] => (thorough ? languages : [language]);
