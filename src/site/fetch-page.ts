import { requestTimeout } from '#api/envelope.ts';
import type { PagePayload } from '#registry/page-payload.ts';
import type { Language } from '#schemas/language.ts';

/** One ready page, or where to go instead. */
export type FetchedPage = { page: PagePayload } | { redirect: string };

export interface PageAddress {
  /** Path and query, without `lang`. */
  url: string;
  language: Language;
  languageInUrl: boolean;
  /** Version of the shell that the browser already has. The answer then omits an equal shell. */
  shellVersion?: string;
}

/**
 * Fetches one page with its data from our server. Does not parse the answer: the server has, and the browser trusts its
 * origin.
 *
 * @throws if there is no answer
 */
export async function fetchPage(address: PageAddress): Promise<FetchedPage> {
  const { url, language, languageInUrl, shellVersion } = address;
  const query = new URLSearchParams({ url, lang: language, ...(languageInUrl ? { view: '1' } : {}) });
  if (shellVersion) query.set('shell', shellVersion);
  const response = await fetch(`/api/page?${query}`, { signal: AbortSignal.timeout(requestTimeout) });
  if (!response.ok) throw new Error(`GET /api/page for ${url}: status ${response.status}`);
  return response.json();
}

/**
 * Fetches one query of one block again.
 * @returns null when the query has no value
 * @throws if it fails again
 */
export async function fetchBlockQuery(
  address: PageAddress,
  blockId: string,
  query: string,
): Promise<unknown> {
  const fetched = await fetchPage(address);
  const result =
    'page' in fetched ? fetched.page.blocks.find((block) => block.id === blockId)?.queries[query] : undefined;
  if (result?.state === 'ready') return result.value;
  if (result?.state === 'missing') return null;
  throw new Error(`block ${blockId}, ${query}: ${result?.state ?? 'gone'}`);
}
