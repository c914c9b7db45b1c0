import type * as z from 'zod';
import { type Language, languageKey, languages } from '#schemas/language.ts';
import { problemText } from '#schemas/problem-text.ts';
import { placeText, readLeniently } from '#schemas/read-leniently.ts';
import {
  configPart,
  type RemoteConfigAnswer,
  type RemoteConfigKey,
  remoteConfigAnswerSchema,
  remoteConfigs,
} from '#schemas/remote-config.ts';
import { type CleanOptions, clean } from './clean.ts';
import type { ReportDropped } from './read-answer.ts';

type Reading = CleanOptions & { report: ReportDropped };

/**
 * Rewrites an answer of `bySysDetail` to the strict form: the entry of its key, with the value parsed and cleaned in
 * both languages. The value is JSON text inside the answer, so no later step sanitises its HTML. An unreadable value
 * counts as missing (rule CALL-03) and is logged; an unknown key has no entry. Pages and redirects are unchanged,
 * because only `registry/read-pages.ts` knows the blocks.
 */
export function strictConfig(key: string, data: unknown, reading: Reading): unknown[] {
  const answer = remoteConfigAnswerSchema.parse(data);
  if (!isConfigKey(key) || answer.length === 0) return [];
  if (key === 'official.pages.config') return answer.slice(0, 1);
  const values = languages
    .map((language) => [languageKey(language), partIn(language, { key, answer, reading })] as const)
    .filter(([, value]) => value !== undefined);
  const readable = values.map(([name]) => name);
  if (readable.length < languages.length)
    reading.report('remoteConfig', key, `it can be read in ${readable.join() || 'no language'} alone`);
  return values.length > 0 ? [{ key, value: JSON.stringify(Object.fromEntries(values)) }] : [];
}

function partIn(
  language: Language,
  {
    key,
    answer,
    reading: { base, report },
  }: { key: RemoteConfigKey; answer: RemoteConfigAnswer; reading: Reading },
): unknown {
  const schema: z.ZodType = remoteConfigs[key];
  const part = configPart(answer, language);
  if (part === undefined) return undefined;
  const read = readLeniently(schema, part, language);
  for (const problem of read.problems)
    if (problem.leftOut) {
      const part = placeText([key, languageKey(language), ...problem.leftOut]);
      const inside = placeText(problem.path.slice(problem.leftOut.length));
      report('remoteConfig', part, `${inside ? `${inside}: ` : ''}${problemText(problem).en}`);
    }
  return read.ok ? clean(schema, read.value, { base }) : undefined;
}

const isConfigKey = (key: string): key is RemoteConfigKey => Object.hasOwn(remoteConfigs, key);
