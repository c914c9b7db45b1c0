import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { uploadedSchema } from '#schemas/editor/media.ts';
import { startTcpProxy, type TcpProxy } from '../../support/tcp-proxy.ts';
import { createClient, forEachAtOnce } from '../client.ts';
import { type Cluster, type ClusterOptions, caches, openCluster, systemProgram } from '../cluster.ts';
import { outcomeOf, type Try, type TryContext } from '../try.ts';
import { sitemapPaths, untilTrue } from './crawl.ts';
import { Spread, sendOnce } from './spread.ts';

/** Three servers on one PostgreSQL and one S3 server behind nginx, as `npm run cluster` starts them. */
const [nginx] = caches;

interface Trial {
  name: string;
  options?: Omit<ClusterOptions, 'cache' | 'count'>;
  run(cluster: Cluster, context: TryContext): Promise<{ findings: readonly string[]; held: string }>;
}

const preload = join(import.meta.dirname, '../../support/shift-clock.mjs');
const clocks = [0, 30_000, -30_000];
let proxy: TcpProxy | undefined;

/** Puts a proxy in front of PostgreSQL. */
const behindProxy: Trial['options'] = {
  urlOf: async (engine) => {
    const url = new URL(engine.env.DATABASE_URL ?? '');
    proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port) });
    url.port = String(proxy.port);
    return url.href;
  },
};

const trials: readonly Trial[] = [
  {
    name: 'a publish is seen by all within 300 ms, one idempotency key gives one reference, planned releases run once',
    run: (cluster, context) => actAtRandom(cluster, context, context.amount(200, 2)),
  },
  {
    name: 'clocks that differ by 30 s change nothing of that',
    options: {
      settingsOf: (index) => ({
        NODE_OPTIONS: `--import=${preload}`,
        CLOCK_SHIFT: String(clocks[index]),
      }),
    },
    run: (cluster, context) => actAtRandom(cluster, context, context.amount(40, 2)),
  },
  {
    name: 'servers killed at random for five minutes lose no acknowledged request and fail no visitor',
    run: (cluster, context) =>
      underLoad(cluster, context, async (note, end) => {
        let kills = 0;
        while (performance.now() < end) {
          await sleep(1_000 + Math.random() * 4_000);
          const index = Math.floor(Math.random() * cluster.servers.length);
          cluster.servers[index]?.kill('SIGKILL');
          await cluster.servers[index]?.ended;
          kills += 1;
          note(`${kills} kills`);
          await sleep(Math.random() * 2_000);
          cluster.servers[index] = await cluster.start(index);
        }
        return `${kills} kills`;
      }),
  },
  {
    name: 'PostgreSQL that stops and starts again loses no acknowledged request and fails no visitor',
    options: behindProxy,
    run: (cluster, context) =>
      underLoad(cluster, { ...context, amount: () => 90_000 }, async (note, end) => {
        let outages = 0;
        while (performance.now() < end) {
          await sleep(5_000);
          proxy?.stop();
          outages += 1;
          note(`outage ${outages}`);
          await sleep(2_000 + Math.random() * 6_000);
          proxy?.heal();
        }
        return `${outages} outages`;
      }),
  },
  {
    name: 'PostgreSQL that is killed and goes on as another process on another port loses no acknowledged request and fails no visitor',
    options: behindProxy,
    run: (cluster, context) =>
      underLoad(cluster, { ...context, amount: () => 90_000 }, async (note, end) => {
        let moves = 0;
        while (performance.now() < end) {
          await sleep(5_000);
          proxy?.stop();
          const port = await cluster.engine.move?.();
          await sleep(1_000);
          proxy?.heal(port);
          moves += 1;
          note(`move ${moves}`);
        }
        return `${moves} moves`;
      }),
  },
  {
    name: 'a storage of media that stops and starts again fails no page and loses no acknowledged upload',
    run: (cluster, context) =>
      underLoad(cluster, { ...context, amount: () => 90_000 }, (note, end) =>
        uploadInOutages(cluster, { note, end }),
      ),
  },
];

export const nodes: readonly Try[] = trials.map(({ name, options = {}, run }) => ({
  name: `three servers behind nginx: ${name}`,
  run: async (context) => {
    if (!systemProgram(nginx.program)) return { skipped: 'nginx is not installed' };
    const cluster = await openCluster({ cache: nginx, count: 3, ...options }, context);
    if (!cluster) return { skipped: 'PostgreSQL cannot be started' };
    try {
      const { findings, held } = await run(cluster, context);
      return outcomeOf(findings.slice(0, 20), held);
    } finally {
      await proxy?.close();
      proxy = undefined;
      await cluster.close();
    }
  },
}));

/** Publishes, sends requests and plans releases, each at a random server or at all at once. */
async function actAtRandom(cluster: Cluster, { note }: TryContext, rounds: number) {
  const { servers, origin, engine } = cluster;
  const spread = new Spread(servers, origin);
  const findings = spread.findings;
  const editor = await spread.signIn();
  await spread.publish(0, editor);
  const times: number[] = [];
  for (let round = 1; round <= rounds; round++) {
    times.push(await spread.publish(round, editor));
    await spread.suggest(`round-${round}`, engine);
    if (round % 20 === 0) note(`${round} of ${rounds} rounds`);
  }
  const late = times.filter((time) => time > 300);
  if (late.length > 0) findings.push(`publishes were seen after ${late} ms`);

  const planned = Math.min(20, rounds);
  const before = await countOf(cluster, 'revision');
  // Far enough for all to be planned, also where the clock is 30 s ahead.
  const at = new Date(Date.now() + 45_000).toISOString();
  for (let number = 1; number <= planned; number++) {
    const publish = await spread.write(`/about/planned-${number}`, number, editor);
    await editor.ask('addRelease', { publish, at });
  }
  note(`${planned} releases are planned`);
  const open = () => engine.query("select id from release where state <> 'done'");
  const end = performance.now() + 120_000;
  while (performance.now() < end && (await open()).length > 0) await sleep(500);
  const rest = await open();
  if (rest.length > 0) findings.push(`${rest.length} releases did not run`);
  const made = (await countOf(cluster, 'revision')) - before;
  if (made !== planned) findings.push(`${planned} releases made ${made} revisions`);
  for (let number = 1; number <= planned; number++)
    await spread.untilShown(`/about/planned-${number}`, `publish ${number} end`);
  return {
    findings,
    held: `${rounds} publishes, seen by all after ${histogram(times)}; ${rounds} keys at all servers at once, ${planned} releases`,
  };
}

const countOf = async ({ engine }: Cluster, table: string) =>
  Number((await engine.query(`select count(*) as count from ${table}`))[0]?.count);

/** Uploads pictures at random servers while the bucket comes and goes, and looks for those that were acknowledged. */
async function uploadInOutages(
  { servers, origin, storage }: Cluster,
  { note, end }: { note: (what: string) => void; end: number },
): Promise<string> {
  const spread = new Spread(servers, origin);
  const editor = await spread.signIn();
  const addresses: string[] = [];
  const refusals = new Map<number, number>();
  const count = (of: Map<number, number>, status: number) => of.set(status, (of.get(status) ?? 0) + 1);
  let isOver = false;
  const uploading = (async () => {
    for (let number = 1; !isOver; number++) {
      const response = await fetch(`${spread.any().origin}/api/editor/media?name=${number}.svg`, {
        method: 'POST',
        body: `<svg xmlns="http://www.w3.org/2000/svg" width="${number}" height="10"><rect width="9" height="9"/></svg>`,
        headers: { 'content-type': 'application/octet-stream', cookie: editor.cookie(), origin },
      });
      const text = await response.text();
      if (response.ok) addresses.push(uploadedSchema.parse(JSON.parse(text).data).item.address);
      else count(refusals, response.status);
      await sleep(50);
    }
  })();
  const seen = new Map<number, number>();
  let outages = 0;
  while (performance.now() < end) {
    await sleep(5_000);
    await storage.stop();
    outages += 1;
    note(`outage ${outages}, ${addresses.length} uploads`);
    // Visitors ask for the newest files, which no cache has, and for older ones.
    for (const address of [...addresses.slice(-5), ...addresses.slice(0, 5)])
      count(seen, (await fetch(spread.any().origin + address)).status);
    await sleep(2_000 + Math.random() * 4_000);
    await storage.start();
  }
  isOver = true;
  await uploading;
  const missing: string[] = [];
  for (const address of addresses)
    for (const server of servers) {
      const ready = await untilTrue(async () => (await fetch(server.origin + address)).status === 200);
      if (ready === undefined) missing.push(`${server.origin}${address}`);
    }
  if (missing.length > 0) throw new Error(`acknowledged uploads are missing: ${missing.slice(0, 5)}`);
  const list = (of: Map<number, number>) =>
    [...of].map(([status, times]) => `${times} × ${status}`).join(', ') || 'none';
  return `${outages} outages, ${addresses.length} uploads kept, refused meanwhile: ${list(refusals)}, files asked for meanwhile: ${list(seen)}`;
}

/** How many of the times are in which range, in milliseconds. */
function histogram(times: readonly number[]): string {
  const bounds = [25, 50, 100, 200, 300, Infinity];
  const ranges = bounds.map((bound, index) => {
    const from = bounds[index - 1] ?? 0;
    return { bound, count: times.filter((time) => time > from && time <= bound).length };
  });
  const parts = ranges.flatMap(({ bound, count }) => (count > 0 ? [`≤ ${bound} ms: ${count}`] : []));
  return `${parts.join(', ')} (at most ${Math.max(...times)} ms)`;
}

/** Visitors open pages and send requests behind nginx while something happens to the servers. */
async function underLoad(
  cluster: Cluster,
  { note, amount }: TryContext,
  happens: (note: (what: string) => void, end: number) => Promise<string>,
) {
  const { origin, engine } = cluster;
  const findings: string[] = [];
  const paths = await sitemapPaths(cluster, 100);
  const views = paths.flatMap((path) => ['zh-CN', 'en-US'].map((language) => ({ path, language })));
  const look = async (
    client: ReturnType<typeof createClient>,
    { path, language }: (typeof views)[number],
  ) => {
    const answer = await client.send(path, {
      headers: { cookie: `lang=${language}`, 'accept-encoding': 'br' },
    });
    return answer;
  };
  await forEachAtOnce(views, { connections: 4 }, async (view) => {
    // A page whose data were late on a busy machine is not stored, and an outage shows only what is.
    const stored = await untilTrue(async () => {
      const { status, headers } = await look(cluster.client, view);
      return status === 200 && headers['x-cache'] !== 'MISS';
    });
    if (stored === undefined) findings.push(`${view.path} is not stored`);
  });

  let isOver = false;
  let visits = 0;
  const acknowledged = new Map<string, string>();
  const refusals = new Map<number, number>();
  const visitor = async () => {
    const client = createClient(origin, 1);
    while (!isOver) {
      const view = views[Math.floor(Math.random() * views.length)];
      if (!view) break;
      const { status } = await look(client, view);
      visits += 1;
      if (status !== 200) findings.push(`${view.path} ${view.language}: ${status}`);
      await sleep(5);
    }
    client.close();
  };
  const applicant = async (one: number) => {
    for (let number = 1; !isOver; number++) {
      const name = `applicant-${one}-${number}`;
      // A browser sends a request that was not answered again, with its key.
      const end = performance.now() + 30_000;
      while (!acknowledged.has(name) && performance.now() < end) {
        const { status, reference } = await sendOnce(origin, name);
        if (reference) acknowledged.set(name, reference);
        else {
          refusals.set(status, (refusals.get(status) ?? 0) + 1);
          await sleep(100);
        }
      }
      if (!acknowledged.has(name)) findings.push(`${name} was not acknowledged within 30 s`);
      await sleep(50);
    }
  };
  const working = [...[1, 2, 3, 4].map(() => visitor()), ...[1, 2].map(applicant)];
  const happened = await happens(
    (what) => note(`${what}, ${visits} visits, ${acknowledged.size} requests`),
    performance.now() + amount(300_000, 1_000),
  );
  isOver = true;
  await Promise.all(working);
  const isBack = await untilTrue(async () => (await sendOnce(origin, 'afterwards')).status === 200);
  if (isBack === undefined) findings.push('requests are refused afterwards');
  const rows = await engine.query('select reference, body from submission');
  const stored = Map.groupBy(rows, ({ body }): string => JSON.parse(String(body)).name);
  for (const [name, reference] of acknowledged) {
    const found = stored.get(name) ?? [];
    if (found.length !== 1 || found[0]?.reference !== reference)
      findings.push(
        `${name} was acknowledged as ${reference}, stored as ${found.map((row) => row.reference)}`,
      );
  }
  const again = [...refusals].map(([status, count]) => `${count} with status ${status}`).join(', ');
  return {
    findings,
    held: `${happened}, ${visits} pages, ${acknowledged.size} requests acknowledged and stored once (sent again: ${again || 'none'})`,
  };
}
