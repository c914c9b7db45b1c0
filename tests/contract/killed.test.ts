import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { temporaryFolder } from '../support/database.ts';

const program = new URL('./submit-until-killed.ts', import.meta.url).pathname;

it('[CALL-01.20] loses nothing that was acknowledged when the server is killed', {
  timeout: 20_000,
}, async () => {
  const dataDir = temporaryFolder();
  const server = spawn(process.execPath, [program, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  server.stdout.on('data', (chunk: Buffer) => {
    printed += chunk;
    if (printed.length > 20_000) server.kill('SIGKILL');
  });
  const [, signal] = await once(server, 'close');
  expect(signal).toBe('SIGKILL');

  // The last line may have been cut off.
  const acknowledged = printed.split('\n').slice(0, -1);
  expect(acknowledged.length).toBeGreaterThan(1000);
  const database = await openDatabase({ dataDir });
  const rows = await database.read.selectFrom('submission').select('reference').execute();
  const stored = new Set(rows.map(({ reference }) => reference));
  expect(acknowledged.filter((reference) => !stored.has(reference))).toEqual([]);
  await database.close();
});
