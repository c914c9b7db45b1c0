/**
 * `npm run faults`: kills the server (SIGKILL) repeatedly while it accepts submissions of all three forms, on SQLite
 * and PostgreSQL alternately. After each restart every acknowledged request must exist exactly once, and retrying an
 * unacknowledged one must leave exactly one. The exit code is 1 if anything was lost, duplicated or changed.
 *
 *   --kills 200                number for both engines together
 *   --engine sqlite|postgres   only one engine
 *   --server FILE              another server program than dist/server/serve.js
 */
import { parseArgs } from 'node:util';
import { table } from './bench/table.mjs';
import { createTrial } from './faults/trial.mjs';
import { ensureBundles, ensureMedia } from './lib/build-output.mjs';
import { ensurePostgres } from './lib/ensure-postgres.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { openEngines } from './lib/own-engines.mjs';
import { main } from './lib/problem.mjs';
import { withProgress } from './lib/progress.mjs';
import { inRoot } from './lib/project.mjs';
import { rerunOnProjectNode } from './lib/project-runtime.mjs';

const { values: options } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    engine: { type: 'string' },
    server: { type: 'string' },
  },
});

main(async () => {
  await ensureInstalled();
  const code = await rerunOnProjectNode();
  if (code !== undefined) return code;
  if (!options.server) {
    await ensureMedia();
    await ensureBundles();
  }
  if (options.engine !== 'sqlite') await ensurePostgres();

  const program = options.server ?? inRoot('dist/server/serve.js');
  const engines = await openEngines(options.engine);
  try {
    const trials = engines.map((engine) => createTrial({ engine, program }));
    const kills = Number(options.kills);
    await withProgress(`Killing the server ${kills} times`, async (note) => {
      for (let kill = 1; kill <= kills; kill++) {
        const trial = trials[kill % trials.length];
        const { acknowledged, faults } = await trial.killOnce();
        note(`${kill} of ${kills}, ${trial.name}: ${acknowledged} acknowledged, ${faults} faults`);
      }
      for (const trial of trials) await trial.finish();
    });
    print(trials);
    return trials.some(({ faults }) => faults.length > 0) ? 1 : 0;
  } finally {
    for (const engine of engines) await engine.close();
  }
});

function print(trials) {
  const head = ['', 'kills', 'acknowledged', 'on their way', 'of them stored', 'faults'];
  const rows = trials.map(({ name, totals, faults }) => [
    name,
    totals.kills,
    totals.acknowledged,
    totals.unanswered,
    totals.storedUnanswered,
    faults.length || 'none',
  ]);
  console.log(`\nSubmissions to a server that is killed\n${table(head, rows)}`);
  for (const { name, faults } of trials)
    for (const fault of faults.slice(0, 20)) console.log(`✗ ${name}: ${fault}`);
}
