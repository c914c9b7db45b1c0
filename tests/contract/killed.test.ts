import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { type DatabaseSettings, openDatabase } from '#server/db/database.ts';
import { onEveryEngine } from '../support/database.ts';

const program = new URL('./submit-until-killed.ts', import.meta.url).pathname;
const kills = 3;
/** Additional output of each server in bytes: it first repeats the submissions of the server before it. */
const step = 6_000;

onEveryEngine('a server that is killed while it takes submissions', (engine) => {
  it('[CALL-01.20, BOOK-07] neither loses nor duplicates acknowledged submissions and recognises repeats', async () => {
    const settings = await engine.migratedDatabase();
    const acknowledged = new Set<string>();
    for (let start = 1; start <= kills; start += 1)
      for (const line of await submitUntilKilled(settings, start * step)) acknowledged.add(line);
    expect(acknowledged.size).toBeGreaterThan(500);

    const database = await openDatabase(settings);
    const rows = await database.read.selectFrom('submission').select(['reference', 'body']).execute();
    const stored = rows.map(({ reference, body }) => [JSON.parse(body).name, reference].join('\t'));
    await database.close();
    expect([...acknowledged].filter((line) => !stored.includes(line))).toEqual([]);
    const keys = stored.map((line) => line.split('\t')[0]);
    expect(keys).toHaveLength(new Set(keys).size);
  });
});

/** Lines of key and reference that a server printed until it was killed with submissions in progress. */
async function submitUntilKilled(settings: DatabaseSettings, enough: number): Promise<string[]> {
  const server = spawn(process.execPath, [program, JSON.stringify(settings)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  server.stdout.on('data', (chunk: Buffer) => {
    printed += chunk;
    if (printed.length > enough) server.kill('SIGKILL');
  });
  const [, signal] = await once(server, 'close');
  expect(signal).toBe('SIGKILL');
  // The last line may have been cut off.
  return printed.split('\n').slice(0, -1);
}
