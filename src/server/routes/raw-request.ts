import type { Context } from 'hono';
import { mediaType } from '#lib/media-type.ts';

/**
 * Reads the unparsed request of a call: query and `{id}` of a GET, JSON body of a POST. Malformed input becomes a value
 * that no schema accepts, so that the error names its field.
 */
export async function rawRequest(c: Context): Promise<unknown> {
  if (c.req.method === 'POST') return jsonBody(c);
  const { pathname, searchParams } = new URL(c.req.url);
  const byName = [...Map.groupBy(searchParams, ([name]) => name)];
  const query = Object.fromEntries(
    // A repeated parameter becomes a list, which no call accepts in its query.
    byName.map(([name, pairs]) => [name, pairs.length > 1 ? pairs : pairs[0]?.[1]]),
  );
  return 'id' in c.req.param() ? { ...query, id: lastPart(pathname) } : query;
}

/** True if the content type is JSON. Any other body may have been posted by a form of another site. */
export const isJson = (c: Context): boolean =>
  /^application\/(?:[\w.-]+\+)?json$/.test(mediaType(c.req.header('content-type')) ?? '');

/** Undefined if the body or its content type is not JSON. */
async function jsonBody(c: Context): Promise<unknown> {
  if (!isJson(c)) return undefined;
  try {
    return await c.req.json();
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/**
 * `{id}` is the last part of every path.
 * @returns false if it cannot be decoded; Hono would return it undecoded
 */
function lastPart(pathname: string): string | false {
  try {
    return decodeURIComponent(pathname.slice(pathname.lastIndexOf('/') + 1));
  } catch {
    return false;
  }
}
