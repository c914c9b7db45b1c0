import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { type DatabaseSettings, openDatabase } from '#server/db/database.ts';
import { onEveryEngine, openEarlierVersion, temporaryFolder } from '../support/database.ts';

const root = join(import.meta.dirname, '../..');
const server = join(import.meta.dirname, 'submit-until-killed.ts');

/** The commands of the chapter, as an operator copies them. */
function documentedCommands(): string[] {
  const [, chapter = ''] = readFileSync(join(root, 'docs/operations.md'), 'utf8').split(
    '## Backup and restore\n',
  );
  const [text = ''] = chapter.split('\n## ');
  return [...text.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, command = '']) => command.trim());
}

interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs a command in the shell of an operator whose home is `home`. */
function runIn(home: string, { url, dataDir }: DatabaseSettings) {
  const env = {
    PATH: process.env.PATH,
    HOME: home,
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    npm_config_cache: '',
  };
  return (command: string): Promise<Outcome> =>
    promisify(execFile)('sh', ['-c', command.replace(/^npm run /, 'npm run --silent ')], {
      cwd: root,
      env,
    }).then(
      (said) => ({ ...said, code: 0 }),
      (failed: Outcome) => failed,
    );
}

/** A server that takes submissions until it is killed. */
async function startServer(settings: DatabaseSettings) {
  const child: ChildProcess = spawn(process.execPath, [server, JSON.stringify(settings)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let printed = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    printed += chunk;
  });
  await expect.poll(() => printed.length).toBeGreaterThan(2_000);
  return {
    /** Lines of key and reference of the acknowledged submissions; the last line may be cut off. */
    acknowledged: () => printed.split('\n').slice(0, -1),
    kill: async () => {
      child.kill('SIGKILL');
      await once(child, 'close');
    },
  };
}

async function storedIn(settings: DatabaseSettings): Promise<string[]> {
  const database = await openDatabase(settings);
  const rows = await database.read.selectFrom('submission').select(['reference', 'body']).execute();
  await database.close();
  return rows.map(({ reference, body }) => [JSON.parse(body).name, reference].join('\t'));
}

onEveryEngine('the commands of the chapter “Backup and restore”', (engine) => {
  it('[TRUST-03] give back everything that was acknowledged before the backup, after the server was killed', async () => {
    const settings = await engine.migratedDatabase();
    const { dataDir } = settings;
    const home = temporaryFolder();
    const archive = join(home, 'pavilion-backup.tar.gz');
    const run = runIn(home, settings);
    const [backup = '', restore = '', ...more] = documentedCommands();
    expect([backup, restore, more]).toEqual([
      'npm run backup -- ~/pavilion-backup.tar.gz',
      'npm run restore -- ~/pavilion-backup.tar.gz',
      [],
    ]);
    mkdirSync(join(dataDir, 'media'));
    writeFileSync(join(dataDir, 'media', 'hall.jpg'), 'a picture');
    writeFileSync(join(dataDir, 'secret'), 'the secret');

    const running = await startServer(settings);
    const before = running.acknowledged();
    expect(await run(backup)).toMatchObject({
      code: 0,
      stderr: '',
      stdout: expect.stringMatching(
        /^The backup \S+\/pavilion-backup\.tar\.gz is complete: \d+ requests, 0 entries, 1 media files, .* MB\. It was read again and checked\.\n$/,
      ),
    });
    expect(statSync(archive).mode & 0o777).toBe(0o600);
    writeFileSync(join(dataDir, 'media', 'hall.jpg'), 'changed');
    writeFileSync(join(dataDir, 'media', '0123456789abcdef0123456789abcdef.jpg'), 'a later picture');
    writeFileSync(join(dataDir, 'secret'), 'another secret');
    await running.kill();
    if (engine.name === 'SQLite') expect(statSync(join(dataDir, 'pavilion.db-wal')).size).toBeGreaterThan(0);

    expect(await run(restore)).toMatchObject({ code: 0, stderr: '' });
    const stored = await storedIn(settings);
    expect(before.length).toBeGreaterThan(50);
    expect(before.filter((line) => !stored.includes(line))).toEqual([]);
    expect(stored.length).toBeLessThan(running.acknowledged().length + 20);
    expect(readFileSync(join(dataDir, 'media', 'hall.jpg'), 'utf8')).toBe('a picture');
    expect(existsSync(join(dataDir, 'media', '0123456789abcdef0123456789abcdef.jpg'))).toBe(false);
    expect(readFileSync(join(dataDir, 'secret'), 'utf8')).toBe('the secret');

    const onNewMachine = await engine.emptyDatabase();
    expect(await runIn(home, onNewMachine)(restore)).toMatchObject({ code: 0, stderr: '' });
    expect(await storedIn(onNewMachine)).toEqual(stored);

    const database = await openDatabase(settings);
    expect(await run(restore)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /^Nothing was restored: A server or a backup uses \S+: stop it first\.\n$/,
      ),
    });
    await database.close();
    truncateSync(archive, statSync(archive).size - 200);
    expect(await run(restore)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /^Nothing was restored: \S+ is not a complete backup \(.*\): use another one\.\n$/,
      ),
    });
    expect(await storedIn(settings)).toEqual(stored);
  });

  it.runIf(process.getuid?.() === 0)(
    '[TRUST-03] leave a folder that root restores to the account of the server',
    async () => {
      const settings = await engine.migratedDatabase();
      const { dataDir } = settings;
      const home = temporaryFolder();
      const [backup = '', restore = ''] = documentedCommands();
      mkdirSync(join(dataDir, 'media'));
      writeFileSync(join(dataDir, 'media', 'hall.jpg'), 'a picture');
      writeFileSync(join(dataDir, 'secret'), 'the secret');
      expect(await runIn(home, settings)(backup)).toMatchObject({ code: 0, stderr: '' });

      const account = 10_001;
      const other = await engine.emptyDatabase();
      chownSync(other.dataDir, account, account);
      expect(await runIn(home, other)(restore)).toMatchObject({ code: 0, stderr: '' });
      const owners = readdirSync(other.dataDir, { recursive: true, encoding: 'utf8' })
        .toSorted()
        .map((name) => [name, statSync(join(other.dataDir, name)).uid]);
      expect(owners).toEqual(
        [
          'media',
          'media/hall.jpg',
          'media/incoming',
          ...(engine.name === 'SQLite' ? ['pavilion.db'] : []),
          'pavilion.lock',
          'secret',
        ].map((name) => [name, account]),
      );
    },
  );

  it('[TRUST-03] restore the backup of an earlier release into the database of this one', async () => {
    const earlier = await engine.emptyDatabase();
    const { reader, writer } = await openEarlierVersion(earlier, '0030');
    await reader.destroy();
    await writer.destroy();
    const home = temporaryFolder();
    const [backup = '', restore = ''] = documentedCommands();
    expect(await runIn(home, earlier)(backup)).toMatchObject({ code: 0, stderr: '' });

    const settings = await engine.migratedDatabase();
    expect(await runIn(home, settings)(restore)).toMatchObject({ code: 0, stderr: '' });
    const database = await openDatabase(settings);
    await database.write((tx) =>
      tx
        .insertInto('media_crop')
        .values({
          ...{ file: 'a.jpg', part: 'x0', widths: null, copy_at: null, unused_at: null },
          ...{ state: 'new', at: '2026-11-21T01:00:00.000Z' },
        })
        .execute(),
    );
    expect(await database.read.selectFrom('media_change').selectAll().execute()).toEqual([{ count: 1 }]);
    await database.close();
  });
});
