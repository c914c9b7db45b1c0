import { expect, it, onTestFinished } from 'vitest';
import { onEveryEngine, postgres, sourceOver, testClock } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { query } from '#tests/support/postgres.ts';
import { publish } from './content/publish.ts';
import { openDatabase } from './database.ts';

onEveryEngine('the revision that is known without a query', (engine) => {
  async function twoServers() {
    const settings = await engine.migratedDatabase();
    const one = await openDatabase(settings);
    const other = await openDatabase(settings);
    onTestFinished(() => one.close());
    onTestFinished(() => other.close());
    return { one, other, settings };
  }

  it('is unknown until it was read once, then the one that was read', async () => {
    const { one } = await twoServers();
    const source = sourceOver(one);
    expect(source.knownRevision?.()).toBeUndefined();
    await eventually(() => expect(one.commitCount()).toBeDefined());
    await source.revision();
    expect(source.knownRevision?.()).toBe('0');
  });

  it('is unknown as soon as a publish of this process is acknowledged', async () => {
    const { one } = await twoServers();
    const source = sourceOver(one);
    await eventually(() => expect(one.commitCount()).toBeDefined());
    for (let round = 0; round < 20; round++) {
      // PostgreSQL reports the previous publish to its own process as well, a little later.
      await eventually(async () => {
        await source.revision();
        expect(source.knownRevision?.()).toBe(String(round));
      });
      await publish(one, { note: `round ${round}` }, testClock);
      expect(source.knownRevision?.()).toBeUndefined();
    }
  });

  it('is unknown after a publish of another process', async () => {
    const { one, other } = await twoServers();
    const source = sourceOver(one);
    await eventually(() => expect(one.commitCount()).toBeDefined());
    for (let round = 0; round < 5; round++) {
      await source.revision();
      expect(source.knownRevision?.()).toBe(String(round));
      await publish(other, { note: 'elsewhere' }, testClock);
      await eventually(() => expect(source.knownRevision?.()).toBeUndefined());
    }
  });

  if (engine === postgres)
    it('is unknown while the connection that listens is broken, and known again afterwards', async () => {
      const { one, settings } = await twoServers();
      const source = sourceOver(one);
      await eventually(() => expect(one.commitCount()).toBeDefined());
      await source.revision();
      await query(
        settings.url ?? '',
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen %'",
      );
      await eventually(() => expect(source.knownRevision?.()).toBeUndefined());
      await eventually(() => expect(one.commitCount()).toBeDefined());
      await source.revision();
      expect(source.knownRevision?.()).toBe('0');
    });
});
