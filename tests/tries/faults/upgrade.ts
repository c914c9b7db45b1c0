import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { type OwnEngine, openEngines } from '../../../scripts/lib/own-engines.mjs';
import { freePort } from '../../support/free-port.ts';
import { outcomeOf, type TriedServer, type Try, type TryContext } from '../try.ts';
import { sitemapPaths } from './crawl.ts';
import { Spread } from './spread.ts';

const root = join(import.meta.dirname, '../../..');
const migrationFolder = 'src/server/db/migrations';

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** The names of the migrations of a commit. */
const migrationsOf = (commit: string): string[] =>
  git('ls-tree', '--name-only', commit, `${migrationFolder}/`)
    .split('\n')
    .flatMap((path) => /(\d{4}-[\w-]+)\.ts$/.exec(path)?.[1] ?? []);

/**
 * The commit of `PREVIOUS_RELEASE`, else of the last tag, else the last one whose migrations are a part of today's: one
 * between it and now may have a migration that got another number before its release.
 */
function earlierCommit(): string {
  const named = process.env.PREVIOUS_RELEASE;
  if (named) return git('rev-parse', `${named}^{commit}`);
  try {
    return git('rev-parse', `${git('describe', '--tags', '--abbrev=0')}^{commit}`);
  } catch {
    const today = migrationsOf('HEAD');
    const isPart = (names: readonly string[]) =>
      names.length < today.length && names.every((name) => today.includes(name));
    const earlier = git('log', '--first-parent', '--format=%H^', '--', migrationFolder).split('\n');
    return git('rev-parse', earlier.find((commit) => isPart(migrationsOf(commit))) ?? 'HEAD^');
  }
}

interface EarlierRelease {
  commit: string;
  program: string;
  migrations: string[];
  /** True if its servers put their hashed files into the database, and start on what a newer release has migrated. */
  isPrepared: boolean;
}

/** Builds a commit in `build/releases`, once. */
function buildEarlier(note: TryContext['note']): EarlierRelease {
  const commit = earlierCommit();
  const folder = join(root, 'build/releases', commit.slice(0, 12));
  const program = join(folder, 'dist/server/serve.js');
  if (!existsSync(program)) {
    note(`builds ${commit.slice(0, 12)}`);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    execFileSync('tar', ['-x', '-C', folder], {
      input: execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 1024 ** 3 }),
    });
    cpSync(join(root, 'dist/media'), join(folder, 'dist/media'), { recursive: true });
    const lock = (where: string) => readFileSync(join(where, 'package-lock.json'), 'utf8');
    if (lock(folder) === lock(root)) symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    const built = spawnSync(process.execPath, ['scripts/build.mjs', '--quick'], {
      cwd: folder,
      encoding: 'utf8',
    });
    if (built.status !== 0) throw new Error(`${commit} was not built:\n${built.stdout}${built.stderr}`);
  }
  const migrations = migrationsOf(commit);
  return { commit, program, migrations, isPrepared: migrations.includes('0017-upgrades') };
}

/** Hashed files that pages of a server name. */
async function filesOf({ origin }: TriedServer, paths: readonly string[]): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const path of paths.slice(0, 12)) {
    const html = await (await fetch(origin + path)).text();
    for (const [name] of html.matchAll(/\/assets\/[\w.@-]+/g))
      if (!files.has(name)) files.set(name, await bytesOf(origin + name));
  }
  return files;
}

const bytesOf = async (url: string) => {
  const response = await fetch(url);
  return `${response.status} ${response.headers.get('content-type')} ${Buffer.from(await response.arrayBuffer()).toString('base64')}`;
};

/** Names of the files of one server that another one answers in another way. */
async function missingAt({ origin }: TriedServer, files: ReadonlyMap<string, string>): Promise<string[]> {
  const missing: string[] = [];
  for (const [name, bytes] of files) if ((await bytesOf(origin + name)) !== bytes) missing.push(name);
  return missing;
}

/** The build of an earlier commit and this one as servers of one site, forwards and back. */
export const upgrades: readonly Try[] = [
  {
    name: 'the release before and this one run side by side on one PostgreSQL, and the release before starts again',
    run: async (context) => {
      const [engine] = await openEngines('postgres');
      if (!engine) return { skipped: 'PostgreSQL cannot be started' };
      try {
        return await upgrade(context, engine, buildEarlier(context.note));
      } finally {
        await engine.close();
      }
    },
  },
];

async function upgrade(
  { startServer, note, amount }: TryContext,
  engine: OwnEngine,
  earlier: EarlierRelease,
) {
  const origin = `http://127.0.0.1:${await freePort()}`;
  const settings = {
    ...engine.env,
    SITE_ORIGIN: origin,
    DATA_DIR: engine.dataDir,
    AUTH_SECRET: 'a secret of this try that all servers share',
  };
  const rounds = amount(20, 1);
  const before = await startServer(settings, earlier.program);
  const alone = new Spread([before], origin);
  const paths = await sitemapPaths(before, 100);
  await alone.openAll(paths);
  await alone.publish(0);
  await alone.suggest('before-the-upgrade', engine);

  note('both releases run');
  const after = await startServer(settings);
  const both = new Spread([before, after], origin);
  for (let round = 1; round <= rounds; round++) {
    await both.publish(round);
    await both.suggest(`round-${round}`, engine);
  }
  await both.openAll(paths);
  const findings = [...alone.findings, ...both.findings];
  const [old, own] = [await filesOf(before, paths), await filesOf(after, paths)];
  const changed = [...own.keys()].filter((name) => !old.has(name)).length;
  if (earlier.isPrepared) {
    for (const name of await missingAt(after, old)) findings.push(`this release does not serve ${name}`);
    for (const name of await missingAt(before, own))
      findings.push(`the release before does not serve ${name}`);
  }

  note('the release before is started again');
  for (const server of [before, after]) server.kill('SIGTERM');
  await Promise.all([before.ended, after.ended]);
  let rollback = 'is from before 0017, so it neither has these files nor starts again';
  if (earlier.isPrepared) {
    const again = new Spread([await startServer(settings, earlier.program)], origin);
    await again.untilShown('/about/upgrade', `publish ${rounds} end`);
    await again.openAll(paths);
    await again.publish(rounds + 1);
    await again.suggest('after-going-back', engine);
    for (const name of await missingAt(again.any(), own))
      findings.push(`after going back: ${name} is missing`);
    findings.push(...again.findings);
    rollback = 'started again with everything';
  }
  const stored = await engine.query('select count(*) as count from submission');
  const expected = rounds + (earlier.isPrepared ? 2 : 1);
  if (Number(stored[0]?.count) !== expected)
    findings.push(`${expected} requests were acknowledged, ${stored[0]?.count} are stored`);
  return outcomeOf(
    findings.slice(0, 20),
    `${earlier.commit.slice(0, 8)} (${earlier.migrations.at(-1)}) beside this release: ${paths.length} pages, ${rounds} publishes and requests at random servers, ${changed} of ${own.size} files differ; the release before ${rollback}`,
  );
}
