import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

interface BodyLimit {
  /** In bytes. */
  maxSize: number;
  /** Answers a request whose body is larger. */
  onError: (c: Context) => Response;
}

/**
 * Hono's `bodyLimit` for bodies without an announced length only: it touches the body of every request, a GET too, and
 * `@hono/node-server` then builds a whole `Request` of undici, which costs as much as answering a list call. Node never
 * passes on more bytes than announced.
 */
export function limitBody(options: BodyLimit): MiddlewareHandler {
  const counted = bodyLimit(options);
  return async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    const length = c.req.header('content-length');
    if (length === undefined || c.req.header('transfer-encoding') !== undefined) return counted(c, next);
    return Number(length) > options.maxSize ? options.onError(c) : next();
  };
}
