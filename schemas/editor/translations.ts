import * as z from 'zod';
import { entryKinds } from '../entry.ts';
import { languages } from '../language.ts';
import { defineCalls } from './call.ts';
import { entryNameSchema, localisedTitleSchema } from './editorial.ts';

/** `missing`: texts that only the other language has; `older`: texts that have changed in the other language since. */
export const translationNeeds = ['missing', 'older'] as const;
export type TranslationNeed = (typeof translationNeeds)[number];

/** An entry in which a language is behind the other one. */
const listedTranslationSchema = entryNameSchema.extend({
  title: localisedTitleSchema,
  /** Path of a page. */
  path: z.string().optional(),
  /** Number of texts. */
  missing: z.int(),
  older: z.int(),
  /** First change that the language lacks, ISO 8601. */
  since: z.string(),
  /** When its older texts were written, ISO 8601; absent if that is unknown, and without older texts. */
  writtenAt: z.string().optional(),
  /** Chinese characters and words of other languages in the sentences to translate. Only with `words`. */
  words: z.int().optional(),
});
export type ListedTranslation = z.output<typeof listedTranslationSchema>;

/** What becomes of a text of a file from a translation office. */
export const importOutcomes = [
  /** It becomes the new translation. */
  'translated',
  /** The translation stays, and is up to date. */
  'confirmed',
  /** The file has the present translation, or none. */
  'unchanged',
  /** The original has changed since the export. */
  'sourceChanged',
  /** Another editor has translated it since the export. */
  'targetChanged',
  /** Its codes do not make proper markup any more. */
  'brokenCodes',
  /** The entry does not exist any more. */
  'noEntry',
  /** The entry has no such text any more. */
  'noText',
] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

/** Entries of one file for a translation office. Comparing and saving so many takes about 0.3 s. */
export const mostExchanged = 500;

/** Why a file is refused as a whole. */
export const importProblems = [
  'malformed',
  'doctype',
  'notXliff',
  'version',
  'tooDeep',
  'tooManyFiles',
  'languages',
] as const;
export type ImportProblem = (typeof importProblems)[number];

const importReportSchema = z.object({
  /** Absent if the file can be read. */
  problem: z.enum(importProblems).optional(),
  /** Line of the problem. */
  line: z.int().optional(),
  /** The language that the file translates into. */
  language: z.enum(languages).optional(),
  /** True if the drafts were saved. */
  applied: z.boolean(),
  counts: z.record(z.enum(importOutcomes), z.int()),
  /** The texts that are not `unchanged`, the first 500. */
  texts: z.array(
    z.object({
      /** Kind and id as the file names them. */
      entry: z.string(),
      title: localisedTitleSchema,
      /** Path of the text. */
      name: z.string(),
      outcome: z.enum(importOutcomes),
      before: z.string(),
      after: z.string(),
    }),
  ),
});
export type ImportReport = z.output<typeof importReportSchema>;

/** The list of missing and older texts, and files for translation offices. */
export const translationCalls = defineCalls({
  /** The oldest first. */
  listTranslations: {
    access: 'editor',
    request: z.object({
      /** The language that is behind. */
      language: z.enum(languages),
      need: z.enum(translationNeeds).optional(),
      kind: z.enum(entryKinds).optional(),
      page: z.int().min(1).default(1),
      pageSize: z.int().min(1).max(500).default(25),
      /** True to count the words of the listed entries. */
      words: z.boolean().default(false),
    }),
    response: z.object({
      items: z.array(listedTranslationSchema),
      total: z.int(),
      /** Number of entries of each kind that lack something, for any `need`, `kind` and `page`. */
      sections: z.array(
        z.object({ kind: z.enum(entryKinds), missing: z.int(), older: z.int(), oldest: z.string() }),
      ),
    }),
  },
  /** The texts of entries as XLIFF 2.1, for a translation office. Entries that do not exist are left out. */
  exportTranslations: {
    access: 'editor',
    request: z.object({
      /** The language to translate into. */
      language: z.enum(languages),
      entries: z.array(entryNameSchema).min(1).max(mostExchanged),
    }),
    response: z.object({ xliff: z.string() }),
  },
  /** Reports what a translated file would change; with `apply` it saves drafts. */
  importTranslations: {
    access: 'editor',
    request: z.object({ xliff: z.string(), apply: z.boolean().default(false) }),
    response: importReportSchema,
  },
});
