import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  onEveryEngine,
  openTestDatabase,
  postgres,
  temporaryFolder,
  watchedConnection,
} from '#tests/support/database.ts';
import { type Database, openDatabase } from './database.ts';
import { createWriter, type Job } from './writer.ts';

/** A job that inserts a row. */
const note =
  (text: string): Job<string> =>
  async (tx) => {
    await tx.insertInto('revision').values({ at: 'now', note: text }).execute();
    return text;
  };

const failing =
  (text: string): Job<never> =>
  async (tx) => {
    await note(text)(tx);
    throw new Error(`${text} fails`);
  };

const notes = async ({ read }: Database) =>
  (await read.selectFrom('revision').select('note').orderBy('id').execute()).map((row) => row.note);

onEveryEngine('the writer', (engine) => {
  it('acknowledges a job after its commit: readers see its rows only then', async () => {
    const database = await openTestDatabase(engine);
    const during = await database.write(async (tx) => {
      await note('a')(tx);
      return notes(database);
    });
    expect(during).toEqual([]);
    expect(await notes(database)).toEqual(['a']);
  });

  it('runs jobs in the order in which they were submitted', async () => {
    const database = await openTestDatabase(engine);
    const texts = Array.from({ length: 450 }, (_, index) => String(index));
    expect(await Promise.all(texts.map((text) => database.write(note(text))))).toEqual(texts);
    expect(await notes(database)).toEqual(texts);
  });

  it('rejects only the failing job and undoes its changes', async () => {
    const database = await openTestDatabase(engine);
    const outcomes = await Promise.allSettled([note('a'), failing('b'), note('c')].map(database.write));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(outcomes[1]).toMatchObject({ reason: new Error('b fails') });
    expect(await notes(database)).toEqual(['a', 'c']);
  });

  it('rejects only the job with an invalid statement', async () => {
    const database = await openTestDatabase(engine);
    const broken: Job<unknown> = (tx) => sql`insert into nowhere values (1)`.execute(tx);
    const outcomes = await Promise.allSettled(
      [note('a'), broken, note('c')].map((job) => database.write<unknown>(job)),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await notes(database)).toEqual(['a', 'c']);
  });

  it('rejects every job of a batch whose commit fails, and accepts further jobs', async () => {
    const database = await openTestDatabase(engine);
    await database.write(async (tx) => {
      await sql`create table parent (id integer primary key)`.execute(tx);
      await sql`create table child (parent integer references parent (id) deferrable initially deferred)`.execute(
        tx,
      );
    });
    const orphan: Job<unknown> = (tx) => sql`insert into child values (1)`.execute(tx);
    const outcomes = await Promise.allSettled(
      [note('a'), orphan, note('c')].map((job) => database.write<unknown>(job)),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(await notes(database)).toEqual([]);
    await database.write(note('d'));
    expect(await notes(database)).toEqual(['d']);
  });

  it('finishes waiting jobs when it is closed, and refuses new ones', async () => {
    const database = await openTestDatabase(engine);
    const waiting = database.write(note('a'));
    const closed = database.close();
    expect(await waiting).toBe('a');
    await closed;
    await expect(database.write(note('b'))).rejects.toThrow('closed');
  });
});

describe.skipIf(postgres.unavailable)('two processes that lock rows in opposite orders', () => {
  /** Both open one database; each change holds its first row until the other has its own. */
  async function meet() {
    const settings = await postgres.migratedDatabase();
    const [one, other] = [await openDatabase(settings), await openDatabase(settings)];
    onTestFinished(async () => void (await Promise.all([one.close(), other.close()])));
    await one.write(note('a'));
    await one.write(note('b'));
    const both = Promise.withResolvers<void>();
    let holding = 0;
    const append = (row: string, mark: string) =>
      sql`update revision set note = note || ${mark} where note like ${`${row}%`}`;
    const change =
      (first: string, second: string, mark: string, patience: string): Job<void> =>
      async (tx) => {
        await sql`select set_config('deadlock_timeout', ${patience}, true)`.execute(tx);
        await append(first, mark).execute(tx);
        holding += 1;
        if (holding === 2) both.resolve();
        await both.promise;
        await append(second, mark).execute(tx);
      };
    const sorted = async () => (await notes(one)).map((text) => [...(text ?? '')].sort().join(''));
    return { one, other, change, sorted };
  }

  it('both write: the one that was broken off runs again', async () => {
    const { one, other, change, sorted } = await meet();
    await Promise.all([one.write(change('a', 'b', '1', '20ms')), other.write(change('b', 'a', '2', '20s'))]);
    expect(await sorted()).toEqual(['12a', '12b']);
  });

  it('all jobs of a batch that was broken off run again, and one that fails is rejected', async () => {
    const { one, other, change, sorted } = await meet();
    const outcomes = await Promise.allSettled<unknown>([
      other.write(change('b', 'a', '2', '20s')),
      ...[note('c'), failing('d'), change('a', 'b', '1', '20ms'), note('e')].map((job) =>
        one.write<unknown>(job),
      ),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
    ]);
    expect(await sorted()).toEqual(['12a', '12b', 'c', 'e']);
  });
});

describe('group commit', () => {
  it('commits 100 waiting jobs in one transaction', async () => {
    const dataDir = temporaryFolder();
    await (await openDatabase({ dataDir })).close();
    const { db, statements } = watchedConnection(dataDir);
    const { write } = createWriter(db);
    await Promise.all(Array.from({ length: 100 }, (_, index) => write(note(String(index)))));
    expect(statements.filter((text) => text === 'commit')).toHaveLength(1);
    expect(statements.filter((text) => text.startsWith('savepoint'))).toEqual([]);
  });

  it('runs a batch again, each job in a savepoint, when one of them fails', async () => {
    const dataDir = temporaryFolder();
    await (await openDatabase({ dataDir })).close();
    const { db, statements } = watchedConnection(dataDir);
    const { write } = createWriter(db);
    await Promise.allSettled([note('a'), failing('b'), note('c')].map((job) => write<unknown>(job)));
    const bounds = /^(begin|savepoint|release|rollback|commit)/;
    expect(statements.map((text) => bounds.exec(text)?.[0] ?? 'job')).toEqual(
      ['begin', 'job', 'job', 'rollback', 'begin'].concat(
        ['savepoint', 'job', 'release'],
        ['savepoint', 'job', 'rollback', 'release'],
        ['savepoint', 'job', 'release', 'commit'],
      ),
    );
  });

  it('runs a job only once if it fails in a batch of its own', async () => {
    const dataDir = temporaryFolder();
    await (await openDatabase({ dataDir })).close();
    const { db, statements } = watchedConnection(dataDir);
    const { write } = createWriter(db);
    await expect(write(failing('a'))).rejects.toThrow('a fails');
    expect(statements.at(-1)).toBe('rollback');
    expect(statements).toHaveLength(3);
  });

  it('adds jobs submitted during a commit to the next commit', async () => {
    const dataDir = temporaryFolder();
    await (await openDatabase({ dataDir })).close();
    const { db, statements } = watchedConnection(dataDir);
    const { write } = createWriter(db);
    await Promise.all([write(note('a')), write(note('b')).then(() => write(note('c')))]);
    expect(statements.filter((text) => text === 'commit')).toHaveLength(2);
  });
});
