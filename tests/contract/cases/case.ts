import type { ReadCallName, RequestOf } from '#schemas/calls.ts';
import type { Language } from '#schemas/language.ts';

/** A request and the expected data in each language. Null if it is missing. */
type Case<N extends ReadCallName> = readonly [
  what: string,
  RequestOf<N>,
  Readonly<Record<Language, unknown>>,
];

/** The cases of some calls. */
export type CasesOf<N extends ReadCallName> = { readonly [K in N]: readonly Case<K>[] };

export const both = (answer: unknown) => ({ 'zh-CN': answer, 'en-US': answer });
