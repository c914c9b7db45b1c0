import { createServer, type RequestListener, type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
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
export function serverUrl(server: Server): string {
  const address = server.address();
  if (typeof address === 'string' || address === null) return String(address);
  const any = address.address === '0.0.0.0' || address.address === '::';
  const host = any ? 'localhost' : address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return `http://${host}:${address.port}`;
}

/**
 * Runs a program. A SetupError is printed as one line with cause and remedy, other errors in full; both exit
 * with code 1.
 */
export async function runProgram(program: () => Promise<void>): Promise<void> {
  try {
    await program();
  } catch (error) {
    console.error(error instanceof SetupError ? `Pavilion cannot start: ${error.message}` : error);
    process.exit(1);
  }
}

/** Stops a server on SIGINT and SIGTERM: drains it, then releases resources. */
export function closeOnSignals(server: Server, close: () => Promise<void>): void {
  const end = async () => {
    await drain(server);
    await close();
    process.exit(0);
  };
  process.once('SIGINT', () => void end());
  process.once('SIGTERM', () => void end());
}

/**
 * Lets the connections of a server end: from now on each answer closes its connection, after a second idle ones are
 * closed and no new ones are accepted, and whatever is still open after `patience` is broken off. `server.close()`
 * closes idle connections at once, and with them requests that visitors have just sent.
 * @param patience in milliseconds; process managers kill after ten seconds or more
 * @returns when no connection is left
 */
export async function drain(server: Server, patience = 10_000): Promise<void> {
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
  const limit = setTimeout(() => server.closeAllConnections(), patience);
  for (
    let waited = 0;
    waited < Math.min(1_000, patience) && (await countConnections(server)) > 0;
    waited += 50
  )
    await sleep(50);
  const sweep = setInterval(() => server.closeIdleConnections(), 1_000);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(sweep);
  clearTimeout(limit);
}

const countConnections = (server: Server) =>
  new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count ?? 0)));
