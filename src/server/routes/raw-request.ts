import type { Context } from 'hono';

/**
 * The request of a call as it came, before its schema reads it: query and `{id}` of a GET, JSON body of a POST. What
 * makes no sense comes back as a value that no schema takes, so that the refusal names its field.
 */
export async function rawRequest(c: Context): Promise<unknown> {
  if (c.req.method === 'POST') return jsonBody(c);
  const { pathname, searchParams } = new URL(c.req.url);
  const byName = [...Map.groupBy(searchParams, ([name]) => name)];
  const query = Object.fromEntries(
    // A parameter that is said twice is a list, and no call takes one in its query.
    byName.map(([name, pairs]) => [name, pairs.length > 1 ? pairs : pairs[0]?.[1]]),
  );
  return 'id' in c.req.param() ? { ...query, id: lastPart(pathname) } : query;
}

/** Whether the body says that it is JSON. One that does not may have been posted by a form of another site. */
export const isJson = (c: Context): boolean =>
  /^\s*application\/([\w.-]+\+)?json\s*(;|$)/i.test(c.req.header('content-type') ?? '');

/** Undefined when the body is no JSON or does not say that it is. */
async function jsonBody(c: Context): Promise<unknown> {
  if (!isJson(c)) return undefined;
  try {
    return await c.req.json();
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** `{id}` stands last in every path. Hono leaves what cannot be decoded as it is; here it is no text at all. */
function lastPart(pathname: string): string | false {
  try {
    return decodeURIComponent(pathname.slice(pathname.lastIndexOf('/') + 1));
  } catch {
    return false;
  }
}
