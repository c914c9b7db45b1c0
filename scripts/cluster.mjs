/**
 * `npm run cluster`: three servers on one PostgreSQL and one S3 server for media, behind nginx with the recipe of `deploy/`.
 * Everything is temporary and ends with Ctrl+C. PORT is that of nginx.
 */
import { once } from 'node:events';
import { ensureBundles, ensureMedia } from './lib/build-output.mjs';
import { ensurePostgres } from './lib/ensure-postgres.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main, Problem } from './lib/problem.mjs';
import { rerunOnProjectNode } from './lib/project-runtime.mjs';

const count = 3;

main(async () => {
  await ensureInstalled();
  const code = await rerunOnProjectNode();
  if (code !== undefined) return code;
  await ensureMedia();
  await ensureBundles();
  const bin = await ensurePostgres();
  if (bin) process.env.POSTGRES_BIN = bin;
  const { caches, openCluster, systemProgram } = await import('#tests/tries/cluster.ts');
  const { startServers } = await import('#tests/tries/run-tries.ts');
  const cache = caches.find(({ name }) => name === 'nginx');
  if (!systemProgram(cache.program)) throw new Problem('nginx is not installed', 'Install it');
  const { startServer, end } = startServers();
  try {
    const port = Number(process.env.PORT ?? 3000);
    const cluster = await openCluster({ cache, count, port }, { startServer });
    if (!cluster) throw new Problem('PostgreSQL cannot be started', 'Install it');
    console.log(`nginx       ${cluster.origin}  (editor: /editor, admin@example.com, correct horse battery)`);
    for (const [index, { origin }] of cluster.servers.entries())
      console.log(`server ${index + 1}    ${origin}`);
    console.log(`PostgreSQL  ${cluster.engine.env.DATABASE_URL}`);
    console.log(`media       ${cluster.storage.url()}`);
    await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
    await cluster.close();
    return 0;
  } finally {
    await end();
  }
});
