import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { countingFunction, openPostgres } from '../db/dialects/postgres.ts';
import { SetupError } from '../setup-error.ts';
import type { DatabaseContents } from './archive.ts';

/** A backup holds this schema, which is the default one. */
const schema = 'public';

/**
 * Dumps the database while servers write to it. The dump and the counts show the same snapshot.
 * @throws SetupError when PostgreSQL cannot be reached, or when `pg_dump` is missing or fails
 */
export function dumpPostgres(url: string, to: string): Promise<DatabaseContents> {
  return withClient(url, async (client) => {
    await client.query('begin isolation level repeatable read, read only');
    const { rows } = await client.query<{ snapshot: string }>('select pg_export_snapshot() as snapshot');
    const options = ['--format=custom', '--no-owner', '--no-privileges', `--file=${to}`];
    const [{ snapshot } = { snapshot: '' }] = rows;
    await runTool(url, 'pg_dump', [...options, `--table=${schema}.*`, `--snapshot=${snapshot}`]);
    const tables = await client.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = '${schema}' and table_type = 'BASE TABLE'`,
    );
    const counts: Record<string, number> = {};
    for (const { name } of tables.rows) {
      const counted = await client.query<{ n: string }>(
        `select count(*) as n from ${schema}.${client.escapeIdentifier(name)}`,
      );
      counts[name] = Number(counted.rows[0]?.n);
    }
    if (counts.kysely_migration === undefined)
      throw new SetupError('The database holds no site: correct DATABASE_URL.');
    const migrations = await client.query<{ name: string }>(`select name from ${schema}.kysely_migration`);
    return { counts, migrations: migrations.rows.map(({ name }) => name) };
  });
}

/**
 * Reads all data of a dump.
 * @returns the number of rows by table
 * @throws SetupError when `pg_restore` is missing or cannot read the file
 */
export async function countDump(url: string, dump: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  let table: string | undefined;
  await runTool(url, 'pg_restore', ['--data-only', '--file=-', dump], {
    onLine: (line) => {
      const [, begun] = table ? [] : (/^COPY \w+\.(\w+) .*FROM stdin;$/.exec(line) ?? []);
      if (begun) counts[begun] = 0;
      else if (table && line !== '\\.') counts[table] = (counts[table] ?? 0) + 1;
      if (begun || line === '\\.') table = begun;
    },
  });
  return counts;
}

/** The sessions of servers on the same database, also of those with another data folder. */
export const countServers = (url: string): Promise<number> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ n: string }>(
      "select count(*) as n from pg_stat_activity where datname = current_database() and application_name = 'pavilion'",
    );
    return Number(rows[0]?.n);
  });

/**
 * Replaces the tables by those of a checked dump, in one transaction: after any interruption the database holds
 * either the earlier state or the backup.
 * @param script path for a temporary file of SQL
 */
export async function replacePostgres(url: string, dump: string, { counts, script }: Replacement) {
  // From a file and not through a pipe: psql would commit what arrived before a pipe broke.
  await runTool(url, 'pg_restore', ['--no-owner', '--no-privileges', `--file=${script}.dump`, dump]);
  const checks = Object.entries(counts).map(
    ([table, rows]) =>
      `if (select count(*) from ${schema}."${table}") <> ${rows} then raise 'rows of ${table} are missing'; end if;`,
  );
  await writeFile(
    script,
    `set lock_timeout = '10s';
do $$ declare name text; begin
  for name in select tablename from pg_tables where schemaname = '${schema}' loop
    execute format('drop table if exists ${schema}.%I cascade', name);
  end loop;
end $$;
${countingFunction('media_change')};
\\ir ${script}.dump
`,
    { mode: 0o600 },
  );
  await appendFile(script, `do $$ begin ${checks.join('\n')} end $$;\nanalyze;\n`);
  const options = ['--no-psqlrc', '--quiet', '--single-transaction', '--set=ON_ERROR_STOP=1'];
  await runTool(url, 'psql', [...options, `--file=${script}`], { database: true });
}

interface Replacement {
  /** Expected number of rows by table. */
  counts: Record<string, number>;
  script: string;
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'pavilion backup' });
  try {
    await client.connect();
    return await work(client);
  } catch (error) {
    throw openPostgres(url).explain(error);
  } finally {
    await client.end().catch(() => {});
  }
}

type Tool = 'pg_dump' | 'pg_restore' | 'psql';

/** Runs a program of PostgreSQL. The password is in its environment, since others can read command lines. */
async function runTool(
  url: string,
  tool: Tool,
  options: string[],
  { onLine, database = tool === 'pg_dump' }: { onLine?: (line: string) => void; database?: boolean } = {},
): Promise<void> {
  const address = new URL(url);
  const password = decodeURIComponent(address.password) || address.searchParams.get('password');
  address.password = '';
  address.searchParams.delete('password');
  const child = spawn(tool, [...options, ...(database ? [`--dbname=${address.href}`] : [])], {
    env: { ...process.env, ...(password ? { PGPASSWORD: password } : {}) },
    stdio: ['ignore', onLine ? 'pipe' : 'ignore', 'pipe'],
  });
  let problem = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    problem += chunk;
  });
  const ended = once(child, 'close').catch((cause: unknown) => {
    throw new SetupError(`${tool} was not found: install the client programs of PostgreSQL.`, { cause });
  });
  if (child.stdout && onLine) for await (const line of createInterface({ input: child.stdout })) onLine(line);
  const [code] = await ended;
  if (code !== 0)
    throw new SetupError(
      `${tool} failed (${problem.trim().split('\n').at(-1) || `code ${code}`}): see its manual.`,
    );
}
