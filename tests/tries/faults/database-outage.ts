import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type OwnEngine, openEngines } from '../../../scripts/lib/own-engines.mjs';
import { startTcpProxy, type TcpProxy } from '../../support/tcp-proxy.ts';
import { outcomeOf, type Try, type TryContext } from '../try.ts';
import { crawl, notServed, sendSuggestion, sitemapPaths, timeOf, untilTrue } from './crawl.ts';

interface Outage {
  name: string;
  begin(engine: OwnEngine, proxy: TcpProxy): Promise<() => void>;
  /** False if visitors must not notice anything. */
  isNoticed: boolean;
}

const outages: readonly Outage[] = [
  {
    name: 'stopped',
    isNoticed: true,
    begin: async (_engine, proxy) => {
      proxy.stop();
      return proxy.heal;
    },
  },
  {
    name: 'frozen (SIGSTOP)',
    isNoticed: true,
    begin: async (engine) => {
      const pids = await serverProcesses(engine);
      sendAll(pids, 'SIGSTOP');
      return () => sendAll(pids, 'SIGCONT');
    },
  },
  {
    name: 'behind a lost network',
    isNoticed: true,
    begin: async (_engine, proxy) => {
      proxy.freeze();
      return proxy.heal;
    },
  },
  {
    name: 'failed over',
    isNoticed: false,
    begin: async (engine) => {
      await engine.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      return () => {};
    },
  },
];

/** Signals processes, but for those that have ended: PostgreSQL's workers come and go. */
function sendAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids)
    try {
      process.kill(pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
}

/** The postmaster and its children. */
async function serverProcesses(engine: OwnEngine): Promise<number[]> {
  const [row] = await engine.query('show data_directory');
  const [line] = readFileSync(join(String(row?.data_directory), 'postmaster.pid'), 'utf8').split('\n');
  const postmaster = Number(line);
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => parentOf(pid) === postmaster);
  return [postmaster, ...children.map(Number)];
}

function parentOf(pid: string): number | undefined {
  try {
    const [, parent] = /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(parent);
  } catch {
    return undefined;
  }
}

/** A page that no answer in memory can tell: whether there is such an article. */
const unknownArticle = '/news/newsInfoDetail?id=never-asked-for';

/** Every page of the sitemap is visited, then again during an outage of PostgreSQL. */
export const databaseOutages: readonly Try[] = outages.map((outage) => ({
  name: `PostgreSQL is ${outage.name}: pages visited before are served, nothing is acknowledged that is not stored`,
  run: async (context) => {
    const [engine] = await openEngines('postgres');
    if (!engine) return { skipped: 'PostgreSQL cannot be started' };
    const url = new URL(engine.env.DATABASE_URL ?? '');
    const proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port) });
    url.port = String(proxy.port);
    try {
      return await tryOutage(context, { outage, engine, proxy, url: url.href });
    } finally {
      await proxy.close();
      await engine.close();
    }
  },
}));

interface Tried {
  outage: Outage;
  engine: OwnEngine;
  proxy: TcpProxy;
  /** Of the database, through the proxy. */
  url: string;
}

async function tryOutage(context: TryContext, { outage, engine, proxy, url }: Tried) {
  const site = await context.startServer({ DATABASE_URL: url });
  const paths = await sitemapPaths(site);
  context.note(`${paths.length} pages are visited`);
  const before = await crawl(site, paths);
  const findings = notServed(before, 'before the outage');
  // A busy machine delays everything.
  const slowest = timeOf(before, 1);

  const end = await outage.begin(engine, proxy);
  context.note('the outage began');
  const [first] = await crawl(site, [unknownArticle]);
  const during = await crawl(site, paths);
  findings.push(...notServed(during, 'during the outage'));
  const sent = await sendSuggestion(site, 'during');
  if (outage.isNoticed) {
    const [cold] = await crawl(site, [unknownArticle]);
    if (first?.status !== 503 || cold?.status !== 503)
      findings.push(`a page not visited before is answered ${first?.status}, then ${cold?.status}`);
    if ((first?.time ?? 0) > Math.max(5_000, 10 * slowest))
      findings.push(`its first answer takes ${first?.time} ms`);
    if ((cold?.time ?? 0) > Math.max(1_000, 3 * slowest))
      findings.push(`its second answer takes ${cold?.time} ms`);
    if (!cold?.text.includes('tel:')) findings.push('status 503 shows no phone number');
    if (sent) findings.push(`a request was acknowledged as ${sent}`);
  } else {
    if (first?.status !== 404) findings.push(`the first page afterwards is answered ${first?.status}`);
    if (!sent) findings.push('the first request afterwards is refused');
  }

  end();
  const recovery = await untilTrue(async () => {
    const [visit] = await crawl(site, [unknownArticle]);
    return visit?.status === 404;
  });
  if (recovery === undefined) findings.push('it does not recover within 30 s');
  const reference = await sendSuggestion(site, 'afterwards');
  const rows = await engine.query('select reference from submission');
  const acknowledged = [sent, reference].filter((one) => one !== undefined);
  if (!reference) findings.push('requests are refused after the outage');
  for (const one of acknowledged)
    if (!rows.some((row) => row.reference === one)) findings.push(`${one} was acknowledged and is lost`);
  return outcomeOf(
    findings,
    `${paths.length} pages, 95 % within ${timeOf(during, 0.95)} ms, slowest ${timeOf(during, 1)} ms; another page ${Math.round(first?.time ?? 0)} ms; back after ${recovery} ms`,
  );
}
