import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inPath } from '../../scripts/lib/find-executable.mjs';
import { type OwnEngine, openEngines } from '../../scripts/lib/own-engines.mjs';
import { freePort } from '../support/free-port.ts';
import { openS3, s3Credentials } from '../support/s3.ts';
import { createClient } from './client.ts';
import { untilTrue } from './faults/crawl.ts';
import type { Settings, TryContext } from './try.ts';

/** A cache in front of servers, with its recipe of `deploy/`. */
export interface Cache {
  name: string;
  program: string;
  recipe: string;
  /** What the recipe must contain. */
  recipeParts: readonly string[];
  /** True if it is told what a publish has changed. */
  isPurged: boolean;
  /** Puts the ports of servers into the recipe. */
  withServers(recipe: string, ports: readonly number[]): string;
  /** Arguments of the program, which stays in the foreground. */
  prepare(folder: string, recipe: string, port: number): string[];
}

export const caches = [
  {
    name: 'nginx',
    program: 'nginx',
    recipe: 'deploy/nginx.conf',
    recipeParts: ['listen 80;', 'server 127.0.0.1:3000 max_fails'],
    isPurged: false,
    withServers: (recipe, ports) =>
      recipe
        .replace(/^ *server 127\.0\.0\.1:3001 .*\n/m, '')
        .replace(/^ *server 127\.0\.0\.1:3000 (.*)\n/m, (_, options) =>
          ports.map((port) => `  server 127.0.0.1:${port} ${options}\n`).join(''),
        ),
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
    recipeParts: ['vcl 4.1;', '3000', '3001'],
    isPurged: true,
    withServers: (recipe, [one, other]) =>
      recipe.replaceAll('3000', String(one)).replaceAll('3001', String(other)),
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
] as const satisfies readonly Cache[];

/** How a cluster is made. */
export interface ClusterOptions {
  cache: Cache;
  /** Number of servers. Varnish's recipe has two. */
  count: number;
  /** At which the cache listens; absent for a free one. */
  port?: number;
  /** Of all servers. */
  settings?: Settings;
  /** Of one server, before the others. */
  settingsOf?: (index: number) => Settings;
  /** The database as servers reach it. */
  urlOf?: (engine: OwnEngine) => Promise<string>;
}

/** @returns the path of a program that may be where only root looks; undefined if it is not installed */
export const systemProgram = (name: string): string | undefined =>
  inPath([name], `${process.env.PATH}:/usr/sbin`)[0];

/**
 * Starts servers on one PostgreSQL and one bucket of media, behind a cache with its recipe of `deploy/`.
 * @returns undefined if PostgreSQL cannot be started
 */
export async function openCluster(
  { cache, count, port: wanted, settings: own = {}, settingsOf = () => ({}), urlOf }: ClusterOptions,
  { startServer }: Pick<TryContext, 'startServer'>,
) {
  const [engine] = await openEngines('postgres');
  if (!engine) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'pavilion-edge-'));
  const port = wanted ?? (await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const bucketFolder = join(folder, 'bucket');
  mkdirSync(bucketFolder);
  const storage = await openS3(bucketFolder);
  const settings = {
    ...engine.env,
    ...(urlOf ? { DATABASE_URL: await urlOf(engine) } : {}),
    DATA_DIR: engine.dataDir,
    SITE_ORIGIN: origin,
    MEDIA_URL: storage.url(),
    ...s3Credentials,
    AUTH_SECRET: 'a secret of this try that all servers share',
    TRUST_PROXY: 'on',
    EDGE: 'on',
    ...(cache.isPurged ? { PURGE_URL: `${origin}/` } : {}),
    ...own,
  };
  const ports = await Promise.all(Array.from({ length: count }, () => freePort()));
  const start = (index: number) =>
    startServer({ ...settings, ...settingsOf(index), PORT: String(ports[index]) });
  const servers = [];
  // One after the other: the first writes the demo.
  for (let index = 0; index < count; index++) servers.push(await start(index));
  const text = readFileSync(cache.recipe, 'utf8');
  if (!cache.recipeParts.every((part) => text.includes(part)))
    throw new Error(`${cache.recipe} has other ports`);
  const recipe = cache.withServers(text, ports);
  const child = spawn(systemProgram(cache.program) ?? '', cache.prepare(folder, recipe, port), {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
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
    await storage.stop();
    rmSync(folder, { recursive: true, force: true });
    await engine.close();
  };
  return { client, origin, servers, start, engine, storage, pid: child.pid ?? 0, close };
}

export type Cluster = NonNullable<Awaited<ReturnType<typeof openCluster>>>;
