import type { MiddlewareHandler } from 'hono';

/** Headers of a file that is there. `onFound` of `serveStatic` comes too late: its response is made by then. */
export const whenFound =
  (headers: Record<string, string>): MiddlewareHandler =>
  async (c, next) => {
    await next();
    if (c.res.ok) for (const [name, value] of Object.entries(headers)) c.header(name, value);
  };
