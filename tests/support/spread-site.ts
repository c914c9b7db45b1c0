import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEngines } from '../../scripts/lib/own-engines.mjs';
import { openS3, s3Credentials } from './s3.ts';
import { runServer, type ServedSite } from './served-site.ts';

/**
 * Several built servers as one site: they share PostgreSQL, a bucket and the secret, and each request reaches one of
 * them at random, as behind a load balancer without sessions.
 */
export async function serveSpread(count: number, settings: Record<string, string>): Promise<ServedSite> {
  const [engine] = await openEngines('postgres');
  if (!engine) throw new Error('PostgreSQL cannot be started');
  const bucket = await mkdtemp(join(tmpdir(), 'pavilion-bucket-'));
  const storage = await openS3(bucket);
  const ports: number[] = [];
  const balancer = createServer((incoming, answer) => {
    const port = ports[Math.floor(Math.random() * ports.length)];
    const { method, url: path, headers } = incoming;
    const outgoing = request({ host: '127.0.0.1', port, method, path, headers }, (found) => {
      answer.writeHead(found.statusCode ?? 502, found.rawHeaders);
      found.pipe(answer);
    });
    outgoing.on('error', () => answer.destroy());
    incoming.pipe(outgoing);
  }).listen(0, '127.0.0.1');
  await once(balancer, 'listening');
  const address = balancer.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const shared = {
    ...engine.env,
    ...s3Credentials,
    DATA_DIR: engine.dataDir,
    MEDIA_URL: storage.url(),
    SITE_ORIGIN: url,
    AUTH_SECRET: 'a secret of this test that all servers share',
    ...settings,
    PORT: '0',
  };
  const servers: ReturnType<typeof runServer>[] = [];
  // One after the other: the first writes the demo.
  for (let index = 0; index < count; index++) {
    const server = runServer(shared);
    servers.push(server);
    const ready = await server.line(/Pavilion is ready: \S+:(\d+)/);
    if (!ready) throw new Error(`a server did not start:\n${server.output()}`);
    ports.push(Number(ready[1]));
  }
  return {
    url,
    dataDir: engine.dataDir,
    output: () => servers.map(({ output }) => output()).join('\n'),
    stop: async () => {
      for (const server of servers) server.kill('SIGKILL');
      await Promise.all(servers.map(({ ended }) => ended));
      balancer.closeAllConnections();
      balancer.close();
      await storage.stop();
      await engine.close();
      await rm(bucket, { recursive: true, force: true });
    },
  };
}
