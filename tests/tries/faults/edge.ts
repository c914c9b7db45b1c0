import { type Client, createClient, forEachAtOnce, signIn } from '../client.ts';
import { type Cluster, caches, openCluster, systemProgram } from '../cluster.ts';
import { outcomeOf, type Try } from '../try.ts';
import { sitemapPaths, untilTrue } from './crawl.ts';

/** Milliseconds until a publish is seen: a server hears from PostgreSQL what another one has published. */
const longest = 300;

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
    if (!systemProgram(cache.program)) return { skipped: `${cache.program} is not installed` };
    const cluster = await openCluster({ cache, count: 2 }, context);
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
