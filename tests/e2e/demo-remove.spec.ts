import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runServer, serveSite } from '../support/served-site.ts';
import { expect, bareTest as test, withoutMotion } from '../support/site-test.ts';

test.use(withoutMotion);

const script = join(import.meta.dirname, '../../scripts/demo-remove.mjs');

/** Runs `npm run demo:remove` with these settings; returns its exit code and output. */
async function removeDemo(settings: Record<string, string>) {
  const env = { PATH: process.env.PATH, ...settings };
  const run = promisify(execFile)(process.execPath, [script], { env });
  const { stdout, stderr, code } = await run.then(
    (said) => ({ ...said, code: 0 }),
    (failed: { stdout: string; stderr: string; code: number }) => failed,
  );
  return { code, stdout, stderr };
}

test('npm run demo:remove deletes the demo content of a running site, which lists remaining demo content at start', async () => {
  const site = await serveSite();
  await expect.poll(site.output).toContain("The footer still shows the demo's icp,");
  const list = async () => (await fetch(`${site.url}/news/newsInfo`)).text();
  expect(await list()).toContain('/news/newsInfoDetail?id=news-001');

  const first = await removeDemo({ DATA_DIR: site.dataDir });
  expect(first).toMatchObject({ code: 0, stderr: '' });
  expect(first.stdout).toMatch(
    /^Removed \d+ entries of the demo content: .*\d+ news.* The site shows it already\.\n$/,
  );
  expect(await list()).not.toContain('news-001');

  const second = await removeDemo({ DATA_DIR: site.dataDir });
  expect(second).toMatchObject({ code: 0, stdout: 'There is no demo content to remove.\n' });

  const restarted = runServer({ PORT: '0', DATA_DIR: site.dataDir });
  await restarted.line(/Pavilion is ready/);
  expect(restarted.output()).not.toMatch(/adding the demo content|still shows the demo/);
  restarted.kill();
  await restarted.ended;
  await site.stop();
});

test('npm run demo:remove prints one line with the reason and exits with 1 if it cannot run', async () => {
  const { code, stderr } = await removeDemo({ CONTENT_API: 'https://cms.example/api/official/website' });
  expect(code).toBe(1);
  expect(stderr).toMatch(/^Nothing was removed: CONTENT_API is set, .*\n$/);
});

test('npm run demo:remove changes nothing in a new database', async () => {
  const { code, stdout } = await removeDemo({ DATA_DIR: test.info().outputPath('data') });
  expect(code).toBe(0);
  expect(stdout).toMatch(/^Nothing has been published in this database.*DEMO=off npm start.*\n$/);
});
