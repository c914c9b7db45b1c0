import { connect } from 'node:net';

/** Status codes and text of everything that a server sends on one connection. */
export interface RawAnswer {
  /** One for each answer; empty if the connection was closed without one. */
  statuses: number[];
  text: string;
  /** The connection was still open after the time limit. */
  hangs: boolean;
}

/**
 * Sends bytes on a connection of their own, as no HTTP client would.
 * @param limit in milliseconds, after which the connection is ended
 */
export function sendRaw(origin: string, bytes: string | Buffer, limit = 10_000): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    const chunks: Buffer[] = [];
    let hangs = false;
    const timer = setTimeout(() => {
      hangs = true;
      socket.destroy();
    }, limit);
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(timer);
      const text = Buffer.concat(chunks).toString('latin1');
      const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
      resolve({ statuses, text, hangs });
    });
    socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes);
  });
}
