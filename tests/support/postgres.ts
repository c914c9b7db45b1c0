import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { findPostgres } from '../../scripts/lib/find-postgres.mjs';
import { freePort } from './free-port.ts';

/** A temporary PostgreSQL server for one run of the tests. */
export interface TestPostgres {
  /** URL of its maintenance database, for `createDatabase`. */
  url: string;
  /**
   * Kills the server and starts another process with its files on another port.
   * @returns the new port
   */
  move(): Promise<number>;
  stop(): Promise<void>;
}

/** Time limit for the first connection, in milliseconds. */
const startTimeout = 30_000;

const settingsOfTests = [
  // Tests kill our processes, never the machine or this server: data that the server has passed to the operating
  // system survives, and no test waits for the disk.
  ...['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'],
  // A run leaves hundreds of small databases, and autovacuum would go through all of them again and again.
  'autovacuum=off',
  // It takes longer to compile the queries of a test than to run them.
  'jit=off',
];

/**
 * Starts a temporary server on a free port of 127.0.0.1; `stop` leaves the removal of its files to a process of its own.
 *
 * @param durable true if commits wait for the disk and tables are vacuumed, as in production
 * @returns `undefined`, after a loud warning, if PostgreSQL is missing or does not start; tests that need it are then
 * skipped and counted as skipped
 */
export async function startPostgres({ durable = false } = {}): Promise<TestPostgres | undefined> {
  const bin = findPostgres();
  if (!bin) return unavailable('its server programs (initdb) are not installed');
  const folder = mkdtempSync(join(tmpdir(), 'pavilion-pg-'));
  let server: ChildProcess | undefined;
  // Immediate shutdown: an orderly one flushes hundreds of databases that are deleted right afterwards.
  const kill = async () => {
    if (server?.kill('SIGQUIT')) await once(server, 'exit');
  };
  const stop = async () => {
    await kill();
    // Behind the next step of the tests: hundreds of databases are 60,000 files, which take ten seconds.
    spawn('rm', ['-rf', folder], { stdio: 'ignore', detached: true }).unref();
  };
  try {
    const account = ownerOf(folder);
    const password = randomBytes(12).toString('hex');
    initialise(bin, { folder, password, account });
    const data = join(folder, 'data');
    const settings = [
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'shared_buffers=32MB',
      ...(durable ? [] : settingsOfTests),
    ];
    const begin = async () => {
      const port = await freePort();
      const args = ['-D', data, ...[`port=${port}`, ...settings].flatMap((setting) => ['-c', setting])];
      server = spawn(join(bin, 'postgres'), args, { ...account, cwd: folder, stdio: 'ignore' });
      const url = `postgres://pavilion:${password}@127.0.0.1:${port}/postgres`;
      await untilItAnswers(url, server);
      return { url, port };
    };
    const { url } = await begin();
    const move = async () => {
      await kill();
      return (await begin()).port;
    };
    return { url, move, stop };
  } catch (error) {
    await stop();
    return unavailable(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Creates a database on a server.
 *
 * @param template URL of the database to copy, which must have no connections; without it the new one is empty
 * @returns its URL
 */
export async function createDatabase(serverUrl: string, template?: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  // Copying the files is cheaper than logging every page of them, since no flush to the disk follows.
  const copy = template ? ` template ${new URL(template).pathname.slice(1)} strategy file_copy` : '';
  await query(serverUrl, `create database ${name}${copy}`);
  return Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
}

/** Runs one statement on a new connection. */
export async function query(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  try {
    await client.connect();
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function unavailable(reason: string): undefined {
  console.warn(`\n!!! PostgreSQL is not tested: ${reason}. Every test on PostgreSQL is SKIPPED.\n`);
}

interface Account {
  uid?: number;
  gid?: number;
}

/** PostgreSQL refuses to run as root: root starts it as Debian's user `postgres`, who then owns the folder. */
function ownerOf(folder: string): Account {
  if (process.getuid?.() !== 0) return {};
  const idOf = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  const account = { uid: idOf('-u'), gid: idOf('-g') };
  chownSync(folder, account.uid, account.gid);
  return account;
}

interface Cluster {
  folder: string;
  password: string;
  account: Account;
}

function initialise(bin: string, { folder, password, account }: Cluster): void {
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o644 });
  const args = [
    '-D',
    join(folder, 'data'),
    '--username=pavilion',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
  ];
  execFileSync(join(bin, 'initdb'), [...args, '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'], {
    ...account,
    cwd: folder,
    stdio: 'pipe',
  });
}

async function untilItAnswers(url: string, server: ChildProcess): Promise<void> {
  const deadline = performance.now() + startTimeout;
  for (;;) {
    try {
      return await query(url, 'select 1');
    } catch (error) {
      if (server.exitCode !== null) throw new Error(`the server ended with code ${server.exitCode}`);
      if (performance.now() > deadline) throw error;
      await setTimeout(50);
    }
  }
}
