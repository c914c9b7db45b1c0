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
  /** The revision whose shell the browser has: the answer leaves it out. */
  shellRevision?: string;
}

/** Asks our server for one ready page. It parses; the browser trusts its own origin. Rejects when there is no answer. */
export async function fetchPage(address: PageAddress): Promise<FetchedPage> {
  const { url, language, languageInUrl, shellRevision } = address;
  const query = new URLSearchParams({ url, lang: language, ...(languageInUrl ? { view: '1' } : {}) });
  if (shellRevision) query.set('shell', shellRevision);
  const response = await fetch(`/api/page?${query}`, { signal: AbortSignal.timeout(requestTimeout) });
  if (!response.ok) throw new Error(`GET /api/page for ${url}: status ${response.status}`);
  return response.json();
}

/** The value of one query of one block, asked for again; null when there is nothing. Rejects when it failed again. */
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
