import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import { networkOf } from './network.ts';

declare module 'hono' {
  interface ContextVariableMap {
    clientAddress?: string | undefined;
  }
}

/** Tells who sent a request; empty for one that came over no network. Personal data: never logged or stored. */
export type AddressOf = (c: Context) => string;

export const addressOf: AddressOf = (c) => c.get('clientAddress') ?? '';

/** What is not known, of a client that has left already or behind a socket file, counts as one. */
const unknown = 'unknown';

/**
 * Finds out where a request comes from, for `addressOf`. Each proxy appends to `X-Forwarded-For` whom it got the request
 * from; the entry of the outermost one that is ours counts, because what stands before it may be made up.
 *
 * @param trustedProxies `TRUST_PROXY`: how many proxies of ours a request passes
 */
export const clientAddress =
  (trustedProxies: number): MiddlewareHandler =>
  async (c, next) => {
    const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
    const connected = incoming && (networkOf(incoming.socket.remoteAddress ?? '') ?? unknown);
    c.set('clientAddress', (trustedProxies > 0 && forwardedFor(c, trustedProxies)) || connected);
    await next();
  };

function forwardedFor(c: Context, trustedProxies: number): string | undefined {
  const entries = (c.req.header('x-forwarded-for') ?? '').split(',');
  return networkOf(entries.at(-trustedProxies) ?? entries[0] ?? '');
}
