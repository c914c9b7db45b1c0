import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync } from 'node:fs';
import { Agent, createServer, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { drain, stop } from './listen.ts';

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

it('[TRUST-05] a server that drains answers requests of open connections completely, and closes each with its answer', async () => {
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

it('[TRUST-05] a server that drains closes idle connections after a second', async () => {
  const { server, port } = await serve();
  const agent = new Agent({ keepAlive: true });
  await ask(port, agent);
  const time = await timeOf(drain(server));
  expect(time).toBeLessThan(8_000);
});

it('[TRUST-05] a server that drains breaks off what does not end in time: a slow reader and half a request', async () => {
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

/** Works for some milliseconds, in which no other request is read. */
function work(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

/** The code of the error that breaks a request; undefined if it is answered. */
const failureOf = (port: number): Promise<string | undefined> =>
  new Promise((resolve) => {
    request({ port, agent: false }, (response) => {
      response.resume().on('end', () => resolve(response.complete ? undefined : 'incomplete'));
    })
      .on('error', (error: NodeJS.ErrnoException) => resolve(error.code))
      .end();
  });

it('[TRUST-05] a busy server that drains answers visitors who open a connection for each request until it refuses them', async () => {
  const server = createServer((_request, response) => {
    work(4);
    response.end('answer');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const visits = Array.from({ length: 40 }, async () => {
    for (;;) {
      const failure = await failureOf(port);
      if (failure !== undefined) return failure;
    }
  });
  await setTimeout(200);
  await drain(server);
  expect(await Promise.all(visits)).toEqual(Array.from({ length: 40 }, () => 'ECONNREFUSED'));
});

it('[TRUST-05] a server that drains accepts no connection after its patience, however busy it is', async () => {
  const server = createServer((_request, response) => {
    work(300);
    response.end('answer');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const idle = connect(port, '127.0.0.1').on('error', () => {});
  await once(idle, 'connect');
  const visits = Array.from({ length: 3 }, async () => {
    while ((await failureOf(port)) === undefined);
  });
  await once(server, 'request');
  const patience = 1_200;
  const drained = drain(server, patience);
  // A timer of the same duration that is set later ends later.
  const isStillListening = new Promise((resolve) => {
    globalThis.setTimeout(() => resolve(isListening(server)), patience);
  });
  expect(await isStillListening).toBe(false);
  await Promise.all([drained, ...visits]);
});

it('[TRUST-05] a server that drains answers the first request of a connection that was opened long before', async () => {
  const { server, port } = await serve();
  const early = connect(port, '127.0.0.1');
  let text = '';
  early.on('data', (chunk) => {
    text += chunk;
  });
  const closed = new Promise((resolve) => early.on('close', resolve));
  await setTimeout(100);
  const drained = drain(server);
  await setTimeout(700);
  early.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  await Promise.all([drained, closed]);
  expect(text).toMatch(/^HTTP\/1\.1 200.*connection: close.*answer$/is);
});

it('[TRUST-05] a server whose resources cannot be released stops all the same, and tells so', async () => {
  const { server } = await serve();
  expect(await stop(server, () => new Promise(() => {}), 300)).toBe(false);
});

it('[TRUST-05] a server whose resources are released tells so', async () => {
  const { server } = await serve();
  expect(await stop(server, async () => {}, 300)).toBe(true);
});

it('[TRUST-05] a process that is stopped does not wait for work in threads that cannot be released', async () => {
  const program = `
    import { pbkdf2 } from 'node:crypto';
    import { closeOnSignals, listen } from '${import.meta.dirname}/listen.ts';
    const server = await listen((_request, response) => response.end(), { host: '127.0.0.1', port: 0 });
    const endless = new Promise((resolve) => pbkdf2('a', 'b', 2 ** 31 - 1, 64, 'sha512', resolve));
    closeOnSignals(server, () => endless);
    console.log('ready');`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: join(import.meta.dirname, '../..'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [code, signal] = await new Promise<[number | null, NodeJS.Signals | null]>((resolve) => {
    child.stdout.once('data', () => child.kill('SIGTERM'));
    child.once('exit', (...end) => resolve(end));
  });
  // The work would take hours.
  expect([code, signal]).toEqual([null, 'SIGTERM']);
});

/** A program that logs twice to the end of `stderr`, and tells when it has gone on. */
async function logTo(stderr: number | 'pipe') {
  const program = `
    import { setTimeout } from 'node:timers/promises';
    import { runProgram } from '${import.meta.dirname}/listen.ts';
    import { createLog } from '${import.meta.dirname}/log.ts';
    await runProgram(async () => {
      const log = createLog(process.stderr);
      await setTimeout(300);
      for (const line of ['one', 'two']) {
        log(line);
        await setTimeout(50);
      }
      console.log('goes on');
    });`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: join(import.meta.dirname, '../..'),
    stdio: ['ignore', 'pipe', stderr],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  child.stderr?.destroy();
  let text = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    text += chunk;
  });
  const [code] = await once(child, 'close');
  return { code, text };
}

it.runIf(existsSync('/dev/full'))('[OPS-06] a server goes on while the disk of its log is full', async () => {
  expect(await logTo(openSync('/dev/full', 'w'))).toEqual({ code: 0, text: 'goes on\n' });
});

it('[OPS-06] a server goes on when the program that reads its log has ended', async () => {
  expect(await logTo('pipe')).toEqual({ code: 0, text: 'goes on\n' });
});
