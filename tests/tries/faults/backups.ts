import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OwnEngine, openEngines } from '../../../scripts/lib/own-engines.mjs';
import { outcomeOf, type TriedServer, type Try, type TryContext } from '../try.ts';
import { untilTrue } from './crawl.ts';
import { Ledger } from './ledger.ts';

const root = join(import.meta.dirname, '../../..');

interface Ended {
  /** Exit code; undefined if it was killed. */
  code: number | undefined;
  text: string;
  /** In milliseconds. */
  time: number;
}

/** Backs up a server under load, kills both, and restores, with kills of either command in between. */
export const backups: readonly Try[] = (['sqlite', 'postgres'] as const).map((name) => ({
  name: `backup and restore with kills, ${name}: what was acknowledged before the backup is there`,
  run: async (context) => {
    const [engine] = await openEngines(name);
    if (!engine) return { skipped: `${name} cannot be started` };
    const folder = await mkdtemp(join(tmpdir(), 'pavilion-backup-'));
    try {
      return await tryBackups(context, engine, join(folder, 'backup.tar.gz'));
    } finally {
      await engine.close();
      await rm(folder, { recursive: true, force: true });
    }
  },
}));

async function tryBackups(context: TryContext, engine: OwnEngine, archive: string) {
  const findings: string[] = [];
  const rounds = context.amount(5, 1);
  const env = { ...process.env, ...engine.env, DATA_DIR: engine.dataDir, NODE_ENV: 'production' };
  /** Runs the program of `npm run backup` or `npm run restore`, and kills it after a time in milliseconds. */
  const run = (command: 'backup' | 'restore', killAfter?: number) =>
    new Promise<Ended>((resolve) => {
      const began = performance.now();
      const program = join(root, 'src/server/backup', `${command}.ts`);
      const child = execFile(
        process.execPath,
        [program, archive],
        { cwd: root, env },
        (error, stdout, stderr) => {
          const code = error ? (error.killed || error.signal ? undefined : Number(error.code)) : 0;
          resolve({ code, text: stdout + stderr, time: performance.now() - began });
        },
      );
      if (killAfter !== undefined) setTimeout(() => child.kill('SIGKILL'), killAfter);
    });
  const referencesOf = async () =>
    (await engine.query('select reference from submission')).map(({ reference }) => String(reference)).sort();
  const upload = join(engine.dataDir, 'media', 'hall.jpg');
  let [kept, killed] = [0, 0];

  for (let round = 1; round <= rounds; round++) {
    context.note(`${round} of ${rounds}, ${kept} requests restored`);
    const settings = { DEMO: 'off', SMTP_URL: '', MAIL_TO: '', ...engine.env, DATA_DIR: engine.dataDir };
    const server: TriedServer = await context.startServer(settings);
    await mkdir(join(engine.dataDir, 'media'), { recursive: true });
    await writeFile(upload, `round ${round}`);
    const ledger = new Ledger(`backup-${round}`);
    const working = ledger.submitUntilKilled(server.origin, 4);
    const enough = await untilTrue(async () => ledger.acknowledged >= 30);
    if (enough === undefined) return { findings: [`round ${round}: requests are refused`, ...ledger.faults] };
    const before = ledger.sent.flatMap(({ reference }) => reference ?? []);
    const backup = await run('backup');
    if (backup.code !== 0) findings.push(`round ${round}: the backup failed: ${backup.text}`);
    // A backup that is killed leaves the archive of before.
    const archived = await readFile(archive);
    await run('backup', Math.random() * backup.time);
    killed += 1;
    if (!archived.equals(await readFile(archive)) && (await run('backup')).code !== 0)
      findings.push(`round ${round}: a killed backup left a damaged archive`);
    server.kill('SIGKILL');
    await Promise.all([working, server.ended]);
    await writeFile(upload, 'changed');

    const stored = await referencesOf();
    const unread = await run('restore', Math.random() * backup.time);
    killed += 1;
    if (unread.code === undefined) {
      const now = await referencesOf();
      const isEither = now.join() === stored.join() || before.every((reference) => now.includes(reference));
      if (!isEither) findings.push(`round ${round}: a killed restore left a part of the requests`);
    }
    const restore = await run('restore');
    if (restore.code !== 0) findings.push(`round ${round}: the restore failed: ${restore.text}`);
    const restored = new Set(await referencesOf());
    const lost = before.filter((reference) => !restored.has(reference));
    if (lost.length > 0)
      findings.push(`round ${round}: ${lost.length} acknowledged requests are not restored`);
    kept += restored.size;
    if (!existsSync(upload) || (await readFile(upload, 'utf8')) !== `round ${round}`)
      findings.push(`round ${round}: the upload is not restored`);

    const again = await context.startServer(settings);
    const later = new Ledger(`later-${round}`);
    const ending = later.submitUntilKilled(again.origin, 2);
    if ((await untilTrue(async () => later.acknowledged >= 5)) === undefined)
      findings.push(`round ${round}: requests are refused after the restore`);
    again.kill('SIGKILL');
    await Promise.all([ending, again.ended]);
    findings.push(...ledger.faults, ...later.faults);
  }
  return outcomeOf(findings, `${rounds} backups restored, ${kept} requests; ${killed} commands killed`);
}
