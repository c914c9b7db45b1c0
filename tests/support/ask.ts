import { type CallName, calls, contractBase } from '#schemas/calls.ts';
import type { Language } from '#schemas/language.ts';
import type { TestSite } from './open-site.ts';

/** The HTTP request of a call at our origin, as clients of the contract send it. */
export function requestFor(
  name: CallName,
  request: object,
  language: Language,
): [path: string, init: RequestInit] {
  const { method, path } = calls[name];
  const { id, ...rest } = { id: undefined, ...request };
  const url = contractBase + path.replace('{id}', () => encodeURIComponent(String(id)));
  const headers = { 'current-language': language };
  if (method === 'POST') {
    const body = JSON.stringify(rest);
    return [url, { method, headers: { ...headers, 'content-type': 'application/json' }, body }];
  }
  const query = new URLSearchParams(Object.entries(rest).map(([key, value]) => [key, String(value)]));
  return [query.size > 0 ? `${url}?${query}` : url, { headers }];
}

/** Sends a call to our origin. */
export const ask = (site: TestSite, name: CallName, request: object, language: Language) =>
  site.request(...requestFor(name, request, language));
