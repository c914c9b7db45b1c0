import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { calls, contractBase } from '#schemas/calls.ts';
import { type OwnEngine, openEngines } from '../../../scripts/lib/own-engines.mjs';
import { type Visitor, visitEditor } from '../../support/editor.ts';
import { freePort } from '../../support/free-port.ts';
import { createClient, forEachAtOnce } from '../client.ts';
import { administrator, outcomeOf, type TriedServer, type Try, type TryContext } from '../try.ts';
import { sitemapPaths, untilTrue } from './crawl.ts';

const root = join(import.meta.dirname, '../../..');
const migrationFolder = 'src/server/db/migrations';

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** The commit of `PREVIOUS_RELEASE`, else of the last tag, else before the last change of the migrations. */
function earlierCommit(): string {
  const named = process.env.PREVIOUS_RELEASE;
  if (named) return git('rev-parse', `${named}^{commit}`);
  try {
    return git('rev-parse', `${git('describe', '--tags', '--abbrev=0')}^{commit}`);
  } catch {
    return git('log', '-1', '--format=%P', '--', migrationFolder);
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
  const migrations = git('ls-tree', '--name-only', commit, `${migrationFolder}/`)
    .split('\n')
    .flatMap((path) => /(\d{4}-[\w-]+)\.ts$/.exec(path)?.[1] ?? []);
  return { commit, program, migrations, isPrepared: migrations.includes('0017-upgrades') };
}

/** Requests go to one of the servers at random, as behind a load balancer without sessions. */
class Spread {
  readonly findings: string[] = [];
  private readonly servers: TriedServer[];
  private readonly origin: string;

  constructor(servers: TriedServer[], origin: string) {
    this.servers = servers;
    this.origin = origin;
  }

  editor(): Visitor {
    return visitEditor(
      { request: (path, init) => fetch(new URL(path, this.any().origin), init) },
      this.origin,
    );
  }

  any(): TriedServer {
    const server = this.servers[Math.floor(Math.random() * this.servers.length)];
    if (!server) throw new Error('no server');
    return server;
  }

  /** Waits until every server shows a text. */
  async untilShown(path: string, text: string): Promise<void> {
    for (const { origin } of this.servers) {
      const shown = await untilTrue(async () =>
        (await fetch(origin + path)).text().then((html) => html.includes(text)),
      );
      if (shown === undefined) this.findings.push(`${path} of ${origin} does not show ${text}`);
    }
  }

  /** Sends one suggestion twice, and looks for one stored row. */
  async suggest(name: string, engine: OwnEngine): Promise<void> {
    const references = await Promise.all(
      [1, 2].map(async () => {
        const response = await fetch(this.any().origin + contractBase + calls.createSuggestion.path, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'current-language': 'en-US',
            'idempotency-key': name,
          },
          body: JSON.stringify({ ...calls.createSuggestion.example, name }),
        });
        return (await response.json()).data?.reference;
      }),
    );
    const rows = await engine.query(`select reference from submission where body like '%"name":"${name}"%'`);
    if (rows.length !== 1 || references.some((one) => one !== rows[0]?.reference))
      this.findings.push(`${name} was acknowledged as ${references}, stored as ${JSON.stringify(rows)}`);
  }

  /** Writes a draft of a page, publishes it, and waits until all servers show it. */
  async publish(number: number): Promise<void> {
    const editor = this.editor();
    await editor.ask('signIn', administrator);
    const name = { kind: 'page', id: '/about/upgrade' } as const;
    const { publishedAt, draft } = await editor.ask('readEntry', name);
    const text = `<p>publish ${number} end</p>`;
    const entry = {
      ...{ ...name, texts: { 'zh-CN': {}, 'en-US': {} } },
      data: {
        ...{ path: name.id, title: { zh: '升级', en: 'Upgrade' }, meta: {} },
        blocks: [{ id: 'text', type: 'rich-text', version: 1, props: { html: { zh: text, en: text } } }],
      },
    };
    const based = publishedAt === undefined ? {} : { publishedAt };
    const saved = await editor.ask('saveDrafts', {
      drafts: [{ ...name, version: draft?.version ?? 0, entry, ...based }],
    });
    await editor.ask('publish', { drafts: saved.drafts.map(({ version }) => ({ ...name, version })) });
    await this.untilShown(name.id, `publish ${number} end`);
  }

  /** Opens all pages in both languages at every server. */
  async openAll(paths: readonly string[]): Promise<void> {
    for (const { origin } of this.servers) {
      const client = createClient(origin);
      const views = paths.flatMap((path) => ['zh-CN', 'en-US'].map((language) => ({ path, language })));
      await forEachAtOnce(views, { connections: 4 }, async ({ path, language }) => {
        const { status } = await client.send(path, { headers: { cookie: `lang=${language}` } });
        if (status !== 200) this.findings.push(`${origin}${path} ${language}: ${status}`);
      });
      client.close();
    }
  }
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
