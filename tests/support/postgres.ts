import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { findPostgres } from '../../scripts/lib/find-postgres.mjs';

/** A PostgreSQL server of the tests' own. */
export interface TestPostgres {
  /** Its maintenance database; `createDatabase` makes others beside it. */
  url: string;
  stop(): Promise<void>;
}

/** How long the server may take until it answers, in milliseconds. */
const startTimeout = 30_000;

/**
 * Starts a temporary server on a free port of 127.0.0.1; nothing of it remains after `stop`. Undefined, after a loud
 * warning, where there is no PostgreSQL or it does not start: whatever needs it is then skipped, and counted as skipped.
 */
export async function startPostgres(): Promise<TestPostgres | undefined> {
  const bin = findPostgres();
  if (!bin) return unavailable('its server programs (initdb) are not installed');
  const folder = mkdtempSync(join(tmpdir(), 'pavilion-pg-'));
  let server: ChildProcess | undefined;
  const stop = async () => {
    // Interrupted, it disconnects everyone and shuts down in order.
    if (server?.kill('SIGINT')) await once(server, 'exit');
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const account = ownerOf(folder);
    const password = randomBytes(12).toString('hex');
    initialise(bin, { folder, password, account });
    const port = await freePort();
    const data = join(folder, 'data');
    const settings = [
      `port=${port}`,
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'shared_buffers=32MB',
    ];
    const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
    server = spawn(join(bin, 'postgres'), args, { ...account, cwd: folder, stdio: 'ignore' });
    const url = `postgres://pavilion:${password}@127.0.0.1:${port}/postgres`;
    await untilItAnswers(url, server);
    return { url, stop };
  } catch (error) {
    await stop();
    return unavailable(error instanceof Error ? error.message : String(error));
  }
}

/** Makes an empty database on a server, and tells its address. */
export async function createDatabase(serverUrl: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await query(serverUrl, `create database ${name}`);
  return Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
}

/** Runs one statement on a connection of its own. */
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

/** PostgreSQL refuses to run as root: then the server belongs to the user of Debian's package, and so does its folder. */
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
  // What initdb itself writes may be lost in a power cut; the server keeps its own writes safe, as everywhere.
  execFileSync(join(bin, 'initdb'), [...args, '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'], {
    ...account,
    cwd: folder,
    stdio: 'pipe',
  });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('no free port on 127.0.0.1');
  return address.port;
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
