import { readFileSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { BlockList, isIPv6, type Socket } from 'node:net';
import { networkOf } from './client-address.ts';

export interface ConnectionLimits {
  /** Open connections of one client network. */
  perNetwork: number;
  /** Milliseconds between two checks of slow connections. */
  interval: number;
  /** Bytes of a body that have to arrive between two checks. */
  leastBytes: number;
  /** Checks in which a client may read nothing of an answer. */
  patience: number;
}

/**
 * 256 visitors of one office or mobile network can open a page at once: each browser opens at most six connections for
 * some seconds. A body at 500 bytes a second is slower than any mobile network. A phone in a tunnel may pause a download
 * for a minute.
 */
const usualLimits: ConnectionLimits = { perNetwork: 256, interval: 10_000, leastBytes: 5_000, patience: 6 };

/** Descriptors that are reserved for files and the database. */
const reservedDescriptors = 200;

/** Addresses of this machine and of private networks: proxies, and several thousand visitors behind them. */
const trusted = new BlockList();
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  trusted.addSubnet(network, prefix);
for (const [network, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  trusted.addSubnet(network, prefix, 'ipv6');

export const isPrivate = (address: string): boolean =>
  trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

interface LimitOptions {
  /** `TRUST_PROXY`: behind a proxy all connections have its address. */
  trustedProxies: number;
  log: (line: string) => void;
  limits?: ConnectionLimits;
  /** Connections from these addresses are not counted. */
  isExempt?: (address: string) => boolean;
}

/**
 * Limits what one client can occupy: open connections, bodies that hardly arrive and answers that are not read. Slow
 * headers end after Node's own `headersTimeout`. A client cannot use up the descriptors of the process: beyond the limit
 * of the system, minus a reserve, connections are closed at once, and the log says so.
 */
export function limitConnections(server: Server, options: LimitOptions): void {
  const { trustedProxies, log, limits = usualLimits, isExempt = isPrivate } = options;
  const counts = new Map<string, number>();
  /** By connection. Its earlier responses have ended, or their requests have arrived as a whole. */
  const latest = new Map<Socket, ServerResponse<IncomingMessage>>();

  function count(socket: Socket): void {
    const { remoteAddress = '' } = socket;
    const network = isExempt(remoteAddress) ? undefined : networkOf(remoteAddress);
    if (network === undefined) return;
    const others = counts.get(network) ?? 0;
    if (others >= limits.perNetwork) {
      log(`connections: one network has ${limits.perNetwork} open; further ones are closed`);
      socket.destroy();
      return;
    }
    counts.set(network, others + 1);
    socket.once('close', () => {
      const left = (counts.get(network) ?? 1) - 1;
      if (left === 0) counts.delete(network);
      else counts.set(network, left);
    });
  }

  if (trustedProxies === 0) server.on('connection', count);
  // A listener for each response would cost a twentieth of a page that is answered from memory.
  server.on('connection', (socket: Socket) => socket.once('close', () => latest.delete(socket)));
  server.on('request', ({ socket }, response) => latest.set(socket, response));
  const progress = new WeakMap<ServerResponse, { read: number; written: number; stuck: number }>();
  const check = () => {
    for (const [socket, response] of latest) {
      const { req } = response;
      if (response.closed) continue;
      const { bytesRead: read, bytesWritten: written } = socket;
      const last = progress.get(response);
      // Bytes that wait in memory are held up by us, not by the client.
      const isSlowBody =
        last !== undefined &&
        !req.complete &&
        req.readableLength === 0 &&
        read - last.read < limits.leastBytes;
      const isStuck = last !== undefined && socket.writableLength > 0 && written === last.written;
      const stuck = isStuck ? last.stuck + 1 : 0;
      progress.set(response, { read, written, stuck });
      if (isSlowBody || stuck >= limits.patience) socket.destroy();
    }
  };
  const timer = setInterval(check, limits.interval);
  timer.unref();
  server.once('close', () => clearInterval(timer));

  const most = mostDescriptors();
  if (most !== undefined) server.maxConnections = Math.max(reservedDescriptors, most - reservedDescriptors);
  server.on('drop', () =>
    log(
      `connections: ${server.maxConnections} are open, as many as the limit of open files allows (ulimit -n); further ones are closed`,
    ),
  );
}

/** The limit of open files of this process; undefined if the system does not tell. */
function mostDescriptors(): number | undefined {
  try {
    const [, soft] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return soft === undefined ? undefined : Number(soft);
  } catch {
    return undefined;
  }
}
