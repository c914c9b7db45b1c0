import { connect, createServer, type Socket } from 'node:net';

/** A TCP proxy that can fail. */
export interface TcpProxy {
  port: number;
  /** Bytes that clients have sent so far. */
  received(): number;
  /** Forwards nothing more, in open and in new connections, as a frozen server or a lost network. */
  freeze(): void;
  /** Closes all connections and refuses new ones, as a stopped server. */
  stop(): void;
  /** Closes all connections and accepts new ones, as a server that was restarted. */
  cut(): void;
  /** Forwards again, to another port if one is given. */
  heal(port?: number): void;
  close(): Promise<void>;
}

/** Starts a proxy on a free port of 127.0.0.1. */
export async function startTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let state: 'passing' | 'frozen' | 'stopped' = 'passing';
  let received = 0;
  let { port } = target;
  const server = createServer((client) => {
    client.on('data', ({ length }) => {
      received += length;
    });
    if (state === 'stopped') return client.resetAndDestroy();
    const upstream = connect({ ...target, port });
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk) => to.write(chunk));
      from.on('error', () => {});
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      if (state === 'frozen') from.pause();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    received: () => received,
    freeze: () => {
      state = 'frozen';
      for (const socket of sockets) socket.pause();
    },
    stop: () => {
      state = 'stopped';
      cut();
    },
    cut,
    heal: (other = port) => {
      port = other;
      state = 'passing';
      for (const socket of sockets) socket.resume();
    },
    close: async () => {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
