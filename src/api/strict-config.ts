import { languageKey, languages } from '#schemas/language.ts';
import { type RemoteConfigKey, remoteConfigAnswerSchema, remoteConfigs } from '#schemas/remote-config.ts';
import type { CleanOptions } from './clean.ts';
import { type ReportDropped, readConfig } from './read-answer.ts';

/**
 * Rewrites an answer of `bySysDetail` to the strict form: the one entry of its key, the value read and cleaned in both
 * languages. Readers get that value as text inside an answer, where nobody sanitises its HTML any more. What cannot be
 * read counts as missing (rule CALL-03), and an unknown key has no entry.
 */
export function strictConfig(
  key: string,
  data: unknown,
  { base, report }: CleanOptions & { report: ReportDropped },
): unknown[] {
  const answer = remoteConfigAnswerSchema.parse(data);
  if (!isConfigKey(key) || answer.length === 0) return [];
  const values = languages
    .map((language) => [languageKey(language), readConfig(key, answer, { language, base })] as const)
    .filter(([, value]) => value !== undefined);
  const readable = values.map(([name]) => name);
  if (readable.length < languages.length)
    report('remoteConfig', key, `it can be read in ${readable.join() || 'no language'} alone`);
  return values.length > 0 ? [{ key, value: JSON.stringify(Object.fromEntries(values)) }] : [];
}

const isConfigKey = (key: string): key is RemoteConfigKey => Object.hasOwn(remoteConfigs, key);
