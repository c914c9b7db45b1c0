import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import { networkOf } from './network.ts';

declare module 'hono' {
  interface ContextVariableMap {
    clientAddress?: string | undefined;
  }
}

/**
 * The client's network address; empty for a request that did not come over a network. Personal data: never
 * logged or stored.
 */
export type AddressOf = (c: Context) => string;

export const addressOf: AddressOf = (c) => c.get('clientAddress') ?? '';

/** Clients without a known address (disconnected, or behind a socket file) share one value. */
const unknown = 'unknown';

/**
 * Determines the client's address for `addressOf`. Each proxy appends the address it received the request
 * from to `X-Forwarded-For`; the entry written by our outermost proxy counts, because earlier entries can be
 * forged.
 * @param trustedProxies `TRUST_PROXY`: number of our proxies that a request passes
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
