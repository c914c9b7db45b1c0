import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, readdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runServer, serveSite } from '../support/served-site.ts';
import { expect, bareTest as test } from '../support/site-test.ts';

/** Starts the built server and returns its exit code and its lines of output. */
async function start(settings: Record<string, string>) {
  const run = runServer(settings);
  const code = await run.ended;
  return { code, lines: run.output().trim().split('\n') };
}

test('an invalid setting prints one line with its remedy and exits with 1', async () => {
  const { code, lines } = await start({ PORT: 'many' });
  expect(code).toBe(1);
  expect(lines).toEqual([
    expect.stringMatching(/^Pavilion cannot start: PORT="many": .*Correct or unset PORT\.$/),
  ]);
});

test('a port in use prints one line with its remedy, exits with 1, and leaves the data of the server there alone', async () => {
  const testInfo = test.info();
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const { code, lines } = await start({
    PORT: String(port),
    DATA_DIR: testInfo.outputPath('data'),
    DEMO: 'off',
  });
  other.close();
  expect(code).toBe(1);
  expect(lines).toEqual([
    expect.stringMatching(new RegExp(`^Pavilion cannot start: Port ${port} is in use .* npm start$`)),
  ]);
  // A server that had opened them would have replaced the link to the first account, and claimed mails.
  expect(existsSync(testInfo.outputPath('data'))).toBe(false);
});

test('a read-only data folder prints one line with its remedy and exits with 1', async () => {
  const testInfo = test.info();
  const file = testInfo.outputPath('a-file');
  await writeFile(file, 'not a folder');
  const { code, lines } = await start({ PORT: '0', DATA_DIR: join(file, 'data') });
  expect(code).toBe(1);
  expect(lines).toEqual([expect.stringMatching(/^Pavilion cannot start: .*DATA_DIR/)]);
});

test('a database from which a newer version has removed something prints one line with its remedy and exits with 1', async () => {
  const testInfo = test.info();
  const dataDir = testInfo.outputPath('data');
  const site = await serveSite({ DATA_DIR: dataDir, DEMO: 'off' });
  const { DatabaseSync } = await import('node:sqlite');
  const database = new DatabaseSync(join(dataDir, 'pavilion.db'));
  database.exec(
    "insert into kysely_migration (name, timestamp) values ('9999-from-the-future', '2099-01-01'); insert into required_migration values ('9999-from-the-future')",
  );
  database.close();
  // Stopping a test site deletes its folder, so this one is stopped last.
  const { code, lines } = await start({ PORT: '0', DATA_DIR: dataDir, DEMO: 'off' });
  await site.stop();
  expect(code).toBe(1);
  expect(lines).toEqual([
    expect.stringMatching(/^Pavilion cannot start: .*newer version.*9999-from-the-future/),
  ]);
});

test('[OPS-10] a copy of the built folder with its own few packages serves the site and makes backups, in under 250 MB', async () => {
  const execute = promisify(execFile);
  const testInfo = test.info();
  const [release, dataDir] = [testInfo.outputPath('release'), testInfo.outputPath('data')];
  await cp(join(import.meta.dirname, '../../dist'), release, { recursive: true });
  await execute('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: release });
  const packages = (await readdir(join(release, 'node_modules'))).filter((name) => !name.startsWith('.'));
  expect(packages.toSorted()).toEqual(['@img', 'detect-libc', 'pinyin-pro', 'sharp', 'tinypool']);
  const { stdout } = await execute('du', ['-sk', release]);
  expect(Number.parseInt(stdout, 10)).toBeLessThan(250 * 1024);

  const env = { PATH: process.env.PATH, PORT: '0', DATA_DIR: dataDir, NODE_ENV: 'production' };
  const server = runServer({ PORT: '0', DATA_DIR: dataDir }, join(release, 'server/serve.js'));
  const url = (await server.line(/Pavilion is ready: (\S+)/))?.[1];
  expect((await fetch(`${url}/exhibitCenter/freeDates`)).status).toBe(200);
  // A share card is drawn by `sharp`, with a package of the folder.
  const [, event] =
    /<loc>[^<]*(\/events\/[^<?]+)<\/loc>/.exec(await (await fetch(`${url}/sitemap.xml`)).text()) ?? [];
  const [, card] =
    /property="og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(
      await (await fetch(`${url}${event}`)).text(),
    ) ?? [];
  const picture = await fetch(`${url}${card?.replaceAll('&amp;', '&')}`);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect((await fetch(`${url}/editor`)).status).toBe(200);
  const backup = testInfo.outputPath('backup.tar.gz');
  const made = await execute(process.execPath, [join(release, 'server/backup.js'), backup], { env });
  expect(made.stdout).toMatch(/^The backup .* is complete: 0 requests, \d+ entries/);
  server.kill();
  expect(await server.ended).toBe(0);
});
