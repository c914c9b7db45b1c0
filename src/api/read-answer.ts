import type * as z from 'zod';
import { type AnswerOf, type CallName, calls } from '#schemas/calls.ts';
import type { Language } from '#schemas/language.ts';
import { droppedFrom } from '#schemas/lenient-fields.ts';
import {
  type RemoteConfig,
  type RemoteConfigAnswer,
  type RemoteConfigKey,
  readRemoteConfig,
  remoteConfigs,
} from '#schemas/remote-config.ts';
import { type CleanOptions, clean } from './clean.ts';

/** Logs the parts that were left out of an answer: call, path and reason. */
export type ReportDropped = (call: CallName, where: string, reason: string) => void;

/**
 * Reads `data` of an envelope into the strict form: tolerant parsing, then everything its schema marks is cleaned.
 *
 * @returns `undefined` if the answer as a whole does not fit the call
 */
export function readAnswer<N extends CallName>(
  name: N,
  data: unknown,
  { report, base }: CleanOptions & { report: ReportDropped },
): AnswerOf<N> | undefined {
  const schema = calls[name].response as z.ZodType<AnswerOf<N>>;
  const parsed = schema.safeParse(data);
  if (!parsed.success) {
    const reason = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
    report(name, 'data', reason);
    return undefined;
  }
  reportDropped(parsed.data, 'data', (where, reason) => report(name, where, reason));
  return clean(schema, parsed.data, { base });
}

function reportDropped(value: unknown, path: string, report: (where: string, reason: string) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value))
    for (const { index, reason } of droppedFrom(value)) report(`${path}[${index}]`, reason);
  for (const [key, entry] of Object.entries(value)) reportDropped(entry, `${path}.${key}`, report);
}

/** Configs that were read, by their answer: a source gives the same one to all pages until the content changes. */
const configs = new WeakMap<RemoteConfigAnswer, Map<string, unknown>>();

/**
 * A remote config in one language, cleaned like any answer. It is read once from an answer; do not change it.
 *
 * @returns `undefined` if it is missing (rule CALL-03)
 */
export function readConfig<K extends RemoteConfigKey>(
  key: K,
  answer: RemoteConfigAnswer,
  { language, base }: CleanOptions & { language: Language },
): RemoteConfig<K> | undefined {
  const known = configs.get(answer) ?? new Map<string, unknown>();
  configs.set(answer, known);
  const name = [key, language, base].join();
  if (!known.has(name)) {
    const config = readRemoteConfig(key, answer, language);
    const schema = remoteConfigs[key] as unknown as z.ZodType<RemoteConfig<K>>;
    known.set(name, config && clean(schema, config, { base }));
  }
  return known.get(name) as RemoteConfig<K> | undefined;
}
