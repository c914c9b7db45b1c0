import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { addressOf, clientAddress, networkOf } from './client-address.ts';

/** A request as a server gets it from `from`, which may be gone already; without `from`, as a test sends it. */
async function seen(trustedProxies: number, forwardedFor?: string, from?: string | null): Promise<string> {
  const app = new Hono().use(clientAddress(trustedProxies)).get('/', (c) => c.text(addressOf(c)));
  const headers = new Headers(forwardedFor === undefined ? [] : [['x-forwarded-for', forwardedFor]]);
  const bindings = { incoming: { socket: { remoteAddress: from ?? undefined } } } as HttpBindings;
  return (await app.request('/', { headers }, from === undefined ? undefined : bindings)).text();
}

it('is the address of the connection', async () => {
  expect(await seen(0, undefined, '192.0.2.7')).toBe('192.0.2.7');
  expect(await seen(0, undefined, '::ffff:192.0.2.7')).toBe('192.0.2.7');
  expect(await seen(0, undefined, '2001:db8:1:2::3')).toBe('2001:db8:1:2::/64');
});

it('ignores `X-Forwarded-For` unless a proxy is trusted', async () => {
  expect(await seen(0, '198.51.100.1', '192.0.2.7')).toBe('192.0.2.7');
});

it('is the address seen by the outermost trusted proxy, regardless of earlier entries', async () => {
  const header = '203.0.113.9, 198.51.100.1, 10.0.0.2';
  expect(await seen(1, header, '10.0.0.3')).toBe('10.0.0.2');
  expect(await seen(2, header, '10.0.0.3')).toBe('198.51.100.1');
  expect(await seen(5, '198.51.100.1', '10.0.0.3')).toBe('198.51.100.1');
});

it.each([undefined, '', ',', 'unknown', '198.51.100.1, x'])(
  'is that of the proxy where it says nothing useful: %j',
  async (header) => {
    expect(await seen(1, header, '10.0.0.3')).toBe('10.0.0.3');
  },
);

it('is the same for all unknown addresses, and undefined without a network', async () => {
  expect(await seen(0, undefined, null)).toBe('unknown');
  expect(await seen(0)).toBe('');
});

it.each([
  ['192.0.2.7', '192.0.2.7'],
  [' 192.0.2.7 ', '192.0.2.7'],
  ['192.0.2.7:50123', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::1]:443', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
])('%s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each(['', 'unknown', '_hidden', '192.0.2', '192.0.2.256', '1:2', '2001:db8::1::2', '[', 'a'.repeat(1e5)])(
  '%.20j is no address',
  (text) => {
    expect(networkOf(text)).toBeUndefined();
  },
);
