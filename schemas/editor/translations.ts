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

/** What is left to translate. */
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
      /** Number of entries of each kind that lack something, whatever `need`, `kind` and `page` are. */
      sections: z.array(
        z.object({ kind: z.enum(entryKinds), missing: z.int(), older: z.int(), oldest: z.string() }),
      ),
    }),
  },
});
