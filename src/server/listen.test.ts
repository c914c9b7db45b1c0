import { Agent, createServer, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { drain } from './listen.ts';

/** A server that answers after `delay` milliseconds, and the number of answers so far. */
async function serve(delay = 0) {
  const state = { answered: 0 };
  const server = createServer(async (incoming, response) => {
    incoming.resume();
    await setTimeout(delay);
    response.end('answer');
    state.answered += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => server.closeAllConnections());
  return { server, state, port: (server.address() as AddressInfo).port };
}

/** One request on a connection of the agent. */
const ask = (port: number, agent: Agent) =>
  new Promise<{ text: string; connection: string | undefined }>((resolve, reject) => {
    request({ port, agent }, (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => resolve({ text, connection: response.headers.connection }));
    })
      .on('error', reject)
      .end();
  });

const timeOf = async (work: Promise<void>) => {
  const began = performance.now();
  await work;
  return performance.now() - began;
};

const isListening = (server: Server) => server.listening;

it('a server that drains answers requests of open connections completely, and closes each with its answer', async () => {
  const { server, state, port } = await serve(5);
  const agents = Array.from({ length: 20 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  let stopped = false;
  const failures: unknown[] = [];
  // Each visitor asks again and again on one connection, until the server has closed it.
  const visits = agents.map(async (agent) => {
    for (;;) {
      const answer = await ask(port, agent).catch((error) => failures.push(error));
      if (typeof answer === 'number') return;
      expect(answer.text).toBe('answer');
      if (answer.connection === 'close') return;
      expect(stopped && state.answered > 100_000).toBe(false);
    }
  });
  await setTimeout(200);
  stopped = true;
  await Promise.all([drain(server), ...visits]);
  expect(failures).toEqual([]);
  expect(isListening(server)).toBe(false);
});

it('a server that drains closes idle connections after a second', async () => {
  const { server, port } = await serve();
  const agent = new Agent({ keepAlive: true });
  await ask(port, agent);
  const time = await timeOf(drain(server));
  expect(time).toBeLessThan(8_000);
});

it('a server that drains breaks off what does not end in time: a slow reader and half a request', async () => {
  const { server, port } = await serve(60_000);
  const half = connect(port, '127.0.0.1');
  half.on('error', () => {});
  half.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n\r\nhalf');
  const slow = connect(port, '127.0.0.1');
  slow.on('error', () => {});
  slow.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  await setTimeout(100);
  const closed = Promise.all(
    [half, slow].map((socket) => new Promise((resolve) => socket.on('close', resolve))),
  );
  await drain(server, 300);
  await closed;
  expect(isListening(server)).toBe(false);
});
