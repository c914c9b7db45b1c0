import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { describe, expect, inject, it } from 'vitest';
import {
  onEveryEngine,
  openEarlierVersion,
  openEngine,
  openTestDatabase,
  postgres,
  sourceOver,
  temporaryFolder,
  testClock,
} from '#tests/support/database.ts';
import { query } from '#tests/support/postgres.ts';
import { lockData } from '../data-lock.ts';
import { SetupError } from '../setup-error.ts';
import { publish } from './content/publish.ts';
import { type Database, type DatabaseSettings, openDatabase } from './database.ts';
import { migrations } from './migrations/index.ts';
import type { Tables } from './tables.ts';

/** Error message for the operator. */
async function refusalOf(settings: DatabaseSettings): Promise<string> {
  const error = await openDatabase(settings).then(
    () => new Error('it opened'),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(SetupError);
  const message = error instanceof Error ? error.message : '';
  expect(message.split('\n')).toHaveLength(1);
  return message;
}

/** Types of the columns of all tables, by `table.column`; `required` where a row must have a value. */
async function describedColumns(db: Kysely<Tables>): Promise<Map<string, string>> {
  const tables = await db.introspection.getTables();
  return new Map(
    tables.flatMap(({ name, columns }) =>
      columns.map(({ name: column, dataType, isNullable, hasDefaultValue, isAutoIncrementing }) => [
        `${name}.${column}`,
        `${dataType} ${isNullable || hasDefaultValue || isAutoIncrementing ? 'optional' : 'required'}`,
      ]),
    ),
  );
}

const tableNames = async (db: Kysely<Tables>) => (await db.introspection.getTables()).map(({ name }) => name);

describe('opening a SQLite database', () => {
  it('reports that the data folder cannot be created and how to fix it', async () => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    const dataDir = join(file, 'data');
    expect(await refusalOf({ dataDir })).toMatch(
      /^The data folder .*file\/data cannot be used \(ENOTDIR.*\): make it .*, or set DATA_DIR to another one\.$/,
    );
  });

  it.runIf(process.platform === 'linux')(
    'fails instead of retrying for ever if the system cannot create folders',
    async () => {
      expect(await refusalOf({ dataDir: '/proc/pavilion/data' })).toContain('ENOENT');
    },
  );

  it('reports that the data folder is a file', async () => {
    const dataDir = join(temporaryFolder(), 'file');
    writeFileSync(dataDir, '');
    expect(await refusalOf({ dataDir })).toContain('cannot be opened');
  });

  it('reports that the file is not a database and does not change it', async () => {
    const dataDir = temporaryFolder();
    writeFileSync(join(dataDir, 'pavilion.db'), 'a letter to a friend '.repeat(500));
    expect(await refusalOf({ dataDir })).toMatch(
      /pavilion\.db is not a database: move it away, or set DATA_DIR/,
    );
  });

  it('[TRUST-03] refuses a copy beside the write-ahead log of a killed server and does not change it', async () => {
    const [dataDir, killed] = [temporaryFolder(), temporaryFolder()];
    const file = join(dataDir, 'pavilion.db');
    const insertNotes = ({ write }: Database) =>
      write(async (tx) => {
        for (let n = 0; n < 300; n++)
          await tx
            .insertInto('revision')
            .values({ at: '', note: 'x'.repeat(1000) })
            .execute();
      });
    const first = await openDatabase({ dataDir });
    await first.close();
    copyFileSync(file, join(killed, 'pavilion.db'));
    const grown = await openDatabase({ dataDir });
    await insertNotes(grown);
    await grown.close();
    const running = await openDatabase({ dataDir });
    await running.write((tx) => tx.deleteFrom('revision').where('id', '<', 100).execute());
    copyFileSync(`${file}-wal`, join(killed, 'pavilion.db-wal'));
    await running.close();

    const before = readFileSync(join(killed, 'pavilion.db'));
    expect(await refusalOf({ dataDir: killed })).toMatch(
      /pavilion\.db is damaged: restore a backup with npm run restore -- FILE\.$/,
    );
    expect(readFileSync(join(killed, 'pavilion.db'))).toEqual(before);
  });

  it('[TRUST-03] refuses a damaged file without a log', async () => {
    const dataDir = temporaryFolder();
    const file = join(dataDir, 'pavilion.db');
    await (await openDatabase({ dataDir })).close();
    const content = readFileSync(file);
    // A page of an index of the requests, which no query of the start reads.
    content.fill(0x5a, 40 * 4096, 41 * 4096);
    writeFileSync(file, content);
    expect(await refusalOf({ dataDir })).toContain('pavilion.db is damaged: restore a backup');
  });

  it('refuses to start while a backup is restored', async () => {
    const dataDir = temporaryFolder();
    const lock = lockData(dataDir, 'alone');
    expect(await refusalOf({ dataDir })).toBe(
      `A backup is being restored into ${dataDir}: start again when npm run restore has finished.`,
    );
    lock?.release();
    await (await openDatabase({ dataDir })).close();
  });

  it('reports that the file cannot be opened', async () => {
    const dataDir = temporaryFolder();
    mkdirSync(join(dataDir, 'pavilion.db'));
    expect(await refusalOf({ dataDir })).toContain(
      'pavilion.db cannot be opened: give the server write access',
    );
  });
});

onEveryEngine('opening a database', (engine) => {
  it('preserves the stored content', async () => {
    const settings = await engine.emptyDatabase();
    const first = await openDatabase(settings);
    await first.write((tx) => tx.insertInto('revision').values({ at: 'now', note: 'kept' }).execute());
    await first.close();
    const second = await openDatabase(settings);
    expect(await second.read.selectFrom('revision').select('note').execute()).toEqual([{ note: 'kept' }]);
    await second.close();
  });

  it('[OPS-07] starts on a database to which a newer version has only added, and refuses one from which it has removed', async () => {
    const settings = await engine.emptyDatabase();
    const insert = (statement: string) => (database: Database) =>
      database.write((tx) => sql.raw(statement).execute(tx));
    const first = await openDatabase(settings);
    await insert("insert into kysely_migration values ('0099-future', '2030-01-01')")(first);
    await insert('alter table submission add column weather text')(first);
    await insert("insert into required_migration values ('0017-upgrades')")(first);
    await first.close();

    const again = await openDatabase(settings);
    await sourceOver(again).publish({ note: 'by the older version' });
    const tables = await again.read.introspection.getTables();
    const submission = tables.find(({ name }) => name === 'submission');
    expect(submission?.columns.map(({ name }) => name)).toContain('weather');
    await insert("insert into required_migration values ('0098-without-sort')")(again);
    await again.close();
    expect(await refusalOf(settings)).toBe(
      'The database was changed by a newer version, and this one cannot work with it (migration 0098-without-sort): run the newer version, or point DATA_DIR or DATABASE_URL elsewhere.',
    );
  });

  it('[OPS-07] no migration takes away, renames or narrows what an earlier one has made', async () => {
    const opened = openEngine(await engine.emptyDatabase());
    const known: Record<string, Migration> = {};
    let before = new Map<string, string>();
    const changes: string[] = [];
    for (const [name, make] of Object.entries(migrations)) {
      known[name] = make(opened.columns);
      const migrator = new Migrator({ db: opened.writer, provider: { getMigrations: async () => known } });
      expect(await migrator.migrateToLatest()).toMatchObject({ results: [{ migrationName: name }] });
      const after = await describedColumns(opened.writer);
      for (const [column, type] of before)
        if (after.get(column) !== type)
          changes.push(`${name}: ${column} was ${type}, is ${after.get(column)}`);
      const tablesBefore = new Set([...before.keys()].map((column) => column.split('.')[0]));
      for (const [column, type] of after)
        if (!before.has(column) && tablesBefore.has(column.split('.')[0]) && type.endsWith('required'))
          changes.push(`${name}: ${column} has no value in rows of earlier releases`);
      before = after;
    }
    await opened.writer.destroy();
    await opened.reader.destroy();
    expect(changes).toEqual([]);
  });

  it('migrates the database of the previous version, which can still write while it runs', async () => {
    const settings = await engine.emptyDatabase();
    const { reader, writer } = await openEarlierVersion(settings, '0003');
    const insert = async (id: string) => {
      await sql`insert into entry (kind, id, facet, sort, date, data, revision)
        values ('news', ${id}, null, null, '2026-11-21', '{}', 1)`.execute(writer);
      await sql`insert into entry_text (kind, id, language, facet, sort, date, item, data)
        values ('news', ${id}, 'zh-CN', '', 0, '2026-11-21', ${JSON.stringify({ id, title: id })},
          ${JSON.stringify({ title: id })})`.execute(writer);
    };
    await insert('a');
    await sql`insert into revision (at) values ('2026-11-21')`.execute(writer);

    const database = await openDatabase(settings);
    await insert('b');
    const source = sourceOver(database);
    const language = 'zh-CN';
    const page = await source.call('newsPage', {}, { language });
    expect(page).toMatchObject({ data: { list: [{ id: 'b' }, { id: 'a' }], total: 2 } });
    const detail = await source.call('newsDetail', { id: 'a' }, { language });
    expect(detail).toMatchObject({
      data: { current: { title: 'a', createTime: '2026-11-21' }, previous: { id: 'b' } },
    });
    expect(await source.call('scheduleList', {}, { language })).toMatchObject({ data: [] });
    expect(await source.call('scheduleYears', {}, { language })).toMatchObject({ data: [] });
    await Promise.all([database.close(), reader.destroy(), writer.destroy()]);
  });

  it('creates all tables or none', async () => {
    const settings = await engine.emptyDatabase();
    const database = await openDatabase(settings);
    await database.write(async (tx) => {
      for (const view of ['preview_entry_text', 'preview_entry'])
        await sql`drop view ${sql.table(view)}`.execute(tx);
      for (const table of ['entry_text', 'entry', 'revision', 'kysely_migration'])
        await sql`drop table ${sql.table(table)}`.execute(tx);
    });
    const left = await tableNames(database.read);
    await database.close();
    // The first migration succeeds; the second fails because its table exists.
    await refusalOf(settings);
    const { reader, writer } = openEngine(settings);
    expect(left).toContain('submission');
    expect(await tableNames(writer)).toEqual(left);
    await Promise.all([reader.destroy(), writer.destroy()]);
  });

  it('orders text byte by byte', async () => {
    const { write, read } = await openTestDatabase(engine);
    const notes = ['b', 'a', 'B', 'é', '_', '馆', '1'];
    await write((tx) =>
      tx
        .insertInto('revision')
        .values(notes.map((note) => ({ at: '', note })))
        .execute(),
    );
    const rows = await read.selectFrom('revision').select('note').orderBy('note').execute();
    expect(rows.map(({ note }) => note)).toEqual(['1', 'B', '_', 'a', 'b', 'é', '馆']);
  });
});

describe('the address of PostgreSQL', () => {
  it.each(['mysql://user:secret@host/db', 'postgres://user:secret@ho st/db', 'secret'])(
    'is not repeated in the error if it is invalid: case %#',
    async (url) => {
      const message = await refusalOf({ url, dataDir: temporaryFolder() });
      expect(message).toContain('DATABASE_URL is not understood: write postgres://');
      expect(message).not.toContain('secret');
    },
  );

  it('is shown without its password if no server answers', async () => {
    const url = 'postgres://user:secret@127.0.0.1:1/pavilion?password=secret';
    const message = await refusalOf({ url, dataDir: temporaryFolder() });
    expect(message).toBe(
      'PostgreSQL at 127.0.0.1:1/pavilion cannot be reached (ECONNREFUSED): start it, or correct DATABASE_URL.',
    );
  });
});

const serverUrl = inject('postgresUrl');

describe.skipIf(!serverUrl)('PostgreSQL', () => {
  it('reports a wrong password', async () => {
    const url = Object.assign(new URL(serverUrl), { password: 'secret' }).href;
    const message = await refusalOf({ url, dataDir: temporaryFolder() });
    expect(message).toContain('refuses the user name or password: correct them in DATABASE_URL');
    expect(message).not.toContain('secret');
  });

  it('reports that the database does not exist', async () => {
    const url = Object.assign(new URL(serverUrl), { pathname: '/nowhere' }).href;
    expect(await refusalOf({ url, dataDir: temporaryFolder() })).toMatch(
      /\/nowhere has no such database: create it/,
    );
  });

  it('survives broken connections, both idle and during a write', async () => {
    const settings = await postgres.emptyDatabase();
    const database = await openDatabase(settings);
    await database.read.selectFrom('revision').selectAll().execute();
    await query(
      settings.url ?? '',
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await expect.poll(() => database.read.selectFrom('revision').selectAll().execute()).toEqual([]);

    const killed = database.write((tx) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx));
    await expect(killed).rejects.toThrow();
    await database.write((tx) => tx.insertInto('revision').values({ at: '', note: 'after' }).execute());
    expect(await database.read.selectFrom('revision').select('note').execute()).toEqual([{ note: 'after' }]);
    await database.close();
  });

  it('has current statistics after a large publish', async () => {
    const database = await openTestDatabase(postgres);
    const put = Array.from({ length: 300 }, (_, index) => ({
      kind: 'news' as const,
      id: String(index),
      data: { title: 'T' },
    }));
    await publish(database, { put }, testClock);
    const { rows } = await sql`select reltuples from pg_class where relname = 'entry_text'`.execute(
      database.read,
    );
    expect(rows).toEqual([{ reltuples: 600 }]);
  });

  it('can be opened by two processes at once', async () => {
    const settings = await postgres.emptyDatabase();
    const databases = await Promise.all([openDatabase(settings), openDatabase(settings)]);
    for (const database of databases) await database.close();
  });
});

it('a database whose migrations another program runs is refused until `npm run migrate` has run', async () => {
  const dataDir = temporaryFolder();
  expect(await refusalOf({ dataDir, mayMigrate: false })).toBe(
    'The database waits for its migrations (0001-content), and MIGRATE=off leaves them to another program: run npm run migrate, or unset MIGRATE.',
  );
  const program = join(import.meta.dirname, 'migrate-program.ts');
  const migrate = () =>
    promisify(execFile)(process.execPath, [program], { env: { PATH: process.env.PATH, DATA_DIR: dataDir } });
  for (let run = 0; run < 2; run += 1)
    expect((await migrate()).stdout).toBe('The database has all migrations of this release.\n');
  const database = await openDatabase({ dataDir, mayMigrate: false });
  await database.close();
});
