import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inPath } from '../../../scripts/lib/find-executable.mjs';
import { openEngines } from '../../../scripts/lib/own-engines.mjs';
import { freePort } from '../../support/free-port.ts';
import { type Client, createClient, forEachAtOnce, signIn } from '../client.ts';
import { outcomeOf, type Try, type TryContext } from '../try.ts';
import { sitemapPaths, untilTrue } from './crawl.ts';

interface Cache {
  name: string;
  program: string;
  recipe: string;
  /** Port of the recipe at which it listens. */
  recipePort: string;
  /** True if it is told what a publish has changed. */
  isPurged: boolean;
  /** Arguments of the program, which stays in the foreground. `recipe` is the recipe with the ports of the try. */
  prepare(folder: string, recipe: string, port: number): string[];
}

const caches: readonly Cache[] = [
  {
    name: 'nginx',
    program: 'nginx',
    recipe: 'deploy/nginx.conf',
    recipePort: 'listen 80;',
    isPurged: false,
    prepare: (folder, recipe, port) => {
      const site = recipe
        .replace('listen 80;', `listen 127.0.0.1:${port};`)
        .replace('www.example.com', '127.0.0.1')
        .replace('/var/cache/nginx/pavilion', join(folder, 'cache'));
      writeFileSync(join(folder, 'site.conf'), site);
      const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
      const http = [
        ...paths.map((name) => `${name}_temp_path ${join(folder, name)};`),
        'access_log off;',
        `include ${join(folder, 'site.conf')};`,
      ];
      const main = `daemon off;\nuser root;\npid ${join(folder, 'pid')};\nerror_log stderr;\nevents {}\nhttp {\n${http.join('\n')}\n}\n`;
      writeFileSync(join(folder, 'nginx.conf'), main);
      return ['-p', folder, '-c', join(folder, 'nginx.conf')];
    },
  },
  {
    name: 'Varnish',
    program: 'varnishd',
    recipe: 'deploy/varnish.vcl',
    recipePort: 'vcl 4.1;',
    isPurged: true,
    prepare: (folder, recipe, port) => {
      // Varnish reads the file as a user of its own.
      chmodSync(folder, 0o755);
      writeFileSync(join(folder, 'site.vcl'), recipe);
      const work = join(folder, 'work');
      mkdirSync(work);
      return [
        ...['-F', '-f', join(folder, 'site.vcl'), '-n', work, '-a', `127.0.0.1:${port}`],
        ...['-p', 'http_gzip_support=off', '-s', 'malloc,64m'],
      ];
    },
  },
];

/** Milliseconds until a publish is seen: a server hears from PostgreSQL what another one has published. */
const longest = 300;

/** Two servers on one database behind a cache. */
async function openCluster(cache: Cache, { startServer }: TryContext) {
  const [engine] = await openEngines('postgres');
  if (!engine) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'pavilion-edge-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const settings = {
    ...engine.env,
    SITE_ORIGIN: origin,
    AUTH_SECRET: 'a secret of this try that all servers share',
    TRUST_PROXY: 'on',
    EDGE: 'on',
    ...(cache.isPurged ? { PURGE_URL: `${origin}/` } : {}),
  };
  const ports = [await freePort(), await freePort()];
  const start = (index: number) => startServer({ ...settings, PORT: String(ports[index]) });
  // One after the other: the first writes the demo.
  const servers = [await start(0), await start(1)];
  const text = readFileSync(cache.recipe, 'utf8');
  if (!['3000', '3001', cache.recipePort].every((part) => text.includes(part)))
    throw new Error(`${cache.recipe} has other ports`);
  const recipe = text.replaceAll('3000', String(ports[0])).replaceAll('3001', String(ports[1]));
  const [program = ''] = inPath([cache.program], `${process.env.PATH}:/usr/sbin`);
  const child = spawn(program, cache.prepare(folder, recipe, port), { stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  const client = createClient(origin);
  await untilTrue(async () => {
    if (child.exitCode !== null) throw new Error(`${cache.name} did not start: ${output}`);
    return (await client.send('/healthz')).status === 200;
  });
  const close = async () => {
    client.close();
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
    rmSync(folder, { recursive: true, force: true });
    await engine.close();
  };
  return { client, origin, servers, start, close };
}

type Cluster = NonNullable<Awaited<ReturnType<typeof openCluster>>>;

/**
 * Opens each page in both languages and two encodings, and compares the entity tags with those that a server gives.
 * @param client of a server, or of the cache
 * @param tags entity tags by page and language; those that are missing are added
 */
async function openAll(
  client: Client,
  paths: readonly string[],
  tags: Map<string, string>,
): Promise<string[]> {
  const faults: string[] = [];
  const views = paths.flatMap((path) =>
    ['zh-CN', 'en-US'].flatMap((language) =>
      ['br', 'gzip'].map((encoding) => ({ path, language, encoding })),
    ),
  );
  await forEachAtOnce(views, { connections: 8 }, async ({ path, language, encoding }) => {
    const headers = { cookie: `other=1; lang=${language}`, 'accept-encoding': encoding };
    const answer = await client.send(path, { headers });
    const { etag = '', 'content-encoding': found } = answer.headers;
    const wanted = tags.get(`${path} ${language}`) ?? etag;
    tags.set(`${path} ${language}`, wanted);
    if (answer.status !== 200 || etag !== wanted || found !== encoding)
      faults.push(`${path} ${language} ${encoding}: ${answer.status} ${etag} ${found}`);
  });
  return faults;
}

/**
 * Publishes a text of a page.
 * @returns milliseconds until a request through the cache shows it; undefined after half a minute
 */
async function publishAndLook({ client, origin, servers }: Cluster, number: number) {
  const [server] = servers;
  if (!server) throw new Error('no server');
  const editor = await signIn({ ...server, origin });
  const name = { kind: 'page', id: '/about/edge' } as const;
  const { publishedAt, draft } = await editor.ask('readEntry', name);
  const text = `<p>publish ${number} end</p>`;
  const entry = {
    ...{ ...name, texts: { 'zh-CN': {}, 'en-US': {} } },
    data: {
      ...{ path: name.id, title: { zh: '边缘', en: 'Edge' }, meta: {} },
      blocks: [{ id: 'text', type: 'rich-text', version: 1, props: { html: { zh: text, en: text } } }],
    },
  };
  const based = publishedAt === undefined ? {} : { publishedAt };
  const saved = await editor.ask('saveDrafts', {
    drafts: [{ ...name, version: draft?.version ?? 0, entry, ...based }],
  });
  await editor.ask('publish', { drafts: saved.drafts.map(({ version }) => ({ ...name, version })) });
  return untilTrue(async () => (await client.send(name.id)).text.includes(`publish ${number} end`));
}

/** Caches of `deploy/` in front of two servers: publishes are seen at once, and dead servers are not. */
export const edges: readonly Try[] = caches.map((cache) => ({
  name: `${cache.name} in front of two servers: publishes are seen within 300 ms, killed servers by nobody`,
  run: async (context) => {
    const { note, amount } = context;
    if (inPath([cache.program], `${process.env.PATH}:/usr/sbin`).length === 0)
      return { skipped: `${cache.program} is not installed` };
    const cluster = await openCluster(cache, context);
    if (!cluster) return { skipped: 'PostgreSQL cannot be started' };
    const { servers, start } = cluster;
    const findings: string[] = [];
    try {
      const paths = await sitemapPaths(cluster, 100);
      note(`${paths.length} pages`);
      const tags = new Map<string, string>();
      for (const server of servers) {
        const direct = createClient(server.origin);
        findings.push(...(await openAll(direct, paths, tags)));
        direct.close();
      }
      for (const round of ['first', 'second'])
        findings.push(
          ...(await openAll(cluster.client, paths, tags)).map((fault) => `${round} visit: ${fault}`),
        );
      const publishes = amount(20, 1);
      const times: number[] = [];
      for (let number = 1; number <= publishes; number++) {
        const time = (await publishAndLook(cluster, number)) ?? 30_000;
        times.push(time);
        if (time > longest) findings.push(`publish ${number} was seen after ${time} ms`);
      }
      const shown = new Map<string, string>();
      findings.push(...(await openAll(cluster.client, paths, shown)));

      note('all servers are dead');
      for (const server of servers) server.kill('SIGKILL');
      await Promise.all(servers.map(({ ended }) => ended));
      let rounds = 0;
      for (const end = performance.now() + amount(20_000, 1_000); performance.now() < end; rounds++)
        findings.push(
          ...(await openAll(cluster.client, paths, shown)).map((fault) => `all servers are dead: ${fault}`),
        );

      note('one server is back');
      await start(1);
      await untilTrue(async () => (await cluster.client.send('/api/blocks')).status === 200);
      if ((await publishAndLook(cluster, publishes + 1)) === undefined)
        findings.push('a publish after the outage was not seen');
      const held = `${paths.length} pages in two languages and encodings, ${publishes} publishes seen after ${Math.max(...times)} ms at most, ${rounds} rounds without a server`;
      return outcomeOf(findings.slice(0, 20), held);
    } finally {
      await cluster.close();
    }
  },
}));
