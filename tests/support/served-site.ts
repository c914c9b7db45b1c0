import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const root = join(import.meta.dirname, '../..');
const program = join(root, 'dist/server/serve.js');

export interface ServedSite {
  url: string;
  dataDir: string;
  /** Output of the server so far. */
  output: () => string;
  stop: () => Promise<void>;
}

/** Settings of a site that does not begin with the demo content, or has its folder already. */
const otherContent = ['CONTENT_API', 'DATA_DIR', 'DATABASE_URL', 'DEMO', 'QA_NOW', 'SITE_TIME_ZONE'];

/** A copy of the demo content that the first site of this process has written, which is half of the work of a start. */
let demoDatabase: string | undefined;

/** Keeps the database of a site that has just started without accounts. */
function keepDemo(dataDir: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'pavilion-e2e-demo-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'pavilion.db');
  const database = new DatabaseSync(join(dataDir, 'pavilion.db'));
  database.exec(`vacuum into '${file}'`);
  database.close();
  return file;
}

/**
 * Starts the built site as `npm start` does, on a free port, with a new data folder. With `SERVERS=3` it is three servers,
 * and each request reaches one of them at random.
 */
export async function serveSite(settings: Record<string, string> = {}): Promise<ServedSite> {
  if (process.env.SERVERS) {
    const { serveSpread } = await import('./spread-site.ts');
    return serveSpread(Number(process.env.SERVERS), settings);
  }
  const dataDir = settings.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'pavilion-e2e-')));
  const isDemo = !otherContent.some((name) => name in settings);
  if (isDemo && demoDatabase) await copyFile(demoDatabase, join(dataDir, 'pavilion.db'));
  const run = runServer({ PORT: '0', DATA_DIR: dataDir, ...settings });
  const ready = await run.line(/Pavilion is ready: (\S+)/);
  const url = ready?.[1];
  if (!url) throw new Error(`the site did not start:\n${run.output()}`);
  if (isDemo && !('ADMIN_EMAIL' in settings)) demoDatabase ??= keepDemo(dataDir);
  return {
    url,
    dataDir,
    output: run.output,
    stop: async () => {
      run.kill();
      await run.ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * Starts the server as a process.
 * @param server the program of another folder than `dist`
 * @returns its exit code and its output line by line
 */
export function runServer(settings: Record<string, string>, server = program) {
  const child = spawn(process.execPath, [server], {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString('utf8');
      for (const listener of listeners) listener();
    });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return {
    ended,
    /** 0 if the process could not be started. */
    pid: child.pid ?? 0,
    output: () => text,
    kill: (signal: NodeJS.Signals = 'SIGTERM') => void child.kill(signal),
    /** The first match in the output. Undefined if the process ended without one. */
    line: (pattern: RegExp) =>
      new Promise<RegExpExecArray | undefined>((resolve) => {
        const look = () => {
          const match = pattern.exec(text);
          if (match) resolve(match);
        };
        listeners.add(look);
        look();
        void ended.then(() => resolve(undefined));
      }),
  };
}
