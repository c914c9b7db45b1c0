import { type Language, languages } from '#schemas/language.ts';

/**
 * Whether this run is `npm run walk`, which opens every page in every language at every width and tests all generated
 * input. `npm test` takes a sample of both to finish within minutes: it opens every page in both languages, each at one
 * width.
 */
export const thorough = process.env.WALK === 'all';

/**
 * The languages of a test: all in a thorough run, else the given one. If the result depends on the language (texts,
 * checks, lengths), use all `languages` instead.
 */
export const inOneOf = (language: Language): readonly Language[] => (thorough ? languages : [language]);
