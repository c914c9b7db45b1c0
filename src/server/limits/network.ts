import { isIP } from 'node:net';

/**
 * The network that an address counts as: IPv4 as it is, IPv6 by its /64, which one household or office owns
 * as a whole. Accepts an address with a port, as some proxies write it. `undefined` if the text is not an
 * address.
 */
export function networkOf(text: string): string | undefined {
  const bare = text
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '');
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
