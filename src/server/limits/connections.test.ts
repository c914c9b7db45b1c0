import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { type ConnectionLimits, isPrivate, limitConnections } from './connections.ts';

const limits: ConnectionLimits = { perNetwork: 3, interval: 50, leastBytes: 10, patience: 3 };

/** A limited server that answers with a large body when the request has arrived. */
async function serve({ trustedProxies = 0, most = limits } = {}) {
  const server = createServer((request, response) => {
    request.on('error', () => {});
    let size = 0;
    request.on('data', (chunk) => {
      size += chunk.length;
    });
    request.on('end', () =>
      response.end(request.url === '/large' ? Buffer.alloc(50_000_000) : `${size} bytes`),
    );
  });
  const lines: string[] = [];
  const log = (line: string) => lines.push(line);
  limitConnections(server, { trustedProxies, log, limits: most, isExempt: () => false });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const open = async (text = ''): Promise<Socket> => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    onTestFinished(() => void socket.destroy());
    await once(socket, 'connect');
    socket.write(text);
    return socket;
  };
  return { server, lines, open };
}

const isClosed = (socket: Socket) =>
  new Promise<boolean>((resolve) => {
    socket.once('close', () => resolve(true));
    socket.resume();
    setTimeout(() => resolve(false), 20_000);
  });

const get = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';

describe('limits of connections', () => {
  it('close the connections of one network beyond its number, until others have ended', async () => {
    const { open, lines } = await serve();
    const [first] = await Promise.all([open(get), open(get), open(get)]);
    expect(await isClosed(await open(get))).toBe(true);
    expect(lines).toEqual(['connections: one network has 3 open; further ones are closed']);
    first?.destroy();
    // The server may notice the end late; until then it closes the new connection without an answer.
    await eventually(async () => {
      const later = await open(get);
      const answer = await Promise.race([once(later, 'data'), once(later, 'close').then(() => [])]);
      expect(String(answer[0])).toContain('200 OK');
    });
  });

  it('do not count connections behind a proxy', async () => {
    const { open } = await serve({ trustedProxies: 1 });
    const sockets = await Promise.all(Array.from({ length: 6 }, () => open(get)));
    const answers = await Promise.all(sockets.map((socket) => once(socket, 'data')));
    expect(answers).toHaveLength(6);
  });

  it('close a connection whose body hardly arrives, and leave one that arrives in time', async () => {
    const { open } = await serve();
    const head = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 400\r\n\r\n';
    const slow = await open(head);
    const steady = await open(head);
    // More than the body would be another request, which the server resets.
    let left = 400;
    const feed = setInterval(() => {
      if (left > 0 && steady.writable) steady.write('x'.repeat(20));
      left -= 20;
    }, 20);
    onTestFinished(() => clearInterval(feed));
    expect(await isClosed(slow)).toBe(true);
    expect(String(await once(steady, 'data').then(([chunk]) => chunk))).toContain('200 OK');
  });

  it('close a connection whose client reads nothing of its answer', async () => {
    const { server, open } = await serve();
    const socket = await open('GET /large HTTP/1.1\r\nHost: a\r\n\r\n');
    socket.pause();
    const [accepted] = await once(server, 'request').then(([request]) => [request.socket]);
    await once(accepted, 'close');
    expect(accepted.destroyed).toBe(true);
  });

  it.each([
    ['127.0.0.1', true],
    ['::ffff:127.0.0.1', true],
    ['10.1.2.3', true],
    ['172.31.0.1', true],
    ['172.32.0.1', false],
    ['fd00::1', true],
    ['2001:db8::1', false],
    ['203.0.113.9', false],
    ['', false],
  ])('regard %j as private: %s', (address, expected) => {
    expect(isPrivate(address)).toBe(expected);
  });
});
