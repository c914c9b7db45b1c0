import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { openEngines } from '../../../scripts/lib/own-engines.mjs';
import { createClient } from '../client.ts';
import { outcomeOf, type TriedServer, type Try } from '../try.ts';
import { sendSuggestion } from './crawl.ts';

/** In milliseconds. Process managers kill after ten seconds or more. */
const longestStop = 11_000;

/**
 * Lateness of a timer, in milliseconds, from which on the machine is too busy for this try: the last thread of an ended
 * process may wait seconds for a processor, and visitors connect between the last look at the queue and its end.
 */
const busyLateness = 100;

/** Measures how late a timer of this process is at most, in milliseconds. */
function watchLateness() {
  let latest = 0;
  let due = performance.now() + 50;
  const timer = setInterval(() => {
    const now = performance.now();
    latest = Math.max(latest, now - due);
    due = now + 50;
  }, 50);
  return () => {
    clearInterval(timer);
    return latest;
  };
}

const pages = ['/', '/news/newsInfo', '/exhibitCenter/venue', '/nowhere', '/icon-192.png'];

/**
 * Visitors of a server that stops. A request is broken if its connection was accepted and it was not answered whole.
 * Only a refused connection is none: a balancer then asks another server.
 */
class Load {
  readonly findings: string[] = [];
  readonly acknowledged: string[] = [];
  answered = 0;
  /** Time of the signal, as of `performance.now()`. */
  private stopped = Number.POSITIVE_INFINITY;
  private readonly server: TriedServer;
  private readonly visits: Promise<void>[] = [];

  constructor(server: TriedServer) {
    this.server = server;
  }

  /** Starts visitors of every kind. */
  start(): void {
    for (let visitor = 0; visitor < 12; visitor += 1) {
      this.visits.push(this.visit({ keepAlive: true, pause: 0 }));
      this.visits.push(this.visit({ keepAlive: true, pause: 400 }));
      if (visitor % 2 === 0) this.visits.push(this.visit({ keepAlive: false, pause: 5 }));
      if (visitor % 3 === 0) this.visits.push(this.submit(visitor));
    }
  }

  /** Opens connections that send their requests after the signal, as browsers do that connect in advance. */
  connectEarly(): void {
    for (let wait = 0; wait < 800; wait += 100) this.visits.push(this.sendLate(wait));
  }

  /** Sends bodies and reads answers that take some seconds more. */
  startSlow(): void {
    this.visits.push(this.sendSlowly(), this.sendSlowly(), this.readSlowly(), this.readSlowly());
  }

  /** Records that the signal is sent now. */
  stop(): void {
    this.stopped = performance.now();
  }

  private report(finding: string): void {
    this.findings.push(`${finding}, ${Math.round(performance.now() - this.stopped)} ms after the signal`);
  }

  /** Resolves when every visitor has been refused. */
  async end(): Promise<void> {
    await Promise.all(this.visits);
  }

  private async visit({ keepAlive, pause }: { keepAlive: boolean; pause: number }): Promise<void> {
    const client = createClient(this.server.origin, 1, keepAlive);
    for (let number = 0; ; number += 1) {
      const path = pages[number % pages.length] ?? '/';
      const { status, error } = await client.send(path);
      if (error === 'ECONNREFUSED') break;
      if (status === 200 || (status === 404 && path === '/nowhere')) this.answered += 1;
      else this.report(`${path}: ${status || error}, ${keepAlive ? `pauses of ${pause} ms` : 'new'}`);
      if (status === 0) break;
      await sleep(Math.random() * pause);
    }
    client.close();
  }

  private async submit(visitor: number): Promise<void> {
    for (let number = 0; ; number += 1) {
      try {
        const reference = await sendSuggestion(this.server, `stop-${visitor}-${number}`);
        if (reference) this.acknowledged.push(reference);
        else this.report('a submission was refused');
        this.answered += 1;
      } catch (error) {
        const { cause } = error as { cause?: NodeJS.ErrnoException };
        if (cause?.code !== 'ECONNREFUSED') this.report(`a submission broke: ${cause?.code ?? error}`);
        return;
      }
    }
  }

  private async sendLate(wait: number): Promise<void> {
    const socket = this.connect();
    await sleep(500 + wait);
    socket.write('GET /news/newsInfo HTTP/1.1\r\nhost: localhost\r\n\r\n');
    await this.expectWhole(socket, `a connection used ${wait} ms after the signal`);
  }

  /** Half of a form now, the rest in pieces. */
  private async sendSlowly(): Promise<void> {
    const body = new URLSearchParams({ _block: 'suggestion', name: 'x'.repeat(9_000) }).toString();
    const socket = this.connect();
    socket.write(
      `POST /about/complaintAdvice HTTP/1.1\r\nhost: localhost\r\norigin: ${this.server.origin}\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: ${body.length}\r\n\r\n`,
    );
    const pieces = 20;
    const size = Math.ceil(body.length / pieces);
    for (let piece = 0; piece < pieces; piece += 1) {
      socket.write(body.slice(piece * size, (piece + 1) * size));
      await sleep(250);
    }
    await this.expectWhole(socket, 'a slow body', 400);
  }

  /** A film in pieces. */
  private readSlowly(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const asked = request(
      new URL('/media/hero-flyover.webm', this.server.origin),
      { agent: new Agent() },
      async (answer) => {
        answer.on('error', (error) => this.report(`a slow reader: ${error}`)).on('close', resolve);
        for (let piece = 0; piece < 20; piece += 1) {
          answer.resume();
          await sleep(5);
          answer.pause();
          await sleep(250);
        }
        answer.resume();
        answer.on('end', () => {
          if (answer.complete) this.answered += 1;
          else this.report('a slow reader got a part');
        });
      },
    );
    asked.on('error', (error) => {
      this.report(`a slow reader: ${error}`);
      resolve();
    });
    asked.end();
    return promise;
  }

  private connect(): Socket {
    const { hostname, port } = new URL(this.server.origin);
    return connect(Number(port), hostname);
  }

  /** Reads an answer that ends with the connection. */
  private expectWhole(socket: Socket, what: string, status = 200): Promise<void> {
    return new Promise((resolve) => {
      let text = '';
      socket.on('data', (chunk) => {
        text += chunk;
      });
      socket.on('error', (error) => this.report(`${what}: ${error.message}`));
      socket.on('close', () => {
        if (text.startsWith(`HTTP/1.1 ${status}`) && text.endsWith('</html>')) this.answered += 1;
        else this.report(`${what} was answered ${JSON.stringify(text.slice(0, 60))}`);
        resolve();
      });
    });
  }
}

/** Clients that never end: a reader that never reads, half a header and half a body. */
function openEndless({ origin }: TriedServer): void {
  const { hostname, port } = new URL(origin);
  const film = 'GET /media/hero-flyover.mp4 HTTP/1.1\r\nhost: localhost\r\n\r\n';
  for (const head of [
    film.repeat(8),
    'GET /media/none HTTP/1.1\r\nhost: localhost\r\nx-a: ',
    'POST /about/complaintAdvice HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9000\r\n\r\n_block=',
  ]) {
    const socket = connect(Number(port), hostname).on('error', () => {});
    socket.pause();
    socket.write(head);
  }
}

/** Stops servers under load. In every other round clients that never end hold them up. */
export const stops: readonly Try[] = [
  {
    name: 'SIGTERM under load: no request is broken, what is acknowledged is stored, the process ends within 11 s',
    run: async ({ startServer, amount, note }) => {
      const findings: string[] = [];
      /** Findings that a busy machine explains as well. */
      const late: string[] = [];
      let latest = 0;
      const rounds = amount(6, 1);
      const times: number[] = [];
      let [answered, acknowledged] = [0, 0];
      const [engine] = await openEngines('sqlite');
      if (!engine) return { skipped: 'SQLite cannot be started' };
      for (let round = 1; round <= rounds; round++) {
        note(`${round} of ${rounds}`);
        const server = await startServer({ DATA_DIR: engine.dataDir });
        const load = new Load(server);
        const endless = round % 2 === 0;
        if (endless) openEndless(server);
        load.start();
        await sleep(1_000);
        load.startSlow();
        load.connectEarly();
        await sleep(500);
        const began = performance.now();
        load.stop();
        server.kill('SIGTERM');
        const lateness = watchLateness();
        const patience = setTimeout(() => server.kill('SIGKILL'), 40_000);
        const code = await server.ended;
        clearTimeout(patience);
        const time = performance.now() - began;
        latest = Math.max(latest, lateness());
        times.push(Math.round(time));
        if (time > longestStop) late.push(`round ${round}: it ran ${Math.round(time)} ms longer`);
        if (!endless && time > longestStop - 3_000)
          late.push(`round ${round}: it took ${Math.round(time)} ms, although every client came to an end`);
        if (code !== 0) findings.push(`round ${round}: exit code ${code}`);
        await load.end();
        late.push(...load.findings.map((finding) => `round ${round}: ${finding}`));
        const stored = new Set(
          (await engine.query('select reference from submission')).map(({ reference }) => reference),
        );
        const lost = load.acknowledged.filter((reference) => !stored.has(reference));
        if (lost.length > 0)
          findings.push(`round ${round}: ${lost.length} acknowledged submissions are lost`);
        answered += load.answered;
        acknowledged += load.acknowledged.length;
      }
      await engine.close();
      const held = `${rounds} stops, ${answered} answers, ${acknowledged} submissions, after ${times.join(', ')} ms`;
      if (findings.length === 0 && late.length > 0 && latest > busyLateness)
        return {
          skipped: `this machine is too busy, its timers are up to ${Math.round(latest)} ms late. Nothing is lost: ${held}; ${late.join('; ')}`,
        };
      return outcomeOf([...findings, ...late], held);
    },
  },
];
