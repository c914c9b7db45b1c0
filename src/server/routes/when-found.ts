import type { MiddlewareHandler } from 'hono';

/** Sets headers only if the file exists. `onFound` of `serveStatic` runs too late, after the response is created. */
export const whenFound =
  (headers: Record<string, string>): MiddlewareHandler =>
  async (c, next) => {
    await next();
    if (c.res.ok) for (const [name, value] of Object.entries(headers)) c.header(name, value);
  };
