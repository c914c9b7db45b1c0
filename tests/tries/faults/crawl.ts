import { calls, contractBase } from '#schemas/calls.ts';
import type { Language } from '#schemas/language.ts';
import type { TriedSite } from '../try.ts';

/** One answer of a crawl. */
interface Visit {
  path: string;
  status: number;
  text: string;
  /** In milliseconds. */
  time: number;
}

/** Paths and queries of the sitemap, in both languages: the first ones, as many as the server remembers. */
export async function sitemapPaths({ origin }: Pick<TriedSite, 'origin'>, most = 400): Promise<string[]> {
  const xml = await (await fetch(`${origin}/sitemap.xml`)).text();
  const paths = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => {
    const { pathname, search } = new URL(url.replaceAll('&amp;', '&'));
    return pathname + search;
  });
  return paths.slice(0, most);
}

/** Opens the pages one after the other, each at most 40 seconds. */
export async function crawl({ origin }: TriedSite, paths: readonly string[]): Promise<Visit[]> {
  const visits: Visit[] = [];
  for (const path of paths) {
    const began = performance.now();
    const answer = await fetch(origin + path, { redirect: 'manual', signal: AbortSignal.timeout(40_000) })
      .then(async (response) => ({ status: response.status, text: await response.text() }))
      .catch((error) => ({ status: 0, text: String(error) }));
    visits.push({ path, ...answer, time: performance.now() - began });
  }
  return visits;
}

/** The time that this share of the visits did not exceed, in whole milliseconds. */
export const timeOf = (visits: readonly Visit[], share: number): number => {
  const times = visits.map(({ time }) => time).sort((a, b) => a - b);
  return Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0);
};

/** Visits that were not answered with status 200. */
export const notServed = (visits: readonly Visit[], what: string): string[] => {
  const wrong = visits.filter(({ status }) => status !== 200);
  return wrong.length > 0
    ? [`${what}: ${wrong.length} of ${visits.length} pages, such as ${wrong[0]?.path} (${wrong[0]?.status})`]
    : [];
};

/** Sends a suggestion. Returns its reference, or undefined if it was refused, and the message. */
export async function postSuggestion(
  { origin }: TriedSite,
  { name, language }: { name: string; language: Language },
): Promise<{ reference: string | undefined; message: string }> {
  const response = await fetch(origin + contractBase + calls.createSuggestion.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'current-language': language, 'idempotency-key': name },
    body: JSON.stringify({ ...calls.createSuggestion.example, name }),
  });
  const { resultCode, data, message } = await response.json();
  return { reference: resultCode === 0 ? data.reference : undefined, message };
}

/** Sends a suggestion. Returns its reference, or undefined if it was refused. */
export const sendSuggestion = async (site: TriedSite, name: string): Promise<string | undefined> =>
  (await postSuggestion(site, { name, language: 'en-US' })).reference;

/** Repeats until it succeeds. Returns the milliseconds that it took, or undefined after half a minute. */
export async function untilTrue(isTrue: () => Promise<boolean>): Promise<number | undefined> {
  const began = performance.now();
  while (performance.now() - began < 30_000) {
    if (await isTrue()) return Math.round(performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return undefined;
}
