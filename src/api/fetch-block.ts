import type { Language } from '#schemas/language.ts';
import { requestTimeout } from './envelope.ts';

export interface BlockAddress {
  /** Path and parameters of a page of ours that has the block, without `lang`. */
  url: string;
  /** Its id in that page. */
  block: string;
  language: Language;
}

/**
 * Fetches the data of one block for another URL of its page, by query name, as the server has prepared it for the
 * view. Our own origin is trusted.
 *
 * @throws if there is no answer, or a query failed
 */
export async function fetchBlockData(
  { url, block, language }: BlockAddress,
  name: string,
  signal: AbortSignal,
): Promise<unknown> {
  const query = new URLSearchParams({ url, lang: language, block });
  const response = await fetch(`/api/page?${query}`, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(requestTimeout)]),
  });
  if (!response.ok) throw new Error(`GET /api/page for block ${block} of ${url}: status ${response.status}`);
  const { blocks = [] }: BlockAnswer = await response.json();
  const result = blocks[0]?.queries[name];
  if (result?.state !== 'ready')
    throw new Error(`block ${block} of ${url}, ${name}: ${result?.state ?? 'gone'}`);
  return result.value;
}

interface BlockAnswer {
  blocks?: { queries: Readonly<Record<string, { state: string; value?: unknown }>> }[];
}
