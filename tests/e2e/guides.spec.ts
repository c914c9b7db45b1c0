import { execFile, spawn } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { expect, test } from '@playwright/test';
import { freePort } from '../support/free-port.ts';
import { thorough } from '../support/thorough.ts';

const root = join(import.meta.dirname, '../..');

/** The expected outcome of a command. Programs that take minutes are stopped when they have begun their work. */
interface Expected {
  /** Printed by a program that runs until it is stopped. `page` is then opened, and answers with `status`. */
  serves?: { ready: RegExp; page: string; status?: number; contains?: string };
  /** Printed when the work has begun. */
  begins?: RegExp;
  /** Printed by a program that ends by itself. */
  ends?: RegExp;
  /** Exit code of a program that ends by itself, 0 by default. */
  code?: number;
  /** Runs in `npm test` too. `npm run walk` runs all. */
  sampled?: true;
}

const ready = /Pavilion is ready: (\S+)/;
const site: Expected = { serves: { ready, page: '/news/newsInfo' } };

/** Every command of the guides, as it is written there, in the order in which they can follow each other. */
const expected: Record<string, Expected> = {
  'npm start': site,
  'QA_RECORD=on npm start': {
    serves: { ready, page: '/news/newsInfo?qa=record', contains: '"recordable":{' },
    sampled: true,
  },
  'QA_NOW=2026-11-21T08:00:00+08:00 npm start': {
    serves: { ready, page: '/', contains: '2026-11-21' },
    sampled: true,
  },
  'CONTENT_API=https://cms.example/api/official/website npm start': {
    serves: { ready, page: '/', status: 503 },
  },
  'MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 NODE_ENV=production node --max-semi-space-size=4 dist/server/serve.js':
    site,
  'npm run dev': site,
  'QA_NOW=2026-11-21T09:00:00+08:00 npm run dev': site,
  'npm run stories': { serves: { ready: /(http:\/\/localhost:\d+)/, page: '/' } },
  'npm run cluster': { begins: /PostgreSQL|nginx/ },
  'npm run migrate': { ends: /has all migrations of this release/ },
  'npm run backup -- FILE': { ends: /The backup .* is complete/ },
  'npm run restore -- FILE': { ends: /Restored the backup/ },
  'npm run backup -- ~/pavilion-backup.tar.gz': { ends: /The backup .* is complete/, sampled: true },
  'npm run restore -- ~/pavilion-backup.tar.gz': { ends: /Restored the backup/, sampled: true },
  'npm run backup': { ends: /Nothing was backed up: write one file name after --/, code: 1 },
  'npm run restore': { ends: /Nothing was restored: write one file name after --/, code: 1 },
  'npm run media:move': { ends: /write two locations after --/, code: 1 },
  "npm run media:move -- data/media 's3://venue/site?endpoint=http://minio:9000'": {
    ends: /The media were not moved/,
    code: 1,
  },
  'npm run demo:remove': { ends: /entries/ },
  'npm run replay -- FILE…': { ends: /✓/ },
  'npm run replay -- FILE': { ends: /✓/ },
  'npm run replay -- my.trace.json': { ends: /✓/, sampled: true },
  'npm run replay -- --browser my.trace.json': { ends: /✓/ },
  'npm run pages:check -- FILE|URL…': { ends: /nothing found/ },
  'npm run pages:check -- pages.json': { ends: /nothing found/, sampled: true },
  'npm run pages:check -- --lang zh pages.json': { ends: /没有发现问题/ },
  'npm run pages:check -- --lang zh "https://cms.example/api/official/website/vrexhibition/bySysDetail?key=official.pages.config"':
    { ends: /cms\.example/, code: 2 },
  'npm run rules': { ends: /npm test/, code: 1 },
  'npm run coverage': { ends: /Every gap by name/, code: 1 },
  'npm run coverage -- https://www.example.com': { ends: /HEALTH_TOKEN is not set/, code: 1 },
  'npm run machines': { ends: /docs\/machines\.md/ },
  'npm run map': { ends: /town\.geo\.json/ },
  'npm run icons': { ends: /public/ },
  'npm run format': { ends: /./ },
  'npm run check': { begins: /check/ },
  'npm test': { begins: /── chromium/ },
  'npm test -- --changed': { begins: /── chromium/ },
  'npm run walk': { begins: /Running \d+ tests/ },
  'npm run bench': { begins: /…/ },
  'npm run bench -- --keep': { begins: /…/ },
  'npm run bench -- --only soak --minutes 30': { begins: /…/ },
  'npm run bench -- --only servers': { begins: /… Comparing servers/ },
  'npm run bench -- --only search': { begins: /… Searching among 100,000 entries/ },
  'npm run mutants': { begins: /…/ },
  'npm run lighthouse': { begins: /… Visiting/ },
  'npm run attack': { begins: /… 1 of/ },
  'npm run faults': { begins: /… 1 of/ },
  'npm run faults -- --resume': { begins: /… 1 of/ },
  'npm run faults -- --only "Prometheus reads"': { begins: /… 1 of 1/ },
  'npm run faults -- --only "disk is full"': { begins: /… 1 of/ },
  'npm run faults -- --only "side by side"': { begins: /… 1 of/ },
  'npm run faults -- --only "in front of two servers"': { begins: /… 1 of 2/ },
  'npm run faults -- --only "three servers"': { begins: /… 1 of/ },
  'npm run scale': { begins: /… 2000 visits|nginx is not installed/ },
  'npm run visual -- --base': { begins: /Running \d+ tests/ },
  'npm run visual': { begins: /Running \d+ tests|There is no base/ },
  'npm run fault-matrix': { begins: /… Photographing/ },
  'npm run record': { begins: /… Recording/ },
  'npm run screens': { begins: /… Photographing \d+ screens/ },
  'npm run screens -- --routes /about/contactUs --widths 390,1440': { ends: /Open .*index\.html/ },
  'npm run guide': { begins: /… Photographing/ },
  'npm run new:block opening-hours 开放时间': { ends: /registry\/blocks\.ts lists opening-hours/ },
  'npx vitest run --project=browser tests/blocks tests/ui/stories -t opening-hours': { ends: /passed/ },
  'npx vitest run --project=node schemas/submission.test.ts': { ends: /passed/ },
  'npx vitest run --project=dom registry/BlockBoundary.dom.test.tsx': { ends: /passed/ },
  'npx vitest run --project=browser src/editor/media': { begins: /RUN/ },
  'npm run build && npx playwright test booking --workers=1': { begins: /Running \d+ tests/ },
  'npm run build': { ends: /documents the contract/ },
  'cd dist && npm ci': { ends: /added \d+ packages/ },
  'DATA_DIR=/var/lib/pavilion npm start': site,
};

/** Opens a window, which a machine without a screen cannot. */
const withWindow = ['npx playwright show-trace FILE'];

/** What a reader replaces, by a file of the copy in which the commands run. */
const placeholders: readonly [text: string | RegExp, by: string][] = [
  ['backup -- FILE', 'backup -- build/backup.tar.gz'],
  ['restore -- FILE', 'restore -- build/backup.tar.gz'],
  ['FILE|URL…', 'pages.json'],
  ['FILE…', 'tests/traces/booking.zh-CN.trace.json tests/traces/gallery.en-US.trace.json'],
  ['FILE', 'my.trace.json'],
  // In the built folder, where the guide is at this point.
  ['DATA_DIR=/var/lib/pavilion', 'cd dist && DATA_DIR=../data'],
];

/** The commands in a guide: code within text that begins like one, and the lines of blocks for a shell. */
function commandsOf(text: string): string[] {
  const settings = String.raw`(?:[A-Z_]+=\S+ )*`;
  const inText = [...text.matchAll(new RegExp(`\`(${settings}(?:npm|npx|node) [^\`\\n]*)\``, 'g'))];
  const blocks = [...text.matchAll(/^```(sh)?\n(.*?)^```$/gms)];
  const line = new RegExp(`^${settings}(?:npm|npx|node|cd) `);
  return [
    ...inText.map(([, command = '']) => command.replaceAll('\\|', '|')),
    ...blocks
      .flatMap(([, , block = '']) => block.split('\n'))
      .map((one) => one.replace(/\s+#.*/, '').trim())
      .filter((one) => line.test(one)),
  ];
}

async function allCommands(): Promise<string[]> {
  const guides = (await readdir(join(root, 'docs'))).filter((name) => name.endsWith('.md'));
  const files = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...guides.map((name) => `docs/${name}`)];
  const texts = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')));
  return [...new Set(texts.flatMap(commandsOf))];
}

/** The project in a folder that commands may change, with the packages and the build of this one. */
async function copyProject(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pavilion-guides-'));
  for (const name of await readdir(root))
    if (!['node_modules', 'build', '.git', 'data'].includes(name))
      await cp(join(root, name), join(folder, name), { recursive: true, preserveTimestamps: true });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  await cp(join(root, 'tests/traces/gallery.en-US.trace.json'), join(folder, 'my.trace.json'));
  // `npm test` encodes pictures quickly and lets them count as missing, so that each start would make them again.
  const complete = `import { inputsOf, remember } from './scripts/lib/build-state.mjs'; remember('media', inputsOf('media'));`;
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', complete], { cwd: folder });
  // Some commands ask git for the files of the project.
  for (const args of [
    ['init', '--quiet'],
    ['add', '.'],
  ])
    await promisify(execFile)('git', args, { cwd: folder });
  await writeFile(
    join(folder, 'pages.json'),
    '{ "path": "/about/travel", "title": "Getting here", "blocks": [] }',
  );
  return folder;
}

/** Runs a command in a shell, in a group of processes of its own. */
function runCommand(command: string, cwd: string, env: NodeJS.ProcessEnv) {
  const child = spawn('sh', ['-c', command], { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      // Playwright asks for colours in the environment of its workers.
      output += stripVTControlCharacters(chunk.toString('utf8'));
    });
  let code: number | null | undefined;
  const ended = new Promise<void>((resolve) => {
    child.once('close', (value) => {
      code = value;
      resolve();
    });
  });
  return {
    output: () => output,
    ended,
    code: () => code,
    stop: async () => {
      if (code === undefined && child.pid) process.kill(-child.pid, 'SIGTERM');
      await ended;
    },
  };
}

test('[QA-09] every command of README, CONTRIBUTING and the guides is one of those that are run', async () => {
  expect((await allCommands()).toSorted()).toEqual([...Object.keys(expected), ...withWindow].toSorted());
});

test.describe('[QA-09] runs as it is written', () => {
  let folder = '';
  let env: NodeJS.ProcessEnv = {};

  test.beforeAll(async () => {
    folder = await copyProject();
    const { NODE_ENV: _, WALK: __, CI: ___, ...own } = process.env;
    env = {
      ...own,
      // Only the port and the place of the data differ from a reader's shell: tests run beside each other.
      PORT: String(await freePort()),
      DATA_DIR: join(folder, 'data'),
      LC_ALL: 'C.UTF-8',
    };
  });

  test.afterAll(() => rm(folder, { recursive: true, force: true }));

  for (const [name, value] of [
    ['QA_RECORD', 'on'],
    ['QA_NOW', '2026-11-21T08:00:00+08:00'],
  ])
    test(`but a site that others can reach refuses ${name} without its confirmation`, async () => {
      const run = runCommand(`${name}=${value} SITE_ORIGIN=https://venue.example npm start`, folder, env);
      await run.ended;
      expect(run.code(), run.output()).toBe(1);
      expect(run.output()).toContain(`Pavilion cannot start: ${name} `);
      expect(run.output()).toContain(`${name}_CONFIRM`);
    });

  for (const [command, { serves, begins, ends, code = 0, sampled }] of Object.entries(expected)) {
    if (!sampled && !thorough) continue;
    test(command, async () => {
      const written = placeholders.reduce((text, [name, by]) => text.replace(name, by), command);
      const run = runCommand(written.replace('~', folder), folder, env);
      try {
        const awaited = serves?.ready ?? begins;
        if (awaited) {
          // A program that has ended instead fails at once, with what it printed.
          const state = () => awaited.test(run.output()) || (run.code() !== undefined && run.output());
          await expect.poll(state, { timeout: 240_000 }).not.toBe(false);
          expect(state()).toBe(true);
        } else {
          await run.ended;
          expect(run.code(), run.output()).toBe(code);
          if (ends) expect(run.output()).toMatch(ends);
        }
        if (serves) {
          const origin = serves.ready.exec(run.output())?.[1];
          const answer = await fetch(`${origin}${serves.page}`);
          expect(answer.status).toBe(serves.status ?? 200);
          expect(await answer.text()).toContain(serves.contains ?? '');
        }
      } finally {
        await run.stop();
      }
    });
  }
});
