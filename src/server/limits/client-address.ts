import { isIP } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';

declare module 'hono' {
  interface ContextVariableMap {
    clientAddress?: () => string | undefined;
  }
}

/**
 * The client's network address; empty for a request that did not come over a network. Personal data: never
 * logged, and stored as the prefix of a session only.
 */
export type AddressOf = (c: Context) => string;

export const addressOf: AddressOf = (c) => c.get('clientAddress')?.() ?? '';

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
    // Read now, because a client that has left has no address; parsed when it is asked for, which few routes do.
    const remote = incoming && (incoming.socket.remoteAddress ?? '');
    c.set('clientAddress', () => {
      const connected = remote === undefined ? undefined : (networkOf(remote) ?? unknown);
      return (trustedProxies > 0 && forwardedFor(c, trustedProxies)) || connected;
    });
    await next();
  };

function forwardedFor(c: Context, trustedProxies: number): string | undefined {
  const entries = (c.req.header('x-forwarded-for') ?? '').split(',');
  return networkOf(entries.at(-trustedProxies) ?? entries[0] ?? '');
}

/**
 * @param text an address, with a port as some proxies write it
 * @returns the network that it counts as: IPv4 as it is, IPv6 by its /64, which one household or office owns as a
 * whole; `undefined` if the text is not an address
 * @example
 * networkOf('[2001:db8:1:2::1]:443'); // '2001:db8:1:2::/64'
 */
export function networkOf(text: string): string | undefined {
  const bare = text
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/s, '');
  if (isIP(bare) !== 6) return isIP(bare) ? bare : undefined;
  const groups = groupsOf(bare);
  if (isMapped(groups)) return bytesOf(groups.slice(6)).join('.');
  const upper = groups.slice(0, 4).map((group) => group.toString(16));
  return `${upper.join(':')}::/64`;
}

/** The eight groups of an IPv6 address. The URL parser converts an IPv4 tail into two groups. */
function groupsOf(address: string): number[] {
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = [], tail = []] = written.split('::').map((part) =>
    part
      .split(':')
      .filter(Boolean)
      .map((group) => Number.parseInt(group, 16)),
  );
  return [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail];
}

/** An IPv4-mapped address, as dual-stack sockets report it: `::ffff:192.0.2.1`. */
const isMapped = (groups: readonly number[]) =>
  groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;

const bytesOf = (groups: readonly number[]) => groups.flatMap((group) => [group >> 8, group & 0xff]);
