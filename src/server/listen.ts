import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { beforeDeadline, late } from '#lib/before-deadline.ts';
import type { Config } from './config.ts';
import { SetupError } from './setup-error.ts';

/** Milliseconds that the headers of a request may take. Those of a browser arrive in one packet. */
const headersTimeout = 10_000;

/**
 * Listens on the configured host and port.
 * @throws SetupError when the port is taken or not allowed
 */
export function listen(
  listener: RequestListener,
  { host, port }: Pick<Config, 'host' | 'port'>,
): Promise<Server> {
  const server = createServer(
    { optimizeEmptyRequests: true, headersTimeout, connectionsCheckingInterval: headersTimeout / 2 },
    listener,
  );
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => reject(explain(cause, { host, port })));
    server.listen(port, host, () => resolve(server));
  });
}

/**
 * Listens for a moment, before anything is opened: a server that finds its port in use must not have replaced the link to the
 * first account or claimed a mail of the server that uses it.
 * @throws SetupError as `listen`
 */
export async function checkPort(address: Pick<Config, 'host' | 'port'>): Promise<void> {
  const server = await listen((_request, response) => void response.destroy(), address);
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}

function explain(cause: NodeJS.ErrnoException, { host, port }: Pick<Config, 'host' | 'port'>): Error {
  const remedy: Record<string, string> = {
    EADDRINUSE: `Port ${port} is in use by another program. Stop it, or choose another port: PORT=${port + 1} npm start`,
    EACCES: `Port ${port} may not be used by this account. Choose one above 1023: PORT=3000 npm start`,
    EADDRNOTAVAIL: `This machine has no address ${host}. Correct or unset HOST.`,
    ENOTFOUND: `The host name ${host} is not known. Correct or unset HOST.`,
  };
  const message = remedy[cause.code ?? ''];
  return message ? new SetupError(message, { cause }) : cause;
}

/** The URL to open: the address that the server listens on, or `localhost` if it listens on all. */
function serverUrl(server: Server): string {
  const address = server.address();
  if (typeof address === 'string' || address === null) return String(address);
  const any = address.address === '0.0.0.0' || address.address === '::';
  const host = any ? 'localhost' : address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return `http://${host}:${address.port}`;
}

/** Prints the address of a site, and sends `ready` to the program that has started it: `npm start`, or a process manager. */
export function announce(server: Server): void {
  console.log(`Pavilion is ready: ${serverUrl(server)}`);
  process.send?.('ready');
}

/**
 * Runs a program. A SetupError is printed as one line with cause and remedy, other errors in full; both exit
 * with code 1.
 */
export async function runProgram(program: () => Promise<void>): Promise<void> {
  // A log that cannot be written, on a full disk or without its reader, must not end a server.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  try {
    await program();
  } catch (error) {
    console.error(error instanceof SetupError ? `Pavilion cannot start: ${error.message}` : error);
    process.exit(1);
  }
}

/** Milliseconds that releasing resources may take. Nothing acknowledged is lost by an exit before its end. */
const closingLimit = 800;

/**
 * Stops a server on SIGINT and SIGTERM. The exit code is 0; if something could not be released in time, the process ends by
 * the signal.
 * @param endStreams ends answers that would last as long as their connection
 */
export function closeOnSignals(
  server: Server,
  close: () => Promise<void>,
  endStreams: () => void = () => {},
): void {
  const end = async (signal: NodeJS.Signals) => {
    endStreams();
    const isReleased = await stop(server, close).catch((error: unknown) => console.error(error));
    // `process.exit` waits for the threads of libuv: for a picture that is being encoded or a name server that does not
    // answer, tens of seconds. The signal, which has no listener any more, ends them at once.
    if (!isReleased || process.getActiveResourcesInfo().includes('GetAddrInfoReqWrap'))
      process.kill(process.pid, signal);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end(signal));
}

/**
 * Drains a server, then releases resources, but waits for that only a moment: a picture that is being copied or a
 * database that hangs must not outlast the patience of a process manager.
 * @param patience of `drain`, in milliseconds
 * @returns false if the resources are not released
 */
export async function stop(server: Server, close: () => Promise<void>, patience?: number): Promise<boolean> {
  await drain(server, patience);
  return (await beforeDeadline(close(), AbortSignal.timeout(closingLimit))) !== late;
}

/** Milliseconds that visitors have to use a connection that is open at the signal, or was accepted at the last moment. */
const idleTime = 1_000;

/**
 * Lets the connections of a server end: from now on each answer closes its connection; after a second no new ones are
 * accepted, after another one idle ones are closed, and whatever is still open after `patience` is broken off.
 * `server.close()` closes idle connections at once, and with them requests that visitors have just sent.
 * @param patience in milliseconds; process managers kill after ten seconds or more
 * @returns when no connection is left
 */
export async function drain(server: Server, patience = 10_000): Promise<void> {
  const listeners = server.listeners('request');
  const answer = (...request: Received) => {
    for (const listener of listeners) listener.apply(server, request);
  };
  let held: Received[] | undefined;
  server.removeAllListeners('request').on('request', (request, response) => {
    response.setHeader('connection', 'close');
    if (held) held.push([request, response]);
    else answer(request, response);
  });
  /**
   * Answers requests only after it has closed something: a busy server accepts one connection in each turn of the event
   * loop, and its visitors would open new ones faster.
   */
  const closeUnused = async (close: () => void) => {
    held = [];
    await untilAllIsRead(server);
    close();
    const waiting = held;
    held = undefined;
    for (const request of waiting) answer(...request);
  };
  const began = performance.now();
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  const refuseNew = () => void NetServer.prototype.close.call(server, () => resolve());
  const limit = setTimeout(() => {
    // A connection that is accepted after this moment would never be broken off.
    refuseNew();
    server.closeAllConnections();
  }, patience);
  const idle = Math.min(idleTime, patience / 4);
  // By the clock, not by the number of pauses: a busy machine prolongs each of them.
  while (performance.now() - began < idle && (await countConnections(server)) > 0) await sleep(50);
  let isClosed = false;
  await closeUnused(refuseNew);
  const sweep = async () => {
    while (!isClosed) {
      await sleep(idle, undefined, { ref: false });
      await closeUnused(() => server.closeIdleConnections());
    }
  };
  void sweep();
  await closed;
  isClosed = true;
  clearTimeout(limit);
}

type Received = [IncomingMessage, ServerResponse];

/** In milliseconds. */
const longestReading = 1_000;
/** Milliseconds without a connection or a request after which none is on its way. */
const quietTime = 20;
/** Milliseconds of a turn of the event loop in which nothing was done. */
const shortTurn = 0.2;

/**
 * Resolves when neither a connection nor a request has come for a moment. Both wait in the kernel while the server is
 * busy, and closing would break them. The kernel completes handshakes on its own: one that ends between the last look at
 * its queue and the close is broken, therefore the last turn of the event loop is a short one.
 */
async function untilAllIsRead(server: Server): Promise<void> {
  let arrived = 0;
  const count = () => {
    arrived += 1;
  };
  server.on('connection', count).on('request', count);
  const began = performance.now();
  let turn = began;
  for (let quietSince = began; turn - began < longestReading; ) {
    const before = arrived;
    await setImmediate();
    const now = performance.now();
    if (arrived !== before) quietSince = now;
    else if (now - quietSince >= quietTime && now - turn < shortTurn) break;
    turn = now;
  }
  server.off('connection', count).off('request', count);
}

const countConnections = (server: Server) =>
  new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count ?? 0)));
